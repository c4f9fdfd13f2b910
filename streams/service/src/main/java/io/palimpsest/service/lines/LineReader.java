package io.palimpsest.service.lines;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads lines as bytes, and never more of one than a limit. */
public final class LineReader {
  private static final int MAX_BATCH_LINES = 1000;
  private static final int MAX_BATCH_BYTES = 1 << 20;

  private static final int BUFFER_BYTES = 1 << 16;

  private final InputStream in;
  private final int limit;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private int at;
  private int end;

  /**
   * A line.
   *
   * @param bytes its bytes without the line break, or none if it is too long
   * @param isTooLong whether it was longer than the limit
   */
  public record Line(byte[] bytes, boolean isTooLong) {

    /** Whether there is nothing on it to answer. */
    public boolean isBlank() {
      if (isTooLong) {
        return false;
      }
      for (byte b : bytes) {
        if (b != ' ' && b != '\t' && b != '\r') {
          return false;
        }
      }
      return true;
    }
  }

  /**
   * Reads from a stream, which it does not close.
   *
   * @param limit the longest line, in bytes without the line break
   */
  public LineReader(InputStream in, int limit) {
    this.in = in;
    this.limit = limit;
  }

  /** The next line, or empty at the end. */
  public Optional<Line> next() throws IOException {
    if (!fill()) {
      return Optional.empty();
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    boolean isTooLong = false;
    boolean isComplete = false;
    while (!isComplete && fill()) {
      int stop = lineEnd();
      isComplete = stop < end;
      int fits = Math.min(stop - at, limit - bytes.size());
      bytes.write(buffer, at, fits);
      isTooLong |= fits < stop - at;
      at = isComplete ? stop + 1 : stop;
    }
    return Optional.of(new Line(isTooLong ? new byte[0] : bytes.toByteArray(), isTooLong));
  }

  /**
   * The lines that are there, complete, as many as make a batch worth sharing out; waits for the
   * first only. None at the end.
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

  /** Whether a whole line is here already. Half of one does not count: the rest may never come. */
  boolean isReady() {
    return lineEnd() < end;
  }

  private int lineEnd() {
    int stop = at;
    while (stop < end && buffer[stop] != '\n') {
      stop++;
    }
    return stop;
  }

  /** Whether there is a byte; waits for it. */
  private boolean fill() throws IOException {
    if (at == end) {
      at = 0;
      end = Math.max(0, in.read(buffer));
    }
    return at < end;
  }
}
