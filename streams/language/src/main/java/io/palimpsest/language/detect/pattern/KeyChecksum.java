package io.palimpsest.language.detect.pattern;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * The check sum in tokens of GitHub and npm: the CRC-32 of the first thirty characters stands, in
 * base 62, in the last six.
 */
final class KeyChecksum {

  /** Characters behind the prefix. */
  static final int LENGTH = 36;

  private static final int SUM = 6;
  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private KeyChecksum() {}

  /** Whether it holds. */
  static boolean holds(String body) {
    return body.endsWith(of(body.substring(0, LENGTH - SUM)));
  }

  /** The last six characters for the others. */
  static String of(String random) {
    CRC32 crc = new CRC32();
    crc.update(random.getBytes(StandardCharsets.UTF_8));
    long rest = crc.getValue();
    char[] sum = new char[SUM];
    for (int i = SUM - 1; i >= 0; i--) {
      sum[i] = DIGITS.charAt((int) (rest % DIGITS.length()));
      rest /= DIGITS.length();
    }
    return new String(sum);
  }
}
