package io.palimpsest.connect.jsonlines.reading;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;

/**
 * Cuts content into lines. Holds one line and one buffer, whatever the file holds: of a line that
 * is longer than allowed only the length is followed.
 */
final class LineCutter {
  private static final int BUFFER = 65_536;

  private final OpenFile file;
  private final int maxLineBytes;
  private final byte[] buffer = new byte[BUFFER];
  private final ByteArrayOutputStream line = new ByteArrayOutputStream(1024);
  private Trail trail;
  private int at;
  private int limit;

  LineCutter(OpenFile file, Progress from, int maxLineBytes) {
    this.file = file;
    this.maxLineBytes = maxLineBytes;
    this.trail = Trail.from(from, file.window());
  }

  /**
   * A line that was cut.
   *
   * @param content empty if it is too long
   */
  record Cut(long start, byte[] content, boolean tooLong, Progress after) {}

  /** The next line that has an end; empty if there is none for now, and then for good. */
  Optional<Cut> next() throws IOException {
    long start = trail.position();
    Optional<Trail> beforeLongLine = Optional.empty();
    line.reset();
    while (true) {
      if (at == limit && !fill()) {
        boolean something = line.size() > 0 || beforeLongLine.isPresent();
        if (something && file.isComplete()) {
          return Optional.of(cut(start, beforeLongLine.isPresent(), false));
        }
        // What has no end yet was not read: the next one starts with it.
        beforeLongLine.ifPresent(before -> trail = before);
        return Optional.empty();
      }
      int end = endOfLine();
      if (beforeLongLine.isEmpty() && line.size() + (end - at) > maxLineBytes) {
        beforeLongLine = Optional.of(trail.copy());
        trail.accept(line.toByteArray(), 0, line.size());
        line.reset();
      }
      if (beforeLongLine.isPresent()) {
        trail.accept(buffer, at, end - at);
      } else {
        line.write(buffer, at, end - at);
      }
      at = end;
      if (at < limit) {
        at++;
        return Optional.of(cut(start, beforeLongLine.isPresent(), true));
      }
    }
  }

  private boolean fill() throws IOException {
    at = 0;
    limit = Math.max(0, file.read(buffer));
    return limit > 0;
  }

  private int endOfLine() {
    int end = at;
    while (end < limit && buffer[end] != '\n') {
      end++;
    }
    return end;
  }

  private Cut cut(long start, boolean tooLong, boolean hasEnd) {
    byte[] content = line.toByteArray();
    trail.accept(content, 0, content.length);
    if (hasEnd) {
      trail.accept(new byte[] {'\n'}, 0, 1);
    }
    trail.endLine();
    return new Cut(start, content, tooLong, trail.progress());
  }
}
