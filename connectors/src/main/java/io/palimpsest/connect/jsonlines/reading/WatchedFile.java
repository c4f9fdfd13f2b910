package io.palimpsest.connect.jsonlines.reading;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A file by its content, how far it was read, and under which name it is read now. */
final class WatchedFile {
  private static final Logger LOG = LoggerFactory.getLogger(WatchedFile.class);

  private final FileIdentity identity;
  private Progress progress;
  private Optional<Path> path = Optional.empty();

  /** As what it was found when it was last read, if it was not compressed. */
  private Optional<Sighting> plain = Optional.empty();

  private Optional<OpenFile> open = Optional.empty();
  private Optional<LineCutter> lines = Optional.empty();

  WatchedFile(FileIdentity identity, Progress progress) {
    this.identity = identity;
    this.progress = progress;
  }

  FileIdentity identity() {
    return identity;
  }

  Progress progress() {
    return progress;
  }

  Optional<Path> path() {
    return path;
  }

  /** Whether there is something to read under some name. */
  boolean isPending() {
    return path.isPresent();
  }

  /** To be read from there: it was compared up to the position. */
  void readFrom(Sighting found, boolean gzip) {
    path = Optional.of(found.path());
    plain = gzip ? Optional.empty() : Optional.of(found);
  }

  /**
   * Whether it was read under this name, and what has the name has only become longer. A log that
   * is written to looks like that at each look, and is not read from its beginning each time.
   */
  boolean hasGrown(Sighting sighting) {
    return plain
        .filter(
            before ->
                before.path().equals(sighting.path())
                    && before.key().equals(sighting.key())
                    && before.size() < sighting.size())
        .isPresent();
  }

  Comparison compare(Sighting sighting, boolean gzip) throws IOException {
    Path other = sighting.path();
    if (gzip) {
      return OpenGzipFile.compare(other, progress);
    }
    return hasGrown(sighting) && OpenPlainFile.goesOn(other, progress)
        ? Comparison.of(sighting.size() > progress.position())
        : OpenPlainFile.compare(other, progress);
  }

  /** Opens it where it was left; false if what has its name now is another file. */
  boolean open(int maxLineBytes) throws IOException {
    if (lines.isPresent()) {
      return true;
    }
    Path found = path.orElseThrow();
    open =
        OpenGzipFile.isGzip(found)
            ? OpenGzipFile.open(found, identity.fingerprint(), progress)
            : OpenPlainFile.open(found, identity.fingerprint(), progress);
    lines = open.map(file -> new LineCutter(file, progress, maxLineBytes));
    return lines.isPresent();
  }

  boolean isOpen() {
    return open.isPresent();
  }

  /** Whether it is open, and to open it again means to read all of it up to the position. */
  boolean isDearToOpen() {
    return open.filter(OpenGzipFile.class::isInstance).isPresent();
  }

  Optional<LineCutter.Cut> next() throws IOException {
    return lines.orElseThrow().next();
  }

  boolean stillHolds(Progress upTo) throws IOException {
    return open.orElseThrow().stillHolds(progress, upTo);
  }

  void advance(Progress to) {
    progress = to;
  }

  /** Lets go of the name: until a look at the directory finds more under it or another one. */
  void close() {
    path = Optional.empty();
    release();
  }

  /** Opened again when it is read again. */
  void release() {
    lines = Optional.empty();
    try {
      if (open.isPresent()) {
        open.get().close();
      }
    } catch (IOException e) {
      LOG.debug("a file that was read does not close: {}", e.getClass().getName());
    }
    open = Optional.empty();
  }
}
