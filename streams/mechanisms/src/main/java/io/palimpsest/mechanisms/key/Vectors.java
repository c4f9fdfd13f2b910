package io.palimpsest.mechanisms.key;

/**
 * Random initialisation vectors, fetched many at a time: to ask the operating system for each takes
 * a quarter as long as to seal. None is handed out twice. Not thread-safe.
 */
final class Vectors {
  /** As GCM wants them. */
  static final int BYTES = 12;

  private static final int FETCHED = 64;

  private byte[] fetched = {};
  private int next;

  /** Writes the next one. */
  void next(byte[] to, int at) {
    if (next == fetched.length) {
      fetched = SecureBytes.of(FETCHED * BYTES);
      next = 0;
    }
    System.arraycopy(fetched, next, to, at, BYTES);
    next += BYTES;
  }
}
