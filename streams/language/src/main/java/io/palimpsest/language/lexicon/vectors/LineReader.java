package io.palimpsest.language.lexicon.vectors;

import java.io.IOException;
import java.io.InputStream;

/**
 * Lines of bytes, one at a time in one buffer: memory does not depend on the file. Only a line feed
 * ends a line; words in the wild hold all the other line ends of Unicode.
 */
final class LineReader {
  /** Bytes of a line, at most: 2,000 numbers of 32 characters. */
  static final int MAX_LENGTH = 1 << 16;

  private final InputStream in;
  private final byte[] buffer = new byte[2 * MAX_LENGTH];
  private int start;
  private int end;
  private int nextStart;
  private int filled;
  private long number;

  LineReader(InputStream in) {
    this.in = in;
  }

  /** Goes to the next line, if there is one. */
  boolean next() throws IOException {
    number++;
    start = nextStart;
    end = start;
    while (true) {
      while (end < filled && buffer[end] != '\n') {
        refuseNul(buffer[end]);
        end++;
      }
      if (end - start > MAX_LENGTH) {
        throw new BadLineException(
            "longer than %d bytes: give word2vec or GloVe text".formatted(MAX_LENGTH));
      }
      if (end < filled) {
        nextStart = end + 1;
        return true;
      }
      if (!fill()) {
        nextStart = end;
        return end > start;
      }
    }
  }

  private static void refuseNul(byte value) {
    if (value == 0) {
      throw BadLineException.binary();
    }
  }

  /** There is always room: a line takes at most half of the buffer. */
  private boolean fill() throws IOException {
    System.arraycopy(buffer, start, buffer, 0, filled - start);
    filled -= start;
    end -= start;
    start = 0;
    int read = in.read(buffer, filled, buffer.length - filled);
    filled += Math.max(0, read);
    return read > 0;
  }

  /** The number of the line, from 1. */
  long number() {
    return number;
  }

  /** Where its bytes are. Changes with the next line. */
  byte[] buffer() {
    return buffer;
  }

  int start() {
    return start;
  }

  /** Without its line feed, and without the carriage return before that. */
  int end() {
    return end > start && buffer[end - 1] == '\r' ? end - 1 : end;
  }
}
