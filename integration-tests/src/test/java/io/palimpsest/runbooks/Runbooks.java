package io.palimpsest.runbooks;

import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All of {@code ops/runbooks}. */
public final class Runbooks {
  private static final String INDEX = "README.md";

  private Runbooks() {}

  static Path directory() {
    return ProjectRoot.find().resolve("ops/runbooks");
  }

  /** The index, whose blocks prepare a shell for all others. */
  public static Runbook index() {
    return read(INDEX);
  }

  /** In the order of the index, in which they can be executed. */
  public static List<Runbook> inOrder() {
    return index().links().stream()
        .filter(link -> link.matches("[a-z-]+\\.md"))
        .distinct()
        .map(Runbooks::read)
        .toList();
  }

  static Set<String> files() {
    try (Stream<Path> files = Files.list(directory())) {
      return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Runbook read(String name) {
    try {
      return new Runbook(name, Files.readString(directory().resolve(name)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
