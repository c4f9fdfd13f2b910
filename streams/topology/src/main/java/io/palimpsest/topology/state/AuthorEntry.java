package io.palimpsest.topology.state;

import io.palimpsest.topology.NodeNames;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * The stored entry that every post of an author reads: the author's key as {@link KeptKey} wraps
 * it, and {@link AuthorContents} sealed under that key.
 *
 * <pre>
 * format      1
 * key         length, 2 bytes, and the wrapped key
 * contents    sealed
 * </pre>
 *
 * @param key the wrapped key
 * @param contents the sealed contents
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

  /** Never throws: damaged bytes yield a key or contents that cannot be opened. */
  static AuthorEntry ofBytes(byte[] bytes) {
    if (bytes.length < HEADER_BYTES || bytes[0] != FORMAT) {
      return new AuthorEntry(NOTHING, NOTHING);
    }
    int keyLength = Short.toUnsignedInt(ByteBuffer.wrap(bytes).getShort(1));
    int end = Math.min(bytes.length, HEADER_BYTES + keyLength);
    return new AuthorEntry(
        Arrays.copyOfRange(bytes, HEADER_BYTES, end), Arrays.copyOfRange(bytes, end, bytes.length));
  }

  /**
   * Decrypts the contents.
   *
   * @throws io.palimpsest.mechanisms.key.SealBrokenException if they are damaged
   * @throws IllegalArgumentException if they are of another format
   */
  AuthorContents open(AuthorKeys author) {
    return AuthorContents.ofBytes(author.seal().open(NodeNames.AUTHORS, author.entry(), contents));
  }

  /** Redacted. */
  @Override
  public String toString() {
    return "AuthorEntry[...]";
  }
}
