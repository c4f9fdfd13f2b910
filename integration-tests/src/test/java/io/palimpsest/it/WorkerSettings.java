package io.palimpsest.it;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * Settings of a {@link ConnectWorker}, and where its files lie.
 *
 * @param directory of all of them
 * @param port of its HTTP server, on loopback
 * @param clients how all of its clients reach the broker
 */
record WorkerSettings(
    Path directory, String bootstrapServers, int port, Map<String, String> clients) {
  /**
   * What was killed is missed after six seconds, the least that a broker takes, and nothing waits
   * for its return. Offsets are committed often, so that a kill meets all moments between.
   */
  private static final String WORKER =
      """
      bootstrap.servers=%s
      group.id=palimpsest-connect
      listeners=http://127.0.0.1:%d
      plugin.path=%s,%s
      plugin.discovery=service_load
      key.converter=org.apache.kafka.connect.storage.StringConverter
      value.converter=org.apache.kafka.connect.json.JsonConverter
      config.storage.topic=palimpsest-connect-configs
      config.storage.replication.factor=1
      offset.storage.topic=palimpsest-connect-offsets
      offset.storage.replication.factor=1
      offset.storage.partitions=1
      status.storage.topic=palimpsest-connect-status
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

  /** The worker's own clients, and those of its connectors. */
  private static final List<String> CLIENTS = List.of("", "producer.", "consumer.", "admin.");

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
    Properties settings = new Properties();
    settings.load(
        new StringReader(
            WORKER.formatted(
                bootstrapServers,
                port,
                System.getProperty("connect.plugins"),
                System.getProperty("debezium.plugins"))));
    for (String prefix : CLIENTS) {
      clients.forEach((name, value) -> settings.put(prefix + name, value));
    }
    SettingsFile.write(file(), settings);
    Files.writeString(logging(), LOGGING.formatted(log()));
  }
}
