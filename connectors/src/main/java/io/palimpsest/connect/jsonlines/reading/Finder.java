package io.palimpsest.connect.jsonlines.reading;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Finds out which files of a directory have something that was not read. */
final class Finder {
  private static final Logger LOG = LoggerFactory.getLogger(Finder.class);

  /** Files that are gone and still known without asking. */
  private static final int MOST_REMEMBERED = 10_000;

  private final Path directory;
  private final String glob;
  private final Share share;
  private final Offsets offsets;
  private final Map<Path, Seen> seen = new HashMap<>();

  /** By the fingerprint of how their files begin. */
  private final Map<String, Family> families = new HashMap<>();

  /** Of the files of our share that are there. */
  private final Map<Path, String> fingerprints = new HashMap<>();

  Finder(Path directory, String glob, Share share, Offsets offsets) {
    this.directory = directory;
    this.glob = glob;
    this.share = share;
    this.offsets = offsets;
  }

  /** Files that could not be read the last time. */
  private final Set<Path> unreadable = new HashSet<>();

  /** Whether a file could not be told from one that waits to be read. */
  private boolean isInDoubt;

  /** A file that was looked into; to be looked into again although it has not changed, or not. */
  private record Seen(Sighting sighting, boolean again) {}

  /** A file to be looked into, and how it begins. */
  private record Candidate(Sighting sighting, boolean gzip, Head head) {}

  /** Files that have something new and had not before, the oldest first. */
  List<WatchedFile> look() throws IOException {
    isInDoubt = false;
    Set<Path> there = new HashSet<>();
    List<Candidate> candidates = new ArrayList<>();
    for (Sighting sighting : Sighting.list(directory, glob)) {
      there.add(sighting.path());
      Seen before = seen.get(sighting.path());
      boolean unchanged = before != null && before.sighting().equals(sighting);
      if (!unchanged || before.again()) {
        candidate(sighting, unchanged).ifPresent(candidates::add);
      }
    }
    seen.keySet().retainAll(there);
    fingerprints.keySet().retainAll(there);
    unreadable.retainAll(there);
    meetFamilies(candidates);
    List<WatchedFile> found = new ArrayList<>();
    for (Candidate candidate : candidates) {
      try {
        follow(candidate).ifPresent(found::add);
      } catch (IOException e) {
        failed(candidate.sighting(), e);
      }
    }
    return found;
  }

  private Optional<Candidate> candidate(Sighting sighting, boolean unchanged) {
    seen.put(sighting.path(), new Seen(sighting, false));
    fingerprints.remove(sighting.path());
    try {
      boolean gzip = OpenGzipFile.isGzip(sighting.path());
      if (gzip && !unchanged) {
        // Being written, perhaps: to look into it each time would mean to decompress it each time.
        seen.put(sighting.path(), new Seen(sighting, true));
        return Optional.empty();
      }
      Optional<Head> head =
          gzip ? OpenGzipFile.head(sighting.path()) : OpenPlainFile.head(sighting.path());
      unreadable.remove(sighting.path());
      return head.filter(share::has).map(found -> new Candidate(sighting, gzip, found));
    } catch (IOException e) {
      failed(sighting, e);
      return Optional.empty();
    }
  }

  private void meetFamilies(List<Candidate> candidates) {
    Map<String, Head> unknown = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      fingerprints.put(candidate.sighting().path(), candidate.head().fingerprint());
      if (!families.containsKey(candidate.head().fingerprint())) {
        unknown.put(candidate.head().fingerprint(), candidate.head());
      }
    }
    if (!unknown.isEmpty()) {
      Map<String, Map<Long, Progress>> known = Family.known(unknown.keySet(), offsets);
      unknown.forEach(
          (print, head) ->
              families.put(print, new Family(head, known.getOrDefault(print, Map.of()))));
    }
  }

  private Optional<WatchedFile> follow(Candidate candidate) throws IOException {
    Sighting sighting = candidate.sighting();
    Family.Found found =
        families.get(candidate.head().fingerprint()).find(sighting, candidate.gzip());
    if (!found.more() || (candidate.gzip() && !OpenGzipFile.isWhole(sighting.path()))) {
      return Optional.empty();
    }
    if (found.file().isPending()) {
      // Read under another name just now. What this one is, is seen when that one is read.
      isInDoubt = true;
      seen.put(sighting.path(), new Seen(sighting, true));
      return Optional.empty();
    }
    found.file().readFrom(sighting, candidate.gzip());
    return Optional.of(found.file());
  }

  private void failed(Sighting sighting, IOException error) {
    if (error instanceof NoSuchFileException) {
      seen.remove(sighting.path()); // renamed since it was listed
      return;
    }
    // What is damaged must change; what may not be read, or failed, need not look different then.
    boolean damaged = error instanceof ZipException || error instanceof EOFException;
    seen.put(sighting.path(), new Seen(sighting, !damaged));
    if (unreadable.add(sighting.path())) {
      LOG.warn(
          "cannot read file {} ({}); it is tried again {}",
          sighting.path().getFileName(),
          error.getClass().getName(),
          damaged ? "when it changes" : "at each look");
    }
  }

  /** What has this name is not what it was. */
  void lookAgain(Path path) {
    seen.remove(path);
  }

  /** What has this name cannot be read on. */
  void leave(Path path, IOException error) {
    Sighting.of(path).ifPresent(sighting -> failed(sighting, error));
  }

  /** When nothing is being read. Offsets of files that come back are asked for again. */
  void forgetWhatIsGone() {
    if (families.size() > MOST_REMEMBERED + fingerprints.size()) {
      families.keySet().retainAll(Set.copyOf(fingerprints.values()));
    }
  }

  /** Whether another look would tell more, once what was found is read. */
  boolean isInDoubt() {
    return isInDoubt;
  }

  int files() {
    return seen.size();
  }

  int unreadableFiles() {
    return unreadable.size();
  }

  void close() {
    families.values().forEach(Family::close);
  }
}
