package io.palimpsest.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds packages in the source folders of all modules. */
final class Packages {
  private static final Path MAIN = Path.of("src", "main", "java");
  private static final String DOCUMENT = "package-info.java";

  private Packages() {}

  /** Folders with Java sources and no package-info.java, relative to the root. */
  static List<String> withoutDocument(Path root) throws IOException {
    List<String> found = new ArrayList<>();
    for (Path sources : sourceFolders(root)) {
      for (Path folder : folders(sources)) {
        if (hasSources(folder) && !Files.exists(folder.resolve(DOCUMENT))) {
          found.add(root.relativize(folder).toString());
        }
      }
    }
    return found;
  }

  /** Modules lie at most two folders below the root. */
  private static List<Path> sourceFolders(Path root) throws IOException {
    try (Stream<Path> modules = Files.walk(root, 2)) {
      return modules.map(module -> module.resolve(MAIN)).filter(Files::isDirectory).toList();
    }
  }

  private static List<Path> folders(Path sources) throws IOException {
    try (Stream<Path> paths = Files.walk(sources)) {
      return paths.filter(Files::isDirectory).toList();
    }
  }

  private static boolean hasSources(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(file -> file.toString().endsWith(".java"));
    }
  }
}
