package io.palimpsest.monitoring;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The tool that comes with Prometheus. It is that of this machine: {@code -Dpromtool=...} names
 * another one.
 */
final class Promtool {
  private static final Path BINARY = Path.of(System.getProperty("promtool", "/usr/bin/promtool"));

  private Promtool() {}

  static boolean isThere() {
    return Files.isExecutable(BINARY);
  }

  /** For whoever wonders why nothing was tested. */
  static String whatIsMissing() {
    return "no promtool: %s is needed (Debian: prometheus)".formatted(BINARY);
  }

  /** What it says; the first line is its exit code. */
  static String run(Path directory, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(BINARY.toString()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    String words = new String(process.getInputStream().readAllBytes());
    return process.waitFor() + "\n" + words;
  }
}
