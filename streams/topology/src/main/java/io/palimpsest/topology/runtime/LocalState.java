package io.palimpsest.topology.runtime;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The stores that an instance has on disk, and whether they may be believed.
 *
 * <p>Kafka Streams believes a store that was closed. It closes stores also when their transaction
 * came to nothing, and deletes them after that; an instance that is killed in between leaves stores
 * that hold charges of releases which never were, and look sound. So a file says that stores are in
 * use. Whoever finds it at the start deletes them: all that was committed is restored from Kafka.
 *
 * <p>Only for whoever holds Kafka Streams' lock on the directory.
 */
final class LocalState {
  private static final String IN_USE = "in-use";
  private static final Pattern OF_TASK = Pattern.compile("\\d+_\\d+");

  private final Path directory;
  private boolean isTaken;

  /** The stores in a directory of Kafka Streams, that of an application. */
  LocalState(Path directory) {
    this.directory = directory;
  }

  /**
   * Deletes stores that were not let go, and takes the rest into use.
   *
   * @return whether any were deleted
   */
  boolean take() {
    try {
      Files.createDirectories(directory);
      List<Path> doubtful = Files.exists(inUse()) ? stores() : List.of();
      for (Path store : doubtful) {
        delete(store);
      }
      if (!Files.exists(inUse())) {
        Files.createFile(inUse());
      }
      isTaken = true;
      return !doubtful.isEmpty();
    } catch (IOException e) {
      throw new ClusterException("The stores cannot be used: check that --data-dir is writable");
    }
  }

  /** Says that all stores were closed in order, or deleted; nothing where they were not taken. */
  void letGo() {
    if (!isTaken) {
      return;
    }
    try {
      Files.deleteIfExists(inUse());
    } catch (IOException e) {
      // Then they are restored at the next start, which takes longer and harms nobody.
    }
  }

  private Path inUse() {
    return directory.resolve(IN_USE);
  }

  private List<Path> stores() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files
          .filter(file -> OF_TASK.matcher(file.getFileName().toString()).matches())
          .toList();
    }
  }

  private static void delete(Path store) throws IOException {
    try (Stream<Path> files = Files.walk(store)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
