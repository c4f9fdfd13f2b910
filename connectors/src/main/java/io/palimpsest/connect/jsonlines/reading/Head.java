package io.palimpsest.connect.jsonlines.reading;

import java.util.Optional;

/**
 * How a file begins: up to the end of its first line that is not blank, or {@link #LONGEST} bytes
 * of it. It never changes while the file grows, and nothing can be read of a file that has none.
 *
 * @param fingerprint 128 bits of a hash over these bytes
 * @param length how many bytes they are, without the end of the line
 */
record Head(String fingerprint, int length) {
  /** Not a setting: with another length every file would be a new one. */
  static final int LONGEST = 65_536;

  private static final int FINGERPRINT_BYTES = 16;

  /**
   * The head of a file.
   *
   * @param beginning the first {@link #LONGEST} bytes, or as many as there are
   * @param complete whether the file is known to end there, so that its last line needs no end
   */
  static Optional<Head> of(byte[] beginning, boolean complete) {
    boolean blank = true;
    for (int i = 0; i < beginning.length; i++) {
      byte b = beginning[i];
      if (b == '\n' && !blank) {
        return Optional.of(first(beginning, i));
      }
      blank &= b == ' ' || b == '\t' || b == '\r' || b == '\n';
    }
    return beginning.length == LONGEST || (complete && !blank)
        ? Optional.of(first(beginning, beginning.length))
        : Optional.empty();
  }

  private static Head first(byte[] beginning, int length) {
    return new Head(Hashes.hex(beginning, 0, length, FINGERPRINT_BYTES), length);
  }

  static String fingerprint(byte[] head) {
    return Hashes.hex(head, 0, head.length, FINGERPRINT_BYTES);
  }
}
