package io.palimpsest.topology.state;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.topology.NodeNames;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/**
 * What every post of an author needs, as one entry of a store: the key as {@link KeptKey} wraps it,
 * and {@link AuthorContents} sealed under that key.
 *
 * <pre>
 * format      1
 * declined    0 or 1
 * key         length, 2 bytes, and the wrapped key
 * contents    sealed; nothing if the key could not be opened when the entry was written
 * </pre>
 *
 * @param key wrapped
 * @param declined whether nothing may be released, because a preference came that could not be kept
 * @param contents sealed
 */
record AuthorEntry(byte[] key, boolean declined, byte[] contents) {
  private static final byte FORMAT = 1;
  private static final int HEADER_BYTES = 2 + Short.BYTES;

  byte[] toBytes() {
    return ByteBuffer.allocate(HEADER_BYTES + key.length + contents.length)
        .put(FORMAT)
        .put((byte) (declined ? 1 : 0))
        .putShort((short) key.length)
        .put(key)
        .put(contents)
        .array();
  }

  /** Damaged bytes have a key that does not open. */
  static AuthorEntry ofBytes(byte[] bytes) {
    if (bytes.length < HEADER_BYTES || bytes[0] != FORMAT) {
      return new AuthorEntry(new byte[0], false, new byte[0]);
    }
    int keyLength = Short.toUnsignedInt(ByteBuffer.wrap(bytes).getShort(2));
    int end = Math.min(bytes.length, HEADER_BYTES + keyLength);
    return new AuthorEntry(
        Arrays.copyOfRange(bytes, HEADER_BYTES, end),
        bytes[1] != 0,
        Arrays.copyOfRange(bytes, end, bytes.length));
  }

  /** The same bytes, damaged or not, with the mark that nothing may be released. */
  static byte[] declined(byte[] bytes) {
    byte[] marked = Arrays.copyOf(bytes, Math.max(bytes.length, HEADER_BYTES));
    marked[1] = 1;
    return marked;
  }

  /** What is sealed in it. */
  AuthorContents open(Author author) {
    AuthorContents opened =
        contents.length == 0
            ? AuthorContents.EMPTY
            : AuthorContents.ofBytes(
                author.seal().open(NodeNames.AUTHORS, author.entry(), contents));
    return declined ? opened.with(Optional.of(AuthorPreference.DECLINED)) : opened;
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "AuthorEntry[...]";
  }
}
