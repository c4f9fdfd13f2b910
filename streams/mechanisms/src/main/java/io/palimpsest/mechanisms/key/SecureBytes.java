package io.palimpsest.mechanisms.key;

import java.security.SecureRandom;

/**
 * Bytes that nobody can guess and nothing repeats: for keys, nonces and initialisation vectors,
 * never for a draw.
 */
final class SecureBytes {
  /** Thread-safe. Of the operating system: 0.6 microseconds for 32 bytes, 0.3 for 12. */
  private static final SecureRandom SOURCE = new SecureRandom();

  private SecureBytes() {}

  static byte[] of(int length) {
    byte[] bytes = new byte[length];
    SOURCE.nextBytes(bytes);
    return bytes;
  }
}
