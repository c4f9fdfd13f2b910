package io.palimpsest.service.lines;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads lines as bytes, and never more of one than a limit. */
final class LineReader {
  private static final int END = -1;
  private static final int MAX_BATCH_LINES = 1000;
  private static final int MAX_BATCH_BYTES = 1 << 20;

  private final InputStream in;
  private final int limit;

  /**
   * A line.
   *
   * @param bytes its bytes without the line break, or none if it is too long
   * @param isTooLong whether it was longer than the limit
   */
  record Line(byte[] bytes, boolean isTooLong) {}

  LineReader(InputStream in, int limit) {
    this.in = new BufferedInputStream(in, 1 << 16);
    this.limit = limit;
  }

  /** The next line, or empty at the end. */
  Optional<Line> next() throws IOException {
    int first = in.read();
    if (first == END) {
      return Optional.empty();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean isTooLong = false;
    for (int b = first; b != END && b != '\n'; b = in.read()) {
      if (bytes.size() < limit) {
        bytes.write(b);
      } else {
        isTooLong = true;
      }
    }
    return Optional.of(new Line(isTooLong ? new byte[0] : bytes.toByteArray(), isTooLong));
  }

  /**
   * The lines that are there, as many as make a batch worth sharing out; waits for the first only.
   * None at the end.
   */
  List<Line> nextBatch() throws IOException {
    List<Line> batch = new ArrayList<>();
    int bytes = 0;
    do {
      Optional<Line> line = next();
      if (line.isEmpty()) {
        break;
      }
      batch.add(line.get());
      bytes += line.get().bytes().length;
    } while (isReady() && batch.size() < MAX_BATCH_LINES && bytes < MAX_BATCH_BYTES);
    return batch;
  }

  /** Whether the next read would not have to wait. */
  boolean isReady() throws IOException {
    return in.available() > 0;
  }
}
