package io.palimpsest.connect.jsonlines.reading;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * Follows what is read of a file and keeps hashes by which the file is known again. The tail has
 * two: one of the {@link #WINDOW} bytes before the position, which costs little to compare again
 * and again while a file is read, and a {@link RunningHash} of everything up to the position. The
 * marks are pieces of the running hash at the positions {@code head + 1, head + 2, head + 4, ...}.
 * A terabyte has forty.
 *
 * <p>Marks serve for files that are shorter than what was read: half of what they have beyond the
 * first line is always covered.
 *
 * <p>Offsets of before have no running hash, and marks of the bytes before each of those positions
 * only. Nobody can tell the running hash from them, so files that were begun like that end like
 * that.
 */
final class Trail {
  static final int WINDOW = 256;
  private static final HexFormat HEX = HexFormat.of();
  private static final int TAIL_BYTES = 8;
  private static final int MARK_BYTES = 4;
  private static final int TAIL_LENGTH = 2 * TAIL_BYTES;
  private static final int MARK_LENGTH = 2 * MARK_BYTES;
  private static final Pattern TAIL_WITH_RUNNING_HASH = Pattern.compile("[0-9a-f]{32}");

  private final int headLength;
  private final boolean running;
  private final StringBuilder marks;
  private long hash;
  private byte[] window;
  private long position;
  private long line;

  private Trail(
      int headLength,
      boolean running,
      long hash,
      String marks,
      byte[] window,
      long position,
      long line) {
    this.headLength = headLength;
    this.running = running;
    this.hash = hash;
    this.marks = new StringBuilder(marks);
    this.window = window;
    this.position = position;
    this.line = line;
  }

  /** From the beginning of a file, with hashes like those of what was read. */
  static Trail start(Progress progress) {
    return new Trail(
        progress.headLength(), isRunning(progress), RunningHash.START, "", new byte[0], 0, 0);
  }

  /**
   * Goes on from there.
   *
   * @param window the bytes before the position, at most {@link #WINDOW}
   */
  static Trail from(Progress progress, byte[] window) {
    boolean hasHash = progress.position() > 0 && isRunning(progress);
    return new Trail(
        progress.headLength(),
        isRunning(progress),
        hasHash
            ? HexFormat.fromHexDigitsToLong(progress.tail().substring(TAIL_LENGTH))
            : RunningHash.START,
        progress.marks(),
        window.clone(),
        progress.position(),
        progress.line());
  }

  private static boolean isRunning(Progress progress) {
    return progress.position() == 0 || TAIL_WITH_RUNNING_HASH.matcher(progress.tail()).matches();
  }

  Trail copy() {
    return new Trail(headLength, running, hash, marks.toString(), window.clone(), position, line);
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
      hash = running ? RunningHash.add(hash, bytes, at, step) : hash;
      position += step;
      at += step;
      if (position == nextMark()) {
        marks.append(mark());
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
    String tail = tail(window) + (running ? HEX.toHexDigits(hash) : "");
    return new Progress(position, line, headLength, tail, marks.toString());
  }

  /** Whether nothing is other than what was read, as far as this came. */
  boolean agrees(Progress read) {
    return read.marks().startsWith(marks.toString());
  }

  /** Whether this can be what was read, or its beginning, or go on with it. */
  boolean canBe(Progress read) {
    int common = Math.min(marks.length(), read.marks().length());
    return running != isRunning(read)
        || marks.substring(0, common).equals(read.marks().substring(0, common));
  }

  /** Whether this is at the position, and came there the same way. */
  boolean leadsTo(Progress read) {
    return position == read.position()
        && (position == 0
            || marks.toString().equals(read.marks()) && progress().tail().equals(read.tail()));
  }

  private static long markPosition(int headLength, int index) {
    return headLength + (1L << index);
  }

  private String mark() {
    return running ? HEX.toHexDigits((int) hash) : Hashes.hex(window, 0, window.length, MARK_BYTES);
  }

  /** Whether these are the bytes before the position. */
  static boolean isBefore(Progress progress, byte[] window) {
    return progress.tail().startsWith(tail(window));
  }

  private static String tail(byte[] window) {
    return Hashes.hex(window, 0, window.length, TAIL_BYTES);
  }
}
