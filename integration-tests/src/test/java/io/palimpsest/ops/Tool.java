package io.palimpsest.ops;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A program of this machine that looks at our files. */
record Tool(Path program) {
  private static final long PATIENCE_SECONDS = 60;

  /** What it said and how it ended. */
  record Answer(int exitCode, String output, String complaints) {}

  static Optional<Tool> named(String name) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst()
        .map(Tool::new);
  }

  Answer run(Path folder, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    Path output = Files.createTempFile("tool", ".out");
    Path complaints = Files.createTempFile("tool", ".err");
    try {
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(output.toFile())
              .redirectError(complaints.toFile())
              .start();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IOException(program + " did not end within " + PATIENCE_SECONDS + " s");
      }
      return new Answer(
          process.exitValue(),
          Files.readString(output, StandardCharsets.UTF_8),
          Files.readString(complaints, StandardCharsets.UTF_8));
    } finally {
      Files.deleteIfExists(output);
      Files.deleteIfExists(complaints);
    }
  }
}
