package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;

/** All files that begin with the same line. Mostly there is one. */
final class Family {
  /** How many twins are looked for. More than these are found again only while we run. */
  private static final int LOOKED_FOR = 16;

  private final Head head;
  private final Map<Long, WatchedFile> twins = new TreeMap<>();

  Family(Head head, Map<FileIdentity, Progress> known) {
    this.head = head;
    for (FileIdentity identity : members(head.fingerprint())) {
      if (known.containsKey(identity)) {
        twins.put(identity.twin(), new WatchedFile(identity, known.get(identity)));
      }
    }
  }

  static List<FileIdentity> members(String fingerprint) {
    return LongStream.range(0, LOOKED_FOR)
        .mapToObj(twin -> new FileIdentity(fingerprint, twin))
        .toList();
  }

  /**
   * A file that was found.
   *
   * @param file which one it is
   * @param more whether it has something that was not read
   */
  record Found(WatchedFile file, boolean more) {}

  Found find(Path path, boolean gzip) throws IOException {
    for (WatchedFile twin : twins.values()) {
      Comparison comparison = twin.compare(path, gzip);
      if (comparison != Comparison.DIFFERENT) {
        return new Found(twin, comparison == Comparison.MORE);
      }
    }
    long unused = 0;
    while (twins.containsKey(unused)) {
      unused++;
    }
    WatchedFile file =
        new WatchedFile(new FileIdentity(head.fingerprint(), unused), Progress.none(head));
    twins.put(unused, file);
    return new Found(file, true);
  }

  void close() {
    twins.values().forEach(WatchedFile::close);
  }
}
