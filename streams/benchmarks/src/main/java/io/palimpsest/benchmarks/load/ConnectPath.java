package io.palimpsest.benchmarks.load;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The ways through a worker that can be measured. */
enum ConnectPath {
  /** A topic, the transform, the JSON-lines sink, files. */
  SINK("sink-task-metrics", "sink-record-send-total"),

  /** Files, the JSON-lines source, the transform, a topic. */
  SOURCE("source-task-metrics", "source-record-write-total");

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

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  static ConnectPath of(String label) {
    List<ConnectPath> all = Arrays.asList(values());
    return all.stream()
        .filter(path -> path.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "--path must be one of "
                        + String.join(", ", all.stream().map(ConnectPath::label).toList())
                        + ". Provided value: "
                        + label));
  }
}
