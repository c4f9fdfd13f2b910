package io.palimpsest.benchmarks.load;

/** The ways through a worker that can be measured. */
enum ConnectPath {
  /** A topic, the transform, the JSON-lines sink, files. */
  SINK("sink-task-metrics", "sink-record-send-total"),

  /** Files, the JSON-lines source, the transform, a topic. */
  SOURCE("source-task-metrics", "source-record-write-total"),

  /** A topic, the transform, Debezium's JDBC sink, a table of PostgreSQL. */
  DATABASE("sink-task-metrics", "sink-record-send-total");

  private final String bean;
  private final String counter;

  ConnectPath(String bean, String counter) {
    this.bean = bean;
    this.counter = counter;
  }

  /** The type of the bean that has the counter. */
  String bean() {
    return bean;
  }

  /** What counts records that came through the transforms and were taken by what follows. */
  String counter() {
    return counter;
  }
}
