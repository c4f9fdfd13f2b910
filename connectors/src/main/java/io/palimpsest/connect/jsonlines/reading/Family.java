package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;

/** All files that begin with the same line. Mostly there is one. */
final class Family {
  /** How many twins are asked for at once. */
  private static final int AT_ONCE = 16;

  private final Head head;
  private final Map<Long, WatchedFile> twins = new TreeMap<>();

  Family(Head head, Map<Long, Progress> known) {
    this.head = head;
    known.forEach((twin, progress) -> twins.put(twin, new WatchedFile(identity(twin), progress)));
  }

  private FileIdentity identity(long twin) {
    return new FileIdentity(head.fingerprint(), twin);
  }

  /**
   * How far the files were read that begin in one of these ways, by fingerprint and twin.
   *
   * <p>Twins are numbered without gaps, so it is asked on until nothing is known of so many in a
   * row. To stop at the first one that is unknown would not do: a worker without transactions can
   * die with the offset of a later file committed and that of an earlier one not.
   */
  static Map<String, Map<Long, Progress>> known(Set<String> fingerprints, Offsets offsets) {
    Map<String, Map<Long, Progress>> known = new HashMap<>();
    Set<String> asked = fingerprints;
    for (long from = 0; !asked.isEmpty(); from += AT_ONCE) {
      Set<String> answered = new HashSet<>();
      offsets
          .of(members(asked, from))
          .forEach(
              (identity, progress) -> {
                answered.add(identity.fingerprint());
                known
                    .computeIfAbsent(identity.fingerprint(), print -> new HashMap<>())
                    .put(identity.twin(), progress);
              });
      asked = answered;
    }
    return known;
  }

  private static List<FileIdentity> members(Set<String> fingerprints, long from) {
    return fingerprints.stream()
        .flatMap(
            fingerprint ->
                LongStream.range(from, from + AT_ONCE)
                    .mapToObj(twin -> new FileIdentity(fingerprint, twin)))
        .toList();
  }

  /**
   * A file that was found.
   *
   * @param file which one it is
   * @param more whether it has something that was not read
   */
  record Found(WatchedFile file, boolean more) {}

  Found find(Sighting sighting, boolean gzip) throws IOException {
    for (WatchedFile twin : candidates(sighting, gzip)) {
      Comparison comparison = twin.compare(sighting, gzip);
      if (comparison != Comparison.DIFFERENT) {
        return new Found(twin, comparison == Comparison.MORE);
      }
    }
    long unused = 0;
    while (twins.containsKey(unused)) {
      unused++;
    }
    WatchedFile file = new WatchedFile(identity(unused), Progress.none(head));
    twins.put(unused, file);
    return new Found(file, true);
  }

  /** Those that it can be by its beginning, which is read once for all of them. */
  private List<WatchedFile> candidates(Sighting sighting, boolean gzip) throws IOException {
    Trail beginning =
        gzip
            ? OpenGzipFile.beginning(sighting.path(), head)
            : OpenPlainFile.beginning(sighting.path(), head);
    return twins.values().stream()
        .filter(twin -> beginning.canBe(twin.progress()))
        .sorted(Comparator.comparing(twin -> !twin.hasGrown(sighting)))
        .toList();
  }

  void close() {
    twins.values().forEach(WatchedFile::close);
  }
}
