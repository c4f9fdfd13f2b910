package io.palimpsest.topology.state;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * What every post of an author needs, as one entry of a store: the key as {@link KeptKey} wraps it,
 * and {@link AuthorContents} sealed under that key.
 *
 * <pre>
 * format      1
 * key         length, 2 bytes, and the wrapped key
 * contents    sealed
 * </pre>
 *
 * @param key wrapped
 * @param contents sealed
 */
record AuthorEntry(byte[] key, byte[] contents) {
  private static final byte FORMAT = 1;
  private static final int HEADER_BYTES = 1 + Short.BYTES;
  private static final byte[] NOTHING = {};

  byte[] toBytes() {
    return ByteBuffer.allocate(HEADER_BYTES + key.length + contents.length)
        .put(FORMAT)
        .putShort((short) key.length)
        .put(key)
        .put(contents)
        .array();
  }

  /** Damaged bytes have a key or contents that do not open. */
  static AuthorEntry ofBytes(byte[] bytes) {
    if (bytes.length < HEADER_BYTES || bytes[0] != FORMAT) {
      return new AuthorEntry(NOTHING, NOTHING);
    }
    int keyLength = Short.toUnsignedInt(ByteBuffer.wrap(bytes).getShort(1));
    int end = Math.min(bytes.length, HEADER_BYTES + keyLength);
    return new AuthorEntry(
        Arrays.copyOfRange(bytes, HEADER_BYTES, end), Arrays.copyOfRange(bytes, end, bytes.length));
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "AuthorEntry[...]";
  }
}
