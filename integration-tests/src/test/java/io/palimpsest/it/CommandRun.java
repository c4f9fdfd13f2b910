package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * One command as a process that ends, with the memory that the launcher gives it. Most of what it
 * does is to start, unless it is given a longer limit than others.
 *
 * @param exitCode of the process
 * @param out a file with its standard output
 * @param err all of its standard error
 */
record CommandRun(int exitCode, Path out, String err) {
  private static final List<String> OF_THE_LAUNCHER = List.of("-XX:+UseSerialGC", "-Xmx512m");
  private static final Duration LIMIT = Duration.ofSeconds(90);

  /**
   * Runs it and waits for its end.
   *
   * @param directory where its streams are kept; one run at a time
   * @param cache where it finds and keeps lexicons
   */
  static CommandRun of(Path directory, Path cache, String input, String... arguments)
      throws IOException, InterruptedException {
    return of(LIMIT, ServiceProcess.SHORT_LIVED, directory, cache, input, arguments);
  }

  /** One that has much to do. */
  static CommandRun of(
      Duration limit, Path directory, Path cache, String input, String... arguments)
      throws IOException, InterruptedException {
    return of(limit, List.of(), directory, cache, input, arguments);
  }

  private static CommandRun of(
      Duration limit,
      List<String> ofJava,
      Path directory,
      Path cache,
      String input,
      String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(ServiceProcess.command(arguments));
    command.addAll(1, ofJava);
    command.addAll(1, OF_THE_LAUNCHER);
    Path out = Files.createTempFile(directory, "out", "");
    Path err = Files.createTempFile(directory, "err", "");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .redirectInput(Files.writeString(directory.resolve("in"), input).toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile());
    builder.environment().put("XDG_CACHE_HOME", cache.toString());
    Process process = builder.start();
    try {
      assertThat(process.waitFor(limit.toSeconds(), TimeUnit.SECONDS))
          .as("ends within %s", limit)
          .isTrue();
    } finally {
      process.destroyForcibly();
    }
    return new CommandRun(process.exitValue(), out, Files.readString(err));
  }

  /** All of its standard output. */
  String output() throws IOException {
    return Files.readString(out);
  }

  void assertSucceeded() {
    assertThat(exitCode).as(err).isZero();
  }

  /** Exit code 2, nothing on standard output, and one line with all of these parts. */
  void assertOneClearLine(String... parts) throws IOException {
    assertThat(exitCode).as(err).isEqualTo(2);
    assertThat(output()).isEmpty();
    assertThat(err.lines()).singleElement().asString().startsWith("palimpsest: ").contains(parts);
  }
}
