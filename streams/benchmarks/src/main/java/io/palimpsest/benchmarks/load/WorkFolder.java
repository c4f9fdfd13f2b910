package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder for one run, in the system's folder for temporary files.
 *
 * @param root of it
 */
record WorkFolder(Path root) {
  static WorkFolder make() throws IOException {
    return new WorkFolder(Files.createTempDirectory("palimpsest-load-"));
  }

  Path resolve(String name) {
    return root.resolve(name);
  }

  void delete() throws IOException {
    List<Path> deepestFirst;
    try (Stream<Path> paths = Files.walk(root)) {
      deepestFirst = paths.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path path : deepestFirst) {
      Files.deleteIfExists(path);
    }
  }
}
