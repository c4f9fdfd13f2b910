package io.palimpsest.connect.jsonlines.reading;

import java.util.Arrays;

/**
 * Follows what is read of a file and keeps hashes by which the file is known again: one of the
 * {@link #WINDOW} bytes before the position (the tail), and one of the bytes before each of the
 * positions {@code head + 1, head + 2, head + 4, ...} (the marks). A terabyte has forty marks.
 *
 * <p>Marks serve for files that are shorter than what was read: half of what they have beyond the
 * first line is always covered.
 */
final class Trail {
  static final int WINDOW = 256;
  private static final int TAIL_BYTES = 8;
  private static final int MARK_BYTES = 4;

  /** Characters of one mark. */
  static final int MARK_LENGTH = 2 * MARK_BYTES;

  private final int headLength;
  private final StringBuilder marks;
  private byte[] window;
  private long position;
  private long line;

  private Trail(int headLength, String marks, byte[] window, long position, long line) {
    this.headLength = headLength;
    this.marks = new StringBuilder(marks);
    this.window = window;
    this.position = position;
    this.line = line;
  }

  /** From the beginning of a file. */
  static Trail start(int headLength) {
    return new Trail(headLength, "", new byte[0], 0, 0);
  }

  /**
   * Goes on from there.
   *
   * @param window the bytes before the position, at most {@link #WINDOW}
   */
  static Trail from(Progress progress, byte[] window) {
    return new Trail(
        progress.headLength(),
        progress.marks(),
        window.clone(),
        progress.position(),
        progress.line());
  }

  Trail copy() {
    return new Trail(headLength, marks.toString(), window.clone(), position, line);
  }

  long position() {
    return position;
  }

  long line() {
    return line;
  }

  void accept(byte[] bytes, int from, int length) {
    int at = from;
    int end = from + length;
    while (at < end) {
      int step = (int) Math.min(end - at, nextMark() - position);
      slide(bytes, at, step);
      position += step;
      at += step;
      if (position == nextMark()) {
        marks.append(mark(window));
      }
    }
  }

  byte[] window() {
    return window.clone();
  }

  void endLine() {
    line++;
  }

  private long nextMark() {
    return markPosition(headLength, marks.length() / MARK_LENGTH);
  }

  private void slide(byte[] bytes, int from, int length) {
    if (length >= WINDOW) {
      window = Arrays.copyOfRange(bytes, from + length - WINDOW, from + length);
      return;
    }
    int kept = Math.min(window.length, WINDOW - length);
    byte[] next = new byte[kept + length];
    System.arraycopy(window, window.length - kept, next, 0, kept);
    System.arraycopy(bytes, from, next, kept, length);
    window = next;
  }

  Progress progress() {
    return new Progress(position, line, headLength, tail(window), marks.toString());
  }

  static long markPosition(int headLength, int index) {
    return headLength + (1L << index);
  }

  static String tail(byte[] window) {
    return Hashes.hex(window, 0, window.length, TAIL_BYTES);
  }

  static String mark(byte[] window) {
    return Hashes.hex(window, 0, window.length, MARK_BYTES);
  }
}
