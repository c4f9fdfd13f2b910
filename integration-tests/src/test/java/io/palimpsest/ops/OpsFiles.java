package io.palimpsest.ops;

import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Where the files are that this package looks at. */
final class OpsFiles {
  static final Path OPS = ProjectRoot.find().resolve("ops");
  static final Path COMPOSE = OPS.resolve("compose/compose.yaml");
  static final Path IMAGE = OPS.resolve("image");
  static final Path DOCKERFILE = IMAGE.resolve("Dockerfile");
  static final Path KUBERNETES = OPS.resolve("kubernetes");

  /** Not ours, or made by somebody's hand and not looked at. */
  private static final Set<String> PASSED_OVER = Set.of("target", "build", "secrets");

  private OpsFiles() {}

  /** All files below a folder whose names end so; none if it is not there. */
  static List<Path> below(Path folder, String... endings) {
    List<Path> found = new ArrayList<>();
    if (!Files.isDirectory(folder)) {
      return found;
    }
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
              return PASSED_OVER.contains(dir.getFileName().toString())
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              for (String ending : endings) {
                if (file.getFileName().toString().endsWith(ending)) {
                  found.add(file);
                }
              }
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    found.sort(Comparator.naturalOrder());
    return found;
  }

  /** Of ops and of the ready configurations of connectors. */
  static List<Path> all(String... endings) {
    List<Path> files = new ArrayList<>(below(OPS, endings));
    files.addAll(below(ProjectRoot.find().resolve("connectors/config"), endings));
    return files;
  }
}
