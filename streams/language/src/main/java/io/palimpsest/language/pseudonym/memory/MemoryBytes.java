package io.palimpsest.language.pseudonym.memory;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32C;

/**
 * What lies where in the bytes of a memory. Numbers have their highest byte first.
 *
 * <pre>
 * 0  version            then for each entry, by kind and key:
 * 1  entries, 2 bytes   kind, 1 byte; cases and, as bit 4, common, and as bits 5 and 6, as what
 *                       it was found, 1 byte; key, 8 bytes;
 *                       length of what is given in UTF-8, 1 byte; that text
 *    CRC-32C of all before, 4 bytes
 * </pre>
 *
 * <p>The check finds damage, not forgery: who can write the state can write the check.
 */
final class MemoryBytes {
  private static final byte VERSION = 1;
  private static final int HEADER_BYTES = 3;
  private static final int ENTRY_BYTES = 11;
  private static final int CHECK_BYTES = 4;
  private static final int COMMON = 16;
  private static final int FOUND_AS = 32;
  private static final int MOST_TEXT_BYTES = 3 * Remembered.MAX_LENGTH;

  /** No memory has more bytes. */
  static final int MOST_BYTES =
      HEADER_BYTES
          + AuthorMemory.MAX_ENTRIES * ENTRY_BYTES
          + AuthorMemory.MAX_NAMES * MOST_TEXT_BYTES
          + CHECK_BYTES;

  private MemoryBytes() {}

  static byte[] write(KeyTable table) {
    int most = HEADER_BYTES + table.size() * (ENTRY_BYTES + MOST_TEXT_BYTES) + CHECK_BYTES;
    ByteBuffer out = ByteBuffer.allocate(most);
    out.put(VERSION).putShort((short) table.size());
    for (KeyTable.Entry entry : table.sorted()) {
      byte[] text = entry.value().given().getBytes(StandardCharsets.UTF_8);
      out.put((byte) entry.kind().code());
      out.put(flags(entry.value()));
      out.putLong(entry.key()).put((byte) text.length).put(text);
    }
    out.putInt(check(out.array(), out.position()));
    byte[] bytes = new byte[out.position()];
    out.flip().get(bytes);
    return bytes;
  }

  private static byte flags(Remembered value) {
    int common = value.common() ? COMMON : 0;
    return (byte) (value.cases() | common | value.foundAs().code() * FOUND_AS);
  }

  /** The entries, in the order in which they are written. */
  static KeyTable.Entry[] read(byte[] bytes) {
    if (bytes.length < HEADER_BYTES + CHECK_BYTES || bytes.length > MOST_BYTES) {
      throw new MemoryException("a memory cannot have %s bytes".formatted(bytes.length));
    }
    if (bytes[0] != VERSION) {
      throw new MemoryException("version %s of a memory is unknown".formatted(bytes[0]));
    }
    int end = bytes.length - CHECK_BYTES;
    if (ByteBuffer.wrap(bytes).getInt(end) != check(bytes, end)) {
      throw new MemoryException("the bytes of a memory are damaged");
    }
    try {
      return readEntries(ByteBuffer.wrap(bytes, 1, end - 1));
    } catch (BufferUnderflowException | IllegalArgumentException e) {
      // Without its cause, whose message may tell of the content.
      throw new MemoryException("the entries of a memory are not what its version says");
    }
  }

  private static KeyTable.Entry[] readEntries(ByteBuffer in) {
    int size = Short.toUnsignedInt(in.getShort());
    if (size > AuthorMemory.MAX_ENTRIES) {
      throw new MemoryException("a memory cannot have %s entries".formatted(size));
    }
    KeyTable.Entry[] entries = new KeyTable.Entry[size];
    for (int i = 0; i < size; i++) {
      entries[i] = readEntry(in);
      if (i > 0 && entries[i - 1].compareTo(entries[i]) >= 0) {
        throw new MemoryException("the entries of a memory are out of order");
      }
    }
    if (in.hasRemaining()) {
      throw new MemoryException("there is something behind the entries of a memory");
    }
    return entries;
  }

  private static KeyTable.Entry readEntry(ByteBuffer in) {
    Optional<NameKind> kind = NameKind.of(in.get());
    int flags = in.get();
    long key = in.getLong();
    byte[] text = new byte[Byte.toUnsignedInt(in.get())];
    in.get(text);
    Optional<FoundAs> foundAs = FoundAs.of(flags / FOUND_AS);
    if (kind.isEmpty() || flags < 0 || foundAs.isEmpty()) {
      throw new MemoryException("the entries of a memory are not what its version says");
    }
    String given = new String(text, StandardCharsets.UTF_8);
    boolean common = (flags & COMMON) != 0;
    int cases = flags & (COMMON - 1);
    return new KeyTable.Entry(kind.get(), key, new Remembered(given, common, cases, foundAs.get()));
  }

  private static int check(byte[] bytes, int end) {
    CRC32C check = new CRC32C();
    check.update(bytes, 0, end);
    return (int) check.getValue();
  }
}
