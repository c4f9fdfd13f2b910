package io.palimpsest.benchmarks.load;

import io.palimpsest.neighbours.FreePort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A Kafka Connect worker in distributed mode, as a process of its own. */
final class RunningWorker implements AutoCloseable {
  private static final Duration START_LIMIT = Duration.ofSeconds(60);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(30);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(200);

  private static final String SETTINGS =
      """
      bootstrap.servers=%s
      group.id=connect
      listeners=http://127.0.0.1:%d
      plugin.path=%s
      plugin.discovery=service_load
      key.converter=org.apache.kafka.connect.storage.StringConverter
      value.converter=org.apache.kafka.connect.json.JsonConverter
      value.converter.schemas.enable=false
      config.storage.topic=connect-configs
      config.storage.replication.factor=1
      offset.storage.topic=connect-offsets
      offset.storage.replication.factor=1
      offset.storage.partitions=1
      status.storage.topic=connect-status
      status.storage.replication.factor=1
      status.storage.partitions=1
      exactly.once.source.support=enabled
      scheduled.rebalance.max.delay.ms=0
      """;

  private static final String LOGGING =
      """
      appender.console.type=Console
      appender.console.name=console
      appender.console.layout.type=PatternLayout
      appender.console.layout.pattern=%d %p %c - %m%n
      rootLogger.level=WARN
      rootLogger.appenderRef.console.ref=console
      """;

  private final Process process;
  private final Path log;
  private final WorkerHttp http;
  private final WorkerCounters counters;
  private final Thread hook = new Thread(this::abandon);

  private RunningWorker(Process process, Path log, int port, int countersPort)
      throws IOException, InterruptedException {
    this.process = process;
    this.log = log;
    this.http = new WorkerHttp(port);
    Runtime.getRuntime().addShutdownHook(hook);
    awaitHealth();
    this.counters = WorkerCounters.at(countersPort);
  }

  /**
   * Starts it and waits until it takes connectors.
   *
   * @param folder for its files
   * @param lib its class path
   * @param plugins its plugin path
   */
  static RunningWorker start(Path folder, String bootstrapServers, Path lib, List<Path> plugins)
      throws IOException, InterruptedException {
    int port = FreePort.find();
    int countersPort = FreePort.find();
    Path log = folder.resolve("worker.log");
    String pluginPath = String.join(",", plugins.stream().map(Path::toString).toList());
    Path settings =
        Files.writeString(
            folder.resolve("worker.properties"),
            SETTINGS.formatted(bootstrapServers, port, pluginPath));
    Path logging = Files.writeString(folder.resolve("log4j2.properties"), LOGGING);
    Process process =
        new ProcessBuilder(
                Installation.ownJava("java").toString(),
                // as Kafka's own script starts it, but for a fixed heap
                "-XX:+UseG1GC",
                "-Xms1g",
                "-Xmx1g",
                "-Dlog4j2.configurationFile=" + logging,
                "-Dcom.sun.management.jmxremote.host=127.0.0.1",
                "-Dcom.sun.management.jmxremote.port=" + countersPort,
                "-Dcom.sun.management.jmxremote.rmi.port=" + countersPort,
                "-Dcom.sun.management.jmxremote.authenticate=false",
                "-Dcom.sun.management.jmxremote.ssl=false",
                "-Djava.rmi.server.hostname=127.0.0.1",
                "-cp",
                lib + "/*",
                "org.apache.kafka.connect.cli.ConnectDistributed",
                settings.toString())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    return new RunningWorker(process, log, port, countersPort);
  }

  WorkerCounters counters() {
    return counters;
  }

  /** To ask it for things. */
  WorkerHttp http() {
    return http;
  }

  private void awaitHealth() throws IOException, InterruptedException {
    long start = System.nanoTime();
    while (!http.isHealthy()) {
      if (process.waitFor(LOOK_AGAIN.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new LoadException("the worker ended; it said: " + Files.readString(log));
      }
      if (System.nanoTime() - start > START_LIMIT.toNanos()) {
        throw new LoadException(
            "the worker was not ready after "
                + START_LIMIT.toSeconds()
                + " s; it said: "
                + Files.readString(log));
      }
    }
  }

  @Override
  public void close() throws IOException {
    counters.close();
    process.destroy();
    try {
      if (!process.waitFor(STOP_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    Runtime.getRuntime().removeShutdownHook(hook);
  }

  /** A harness that is interrupted must leave no worker behind. */
  private void abandon() {
    process.destroyForcibly();
  }
}
