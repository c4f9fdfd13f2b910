package io.palimpsest.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Settings of a {@link ConnectWorker}, and where its files lie.
 *
 * @param directory of all of them
 * @param port of its HTTP server, on loopback
 */
record WorkerSettings(Path directory, String bootstrapServers, int port) {
  /**
   * What was killed is missed after six seconds, the least that a broker takes, and nothing waits
   * for its return. Offsets are committed often, so that a kill meets all moments between.
   */
  private static final String WORKER =
      """
      bootstrap.servers=%s
      group.id=connect
      listeners=http://127.0.0.1:%d
      plugin.path=%s
      plugin.discovery=service_load
      key.converter=org.apache.kafka.connect.storage.StringConverter
      value.converter=org.apache.kafka.connect.json.JsonConverter
      config.storage.topic=connect-configs
      config.storage.replication.factor=1
      offset.storage.topic=connect-offsets
      offset.storage.replication.factor=1
      offset.storage.partitions=1
      status.storage.topic=connect-status
      status.storage.replication.factor=1
      status.storage.partitions=1
      exactly.once.source.support=enabled
      offset.flush.interval.ms=500
      session.timeout.ms=6000
      heartbeat.interval.ms=1000
      scheduled.rebalance.max.delay.ms=0
      task.shutdown.graceful.timeout.ms=3000
      consumer.session.timeout.ms=6000
      consumer.heartbeat.interval.ms=1000
      consumer.metadata.max.age.ms=2000
      """;

  private static final String LOGGING =
      """
      appender.file.type=File
      appender.file.name=file
      appender.file.fileName=%s
      appender.file.layout.type=PatternLayout
      appender.file.layout.pattern=%%d %%p [%%t] %%c - %%m%%n
      rootLogger.level=INFO
      rootLogger.appenderRef.file.ref=file
      """;

  Path file() {
    return directory.resolve("worker.properties");
  }

  Path logging() {
    return directory.resolve("log4j2.properties");
  }

  /** What it logs. */
  Path log() {
    return directory.resolve("worker.log");
  }

  /** What it prints to standard output and standard error. */
  Path printed() {
    return directory.resolve("worker.out");
  }

  void write() throws IOException {
    Files.writeString(
        file(), WORKER.formatted(bootstrapServers, port, System.getProperty("connect.plugins")));
    Files.writeString(logging(), LOGGING.formatted(log()));
  }
}
