package io.palimpsest.mechanisms.random;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Writes a sequence of fields, each behind its length in four bytes.
 *
 * <p>Injective: reading a length and then that many bytes, again and again, gives the fields back,
 * so two sequences with the same bytes are the same sequence. That covers sequences of different
 * length too.
 */
final class FieldEncoding {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream(160);

  /**
   * A scope as fields, the level first. Equal encodings have equal levels, hence the same record,
   * hence field by field the same values, the epoch included where it counts.
   *
   * @param epoch of the author's key; a field of level user only
   */
  static FieldEncoding of(DrawScope scope, long epoch) {
    FieldEncoding fields = new FieldEncoding();
    if (scope instanceof DrawScope.Token token) {
      return fields
          .label("draw-token")
          .text(token.postId())
          .digest(token.text())
          .digest(token.table());
    }
    if (scope instanceof DrawScope.Post post) {
      return fields
          .label("draw-record")
          .text(post.postId())
          .digest(post.text())
          .digest(post.table());
    }
    DrawScope.User user = (DrawScope.User) scope;
    return fields.label("draw-user").number(epoch).digest(user.table());
  }

  private FieldEncoding label(String ascii) {
    return field(ascii.getBytes(StandardCharsets.US_ASCII));
  }

  FieldEncoding text(String text) {
    return field(utf16(text));
  }

  private FieldEncoding digest(Digest digest) {
    return field(digest.bytes());
  }

  private FieldEncoding number(long number) {
    return field(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
  }

  byte[] bytes() {
    return out.toByteArray();
  }

  private FieldEncoding field(byte[] field) {
    out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(field.length).array());
    out.writeBytes(field);
    return this;
  }

  /** Two bytes a code unit. Trap: a charset's encoder would turn every lone surrogate into '?'. */
  static byte[] utf16(String text) {
    ByteBuffer units = ByteBuffer.allocate(Math.multiplyExact(text.length(), Character.BYTES));
    units.asCharBuffer().put(text);
    return units.array();
  }
}
