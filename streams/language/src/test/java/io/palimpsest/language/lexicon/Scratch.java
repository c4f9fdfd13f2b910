package io.palimpsest.language.lexicon;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A directory for one try of a law, which has no {@code @TempDir}. */
public final class Scratch implements AutoCloseable {
  private final Path directory;

  /** Makes the directory. */
  public Scratch() {
    try {
      directory = Files.createTempDirectory("palimpsest-test");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A place in it. */
  public Path file() {
    return directory.resolve("file");
  }

  /** Writes that place. */
  public Path file(byte[] content) {
    try {
      return Files.write(file(), content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Names of all that lies in a directory. */
  static List<String> names(Path directory) {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
      Files.delete(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
