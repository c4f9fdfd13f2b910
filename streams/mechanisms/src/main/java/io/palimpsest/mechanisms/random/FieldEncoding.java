package io.palimpsest.mechanisms.random;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import javax.crypto.Mac;

/**
 * Writes a sequence of fields, each behind its length in four bytes.
 *
 * <p>Injective: reading a length and then that many bytes, again and again, gives the fields back,
 * so two sequences with the same bytes are the same sequence. That covers sequences of different
 * length too.
 */
final class FieldEncoding {
  private static final byte[] TOKEN = "draw-token".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] RECORD = "draw-record".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] USER = "draw-user".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] MORE = "draw-more".getBytes(StandardCharsets.US_ASCII);
  private static final int ROOM = 160;

  private ByteBuffer out = ByteBuffer.allocate(ROOM);

  /**
   * A scope as fields, the level first. Equal encodings have equal levels, hence the same record,
   * hence field by field the same values, the epoch included where it counts.
   *
   * @param epoch of the author's key; a field of level user only
   */
  static FieldEncoding of(DrawScope scope, long epoch) {
    FieldEncoding fields = new FieldEncoding();
    if (scope instanceof DrawScope.Token token) {
      return fields.raw(TOKEN).text(token.postId()).digest(token.text()).digest(token.table());
    }
    if (scope instanceof DrawScope.Post post) {
      return fields.raw(RECORD).text(post.postId()).digest(post.text()).digest(post.table());
    }
    DrawScope.User user = (DrawScope.User) scope;
    return fields.raw(USER).number(epoch).digest(user.table());
  }

  /** What comes after the first block of a word's bits. Its label is that of no scope. */
  static FieldEncoding ofMore(byte[] first, long counter) {
    return new FieldEncoding().raw(MORE).raw(first).number(counter);
  }

  private FieldEncoding raw(byte[] bytes) {
    field(bytes.length).put(bytes);
    return this;
  }

  FieldEncoding text(String text) {
    units(text, field(Math.multiplyExact(text.length(), Character.BYTES)));
    return this;
  }

  private FieldEncoding digest(Digest digest) {
    digest.writeTo(field(Digest.BYTES));
    return this;
  }

  private FieldEncoding number(long number) {
    field(Long.BYTES).putLong(number);
    return this;
  }

  byte[] bytes() {
    return Arrays.copyOf(out.array(), out.position());
  }

  void writeTo(Mac mac) {
    mac.update(out.array(), 0, out.position());
  }

  /** Writes the length of a field, for which there is room now. */
  private ByteBuffer field(int bytes) {
    int needed = Math.addExact(Integer.BYTES, bytes);
    if (out.remaining() < needed) {
      ByteBuffer larger = ByteBuffer.allocate(Math.addExact(2 * out.position(), needed));
      out = larger.put(out.array(), 0, out.position());
    }
    return out.putInt(bytes);
  }

  /** Two bytes a code unit. Trap: a charset's encoder would turn every lone surrogate into '?'. */
  static byte[] utf16(String text) {
    ByteBuffer units = ByteBuffer.allocate(Math.multiplyExact(text.length(), Character.BYTES));
    units(text, units);
    return units.array();
  }

  private static void units(String text, ByteBuffer out) {
    for (int i = 0; i < text.length(); i++) {
      out.putChar(text.charAt(i));
    }
  }
}
