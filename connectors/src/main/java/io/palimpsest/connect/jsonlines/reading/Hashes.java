package io.palimpsest.connect.jsonlines.reading;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short hashes of content. They find out what is the same; they hide nothing from a guesser. */
final class Hashes {
  private static final HexFormat HEX = HexFormat.of();

  private Hashes() {}

  static String hex(byte[] bytes, int from, int length, int hashBytes) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes, from, length);
      return HEX.formatHex(digest.digest(), 0, hashBytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
