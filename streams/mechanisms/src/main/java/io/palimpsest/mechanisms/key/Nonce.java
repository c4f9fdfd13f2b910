package io.palimpsest.mechanisms.key;

import java.util.HexFormat;

/**
 * What an author's key will be made of, should the post that carries it be the author's first: 32
 * random bytes, and the id of the master key that makes a key of them. Written as {@code
 * id:hexadecimal}.
 *
 * <p>The id travels with it so that every instance makes the same key, whichever master key is its
 * current one while keys are being rotated.
 */
record Nonce(String masterKeyId, String hexadecimal) {
  private static final int BYTES = 32;
  private static final int ID_DIGITS = 2 * MasterKey.ID_BYTES;
  private static final int LENGTH = ID_DIGITS + 1 + 2 * BYTES;

  static Nonce random(String masterKeyId) {
    return new Nonce(masterKeyId, HexFormat.of().formatHex(SecureBytes.of(BYTES)));
  }

  /**
   * The nonce that was written so.
   *
   * @throws IllegalArgumentException if it is none; the message does not quote it
   */
  static Nonce parse(String text) {
    if (text.length() != LENGTH
        || text.charAt(ID_DIGITS) != ':'
        || !isHexadecimal(text, 0, ID_DIGITS)
        || !isHexadecimal(text, ID_DIGITS + 1, LENGTH)) {
      throw new IllegalArgumentException(
          "a nonce is the id of a master key, a colon and %s hexadecimal digits in lower case"
              .formatted(2 * BYTES));
    }
    return new Nonce(text.substring(0, ID_DIGITS), text.substring(ID_DIGITS + 1));
  }

  /** Lower case only, so that one nonce has one spelling. */
  private static boolean isHexadecimal(String text, int from, int to) {
    return text.substring(from, to)
        .chars()
        .allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
  }

  byte[] bytes() {
    return HexFormat.of().parseHex(hexadecimal);
  }

  String text() {
    return masterKeyId + ":" + hexadecimal;
  }

  @Override
  public String toString() {
    return "Nonce under " + masterKeyId;
  }
}
