package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import io.palimpsest.neighbours.FreePort;
import io.palimpsest.service.platform.ChildMain;
import io.palimpsest.service.platform.Platform;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A Kafka Connect worker in distributed mode, as a process of its own, with our packaged plugin. It
 * ends with the test, however that ends. Its log is one file, also of those that were killed.
 */
final class ConnectWorker implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(90);

  private final WorkerSettings settings;
  private Process process;

  private ConnectWorker(WorkerSettings settings) {
    this.settings = settings;
  }

  /** Starts one on a platform and waits until it answers. */
  static ConnectWorker start(Path directory, Platform platform) throws IOException {
    return start(directory, platform.bootstrapServers(), Map.of());
  }

  /**
   * Starts one on a broker and waits until it answers.
   *
   * @param clients how all of its clients reach the broker
   */
  static ConnectWorker start(Path directory, String bootstrapServers, Map<String, String> clients)
      throws IOException {
    ConnectWorker worker =
        new ConnectWorker(
            new WorkerSettings(directory, bootstrapServers, FreePort.find(), clients));
    Files.createDirectories(directory);
    worker.settings.write();
    worker.launch();
    worker.awaitAnswers();
    return worker;
  }

  /** Starts it again, after it was killed; waits for nothing. */
  void launch() throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                // Most of what it does in a test is to start.
                "-XX:TieredStopAtLevel=1",
                "-Dlog4j2.configurationFile=" + settings.logging(),
                "-cp",
                System.getProperty("connect.worker") + "/*" + File.pathSeparator + childMainAlone(),
                ChildMain.class.getName(),
                "org.apache.kafka.connect.cli.ConnectDistributed",
                settings.file().toString())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(settings.printed().toFile()))
            .start();
  }

  /** Waits until it is a member of its group and takes requests. */
  void awaitAnswers() {
    await("the worker answers")
        .atMost(LIMIT)
        .ignoreExceptionsMatching(failure -> process.isAlive())
        .until(
            () -> {
              if (!process.isAlive()) {
                throw new IllegalStateException("the worker ended; it said: " + log());
              }
              return http().get("//health").status() == 200;
            });
  }

  /** Whoever asks it by HTTP; paths begin with two slashes. */
  ApiClient http() {
    return new ApiClient(
        "http://127.0.0.1:" + settings.port(),
        Optional.empty(),
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build());
  }

  /** Its connectors. */
  WorkerConnectors connectors() {
    return new WorkerConnectors(http());
  }

  /** Everything that it has logged or printed, from its first start on. */
  String log() throws IOException {
    return Files.readString(settings.log()) + Files.readString(settings.printed());
  }

  /** Lets some time go by; fails if the worker ends within it. */
  void runFor(Duration time) throws IOException, InterruptedException {
    if (process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException("the worker ended; it said: " + log());
    }
  }

  /** kill -9. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Without the rest of our classes: a worker knows of them by its plugin path only. */
  private Path childMainAlone() throws IOException {
    String name = ChildMain.class.getName().replace('.', '/') + ".class";
    Path classes = settings.directory().resolve("child-main");
    Path file = classes.resolve(name);
    Files.createDirectories(file.getParent());
    try (InputStream bytes = ChildMain.class.getClassLoader().getResourceAsStream(name)) {
      Files.write(file, bytes.readAllBytes());
    }
    return classes;
  }
}
