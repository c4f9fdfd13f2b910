package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a service has on disk. Look after it was stopped: before, stores hold in memory what they
 * were told last, and the broker's indexes have the size that they may grow to.
 */
final class DiskUse {
  private static final String ROCKSDB = "rocksdb";

  /** Within {@code streams}: cluster, application, task; what follows belongs to a store. */
  private static final int STORE_DEPTH = 3;

  private DiskUse() {}

  /** Bytes of each store, all partitions together, by name. */
  static Map<String, Long> ofStores(Path dataDirectory) throws IOException {
    Path streams = dataDirectory.resolve("streams");
    Map<String, Long> bytes = new TreeMap<>();
    for (Path file : files(streams)) {
      Path path = streams.relativize(file);
      boolean isNested =
          path.getNameCount() > STORE_DEPTH && path.getName(STORE_DEPTH).toString().equals(ROCKSDB);
      int depth = isNested ? STORE_DEPTH + 1 : STORE_DEPTH;
      if (path.getNameCount() > depth + 1) {
        bytes.merge(path.getName(depth).toString(), Files.size(file), Long::sum);
      }
    }
    return bytes;
  }

  /** Bytes of each topic of the embedded broker, all partitions together, by name. */
  static Map<String, Long> ofTopics(Path dataDirectory) throws IOException {
    Path broker = dataDirectory.resolve("broker");
    Map<String, Long> bytes = new TreeMap<>();
    for (Path file : files(broker)) {
      Path path = broker.relativize(file);
      String folder = path.getName(0).toString();
      int hyphen = folder.lastIndexOf('-');
      // Kafka's own topics, and what is not a topic's, say nothing about authors.
      if (path.getNameCount() == 2 && hyphen > 0 && !folder.startsWith("__")) {
        bytes.merge(folder.substring(0, hyphen), Files.size(file), Long::sum);
      }
    }
    return bytes;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.filter(Files::isRegularFile).toList();
    }
  }
}
