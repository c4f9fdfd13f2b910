package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads the lines of all files of a directory that fall to one share. Not thread-safe.
 *
 * <p>{@link #look} finds what is new; {@link #read} takes from what was found, file by file, the
 * oldest first.
 */
public final class Watch implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Watch.class);

  /** Lines of one file that are read before others get their turn. */
  private static final int TURN = 50_000;

  private final Path directory;
  private final String glob;
  private final int maxLineBytes;
  private final Share share;
  private final Offsets offsets;
  private final Map<Path, Seen> seen = new HashMap<>();
  private final Map<String, Family> families = new HashMap<>();
  private final Deque<WatchedFile> pending = new ArrayDeque<>();
  private int linesOfTurn;

  /**
   * Watches a directory.
   *
   * @param glob which names; names that start with a dot are left out
   * @param maxLineBytes the longest line whose content is given out
   */
  public Watch(Path directory, String glob, int maxLineBytes, Share share, Offsets offsets) {
    this.directory = directory;
    this.glob = glob;
    this.maxLineBytes = maxLineBytes;
    this.share = share;
    this.offsets = offsets;
  }

  /** A file that was looked into; to be looked into again although it has not changed, or not. */
  private record Seen(Sighting sighting, boolean again, boolean unreadable) {}

  /** A file to be looked into, and how it begins. */
  private record Candidate(Sighting sighting, boolean gzip, Head head) {}

  /** Looks through the directory for content that was not read. */
  public void look() throws IOException {
    List<Sighting> sightings = list();
    Set<Path> there = new HashSet<>();
    List<Candidate> candidates = new ArrayList<>();
    for (Sighting sighting : sightings) {
      there.add(sighting.path());
      Seen before = seen.get(sighting.path());
      boolean unchanged = before != null && before.sighting().equals(sighting);
      if (!unchanged || before.again()) {
        candidate(sighting, unchanged).ifPresent(candidates::add);
      }
    }
    seen.keySet().retainAll(there);
    meetFamilies(candidates);
    for (Candidate candidate : candidates) {
      try {
        follow(candidate);
      } catch (IOException e) {
        unreadable(candidate.sighting(), e);
      }
    }
  }

  private List<Sighting> list() throws IOException {
    List<Sighting> sightings = new ArrayList<>();
    try (DirectoryStream<Path> paths = Files.newDirectoryStream(directory, glob)) {
      for (Path path : paths) {
        if (!path.getFileName().toString().startsWith(".")) {
          Sighting.of(path).ifPresent(sightings::add);
        }
      }
    }
    sightings.sort(Comparator.comparing(Sighting::modified).thenComparing(Sighting::path));
    return sightings;
  }

  private Optional<Candidate> candidate(Sighting sighting, boolean unchanged) {
    seen.put(sighting.path(), new Seen(sighting, false, false));
    try {
      boolean gzip = OpenGzipFile.isGzip(sighting.path());
      if (gzip && !unchanged) {
        // Being written, perhaps: to look into it each time would mean to decompress it each time.
        seen.put(sighting.path(), new Seen(sighting, true, false));
        return Optional.empty();
      }
      return (gzip ? OpenGzipFile.head(sighting.path()) : OpenPlainFile.head(sighting.path()))
          .filter(share::has)
          .map(head -> new Candidate(sighting, gzip, head));
    } catch (IOException e) {
      unreadable(sighting, e);
      return Optional.empty();
    }
  }

  private void meetFamilies(List<Candidate> candidates) {
    Map<String, Head> unknown = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      if (!families.containsKey(candidate.head().fingerprint())) {
        unknown.put(candidate.head().fingerprint(), candidate.head());
      }
    }
    if (!unknown.isEmpty()) {
      Map<FileIdentity, Progress> known =
          offsets.of(unknown.keySet().stream().flatMap(f -> Family.members(f).stream()).toList());
      unknown.forEach((print, head) -> families.put(print, new Family(head, known)));
    }
  }

  private void follow(Candidate candidate) throws IOException {
    Sighting sighting = candidate.sighting();
    Family.Found found =
        families.get(candidate.head().fingerprint()).find(sighting.path(), candidate.gzip());
    if (!found.more()) {
      return;
    }
    if (found.file().isPending()) {
      // Read under another name just now. What this one is, is seen when that one is read.
      seen.put(sighting.path(), new Seen(sighting, true, false));
    } else {
      found.file().readFrom(sighting.path());
      pending.addLast(found.file());
    }
  }

  private void unreadable(Sighting sighting, IOException error) {
    seen.put(sighting.path(), new Seen(sighting, false, true));
    LOG.warn(
        "cannot read file {} ({}); it is tried again when it changes",
        sighting.path().getFileName(),
        error.getClass().getName());
  }

  /** Whether something was found that is not read yet. */
  public boolean hasMore() {
    return !pending.isEmpty();
  }

  /** Lines of one file, at most so many, and not more than so many bytes but for the last one. */
  public List<Line> read(int maxLines, long maxBytes) {
    WatchedFile file = pending.element();
    Path path = file.path().orElseThrow();
    List<Line> lines = new ArrayList<>();
    boolean more = true;
    try {
      if (!file.open(maxLineBytes)) {
        lookAgain(file, path);
        return List.of();
      }
      more = cut(file, path, maxLines, maxBytes, lines);
    } catch (NoSuchFileException e) {
      lookAgain(file, path);
      return List.of();
    } catch (IOException e) {
      if (lines.isEmpty()) {
        leave(file, path, e);
        return List.of();
      }
      // The lines before it are good; the next call comes to it with none.
    }
    return take(file, path, lines, more);
  }

  /** Whether there may be more. */
  private static boolean cut(
      WatchedFile file, Path path, int maxLines, long maxBytes, List<Line> lines)
      throws IOException {
    String name = path.getFileName().toString();
    long bytes = 0;
    while (lines.size() < maxLines && bytes < maxBytes) {
      Optional<LineCutter.Cut> next = file.next();
      if (next.isEmpty()) {
        return false;
      }
      LineCutter.Cut cut = next.get();
      lines.add(
          new Line(name, file.identity(), cut.start(), cut.content(), cut.tooLong(), cut.after()));
      bytes += cut.content().length;
    }
    return true;
  }

  private List<Line> take(WatchedFile file, Path path, List<Line> lines, boolean more) {
    Progress upTo = lines.isEmpty() ? file.progress() : lines.get(lines.size() - 1).after();
    try {
      if (!file.stillHolds(upTo)) {
        lookAgain(file, path);
        return List.of();
      }
    } catch (IOException e) {
      leave(file, path, e);
      return List.of();
    }
    file.advance(upTo);
    linesOfTurn += lines.size();
    if (!more) {
      finish(file);
    } else if (linesOfTurn >= TURN && pending.size() > 1) {
      finish(file);
      file.readFrom(path);
      pending.addLast(file);
    }
    return lines;
  }

  private void leave(WatchedFile file, Path path, IOException error) {
    finish(file);
    Sighting.of(path).ifPresent(sighting -> unreadable(sighting, error));
  }

  private void lookAgain(WatchedFile file, Path path) {
    seen.remove(path);
    finish(file);
  }

  private void finish(WatchedFile file) {
    pending.remove(file);
    linesOfTurn = 0;
    file.close();
  }

  /** How many files the directory shows. */
  public int files() {
    return seen.size();
  }

  /** How many of them could not be read. */
  public long unreadableFiles() {
    return seen.values().stream().filter(Seen::unreadable).count();
  }

  @Override
  public void close() {
    families.values().forEach(Family::close);
  }
}
