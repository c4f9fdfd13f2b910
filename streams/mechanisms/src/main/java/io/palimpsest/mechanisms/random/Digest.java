package io.palimpsest.mechanisms.random;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A SHA-256 value, of a text or of a table. It does not show itself: whoever guesses a short text
 * can check the guess against its digest, so a digest is as private as the text.
 *
 * @param a bytes 0 to 7, the first of them highest
 * @param b bytes 8 to 15
 * @param c bytes 16 to 23
 * @param d bytes 24 to 31
 */
public record Digest(long a, long b, long c, long d) {
  /** Bytes of a digest. */
  public static final int BYTES = 32;

  /**
   * The digest with these bytes.
   *
   * @param bytes of which there are 32
   */
  public static Digest of(byte[] bytes) {
    if (bytes.length != BYTES) {
      throw new IllegalArgumentException(
          "a digest has %s bytes. Provided value: %s".formatted(BYTES, bytes.length));
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    return new Digest(in.getLong(), in.getLong(), in.getLong(), in.getLong());
  }

  /** The digest of a text's UTF-16 code units, so that ill-formed texts differ as well. */
  public static Digest ofText(String text) {
    return sha256(FieldEncoding.utf16(text));
  }

  /**
   * The digest of a sequence of fields, each behind its length: no two sequences share their bytes,
   * however the fields are cut.
   */
  public static Digest ofFields(String... fields) {
    FieldEncoding encoding = new FieldEncoding();
    for (String field : fields) {
      encoding.text(field);
    }
    return sha256(encoding.bytes());
  }

  private static Digest sha256(byte[] bytes) {
    try {
      return of(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this Java has no SHA-256", e);
    }
  }

  /** The digest of this one and one field more. */
  public Digest with(String more) {
    return ofFields(HexFormat.of().formatHex(bytes()), more);
  }

  byte[] bytes() {
    return writeTo(ByteBuffer.allocate(BYTES)).array();
  }

  ByteBuffer writeTo(ByteBuffer out) {
    return out.putLong(a).putLong(b).putLong(c).putLong(d);
  }

  @Override
  public String toString() {
    return "Digest";
  }
}
