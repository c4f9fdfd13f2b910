package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code palimpsest run} with its embedded platform, as a process of its own, in a new folder. */
final class RunningService implements AutoCloseable {
  private static final Duration START_LIMIT = Duration.ofSeconds(120);
  private static final Duration STOP_LIMIT = Duration.ofSeconds(60);
  private static final Duration LOOK_AGAIN = Duration.ofMillis(200);
  private static final Pattern HTTP_URL = Pattern.compile("HTTP (http://\\S+)");

  /** The same in all runs, so that all do the same; it guards nothing but made posts. */
  private static final String KEY = "42".repeat(32);

  private final Process process;
  private final WorkFolder folder;
  private final Thread hook;

  private RunningService(Process process, WorkFolder folder) {
    this.process = process;
    this.folder = folder;
    this.hook = new Thread(this::abandon);
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Starts it and waits until posts flow.
   *
   * @param policy a file or a name
   * @param threads how many posts it works on at once
   */
  static RunningService start(Installation installation, String policy, int threads)
      throws IOException, InterruptedException {
    WorkFolder folder = WorkFolder.make();
    Path key = Files.writeString(folder.resolve("master.key"), KEY + "\n");
    ProcessBuilder builder =
        new ProcessBuilder(
                installation.command(
                    List.of(
                        "run",
                        "--data-dir",
                        data(folder).toString(),
                        "--key-file",
                        key.toString(),
                        "--http-port",
                        "0",
                        "--policy",
                        policy,
                        "--threads",
                        Integer.toString(threads))))
            .redirectErrorStream(true)
            .redirectOutput(log(folder).toFile());
    builder.environment().remove("PALIMPSEST_KEY");
    RunningService service = new RunningService(builder.start(), folder);
    try {
      service.awaitReadiness();
    } catch (IOException | InterruptedException | RuntimeException e) {
      service.close();
      throw e;
    }
    return service;
  }

  Endpoint endpoint() {
    return Endpoint.inDataDirectory(dataDirectory());
  }

  Path dataDirectory() {
    return data(folder);
  }

  long pid() {
    return process.pid();
  }

  /** What the service and its platform have computed so far. */
  CpuTime cpuTime() {
    return CpuTime.of(process.toHandle());
  }

  /** Ends it in order, which puts on disk what was in memory. */
  void stop() throws InterruptedException {
    process.destroy();
    if (!process.waitFor(STOP_LIMIT.toSeconds(), TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
      throw new LoadException("the service did not stop within " + STOP_LIMIT.toSeconds() + " s");
    }
  }

  /** Ends it and deletes its folder. */
  @Override
  public void close() throws IOException {
    try {
      stop();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    } finally {
      Runtime.getRuntime().removeShutdownHook(hook);
      folder.delete();
    }
  }

  /** A harness that is interrupted must leave neither a broker nor its files behind. */
  private void abandon() {
    process.destroy();
    process.onExit().join();
    try {
      folder.delete();
    } catch (IOException e) {
      // it lies among the temporary files, and nobody is left to be told
    }
  }

  private void awaitReadiness() throws IOException, InterruptedException {
    long start = System.nanoTime();
    while (!isReady()) {
      if (process.waitFor(LOOK_AGAIN.toMillis(), TimeUnit.MILLISECONDS)) {
        throw new LoadException("the service ended; it said: " + said());
      }
      if (System.nanoTime() - start > START_LIMIT.toNanos()) {
        throw new LoadException(
            "the service was not ready after "
                + START_LIMIT.toSeconds()
                + " s; it said: "
                + said());
      }
    }
  }

  private boolean isReady() throws IOException, InterruptedException {
    Matcher url = HTTP_URL.matcher(said());
    return url.find()
        && HttpClient.newHttpClient()
                .send(
                    HttpRequest.newBuilder(URI.create(url.group(1) + "/health/readiness")).build(),
                    HttpResponse.BodyHandlers.discarding())
                .statusCode()
            == 200;
  }

  private String said() throws IOException {
    return Files.readString(log(folder));
  }

  private static Path data(WorkFolder folder) {
    return folder.resolve("data");
  }

  private static Path log(WorkFolder folder) {
    return folder.resolve("service.log");
  }
}
