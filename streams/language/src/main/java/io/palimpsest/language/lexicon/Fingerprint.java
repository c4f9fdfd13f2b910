package io.palimpsest.language.lexicon;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 of a file as it goes by. */
final class Fingerprint {
  private final MessageDigest digest;

  Fingerprint() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }

  /** Takes what remains in a buffer, and leaves the buffer as it was. */
  void update(ByteBuffer bytes) {
    digest.update(bytes.duplicate());
  }

  /** The end: it cannot be updated afterwards. */
  byte[] bytes() {
    return digest.digest();
  }

  static String hex(byte[] fingerprint) {
    return HexFormat.of().formatHex(fingerprint);
  }
}
