package io.palimpsest.schemas.registry;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.apache.avro.io.BinaryDecoder;
import org.apache.avro.io.Decoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.util.Utf8;

/**
 * Reads Avro binary that a stranger wrote.
 *
 * <p>Avro's own decoder replaces malformed UTF-8 silently and allocates whatever length a string
 * claims before it looks whether so many bytes are there. This one refuses the first and checks the
 * second: no claim allocates more than the record is long. It also counts the items of arrays and
 * maps against the length of the record, which refuses arrays of zero-byte items; no contract of
 * ours has any.
 */
final class StrictDecoder extends Decoder {
  private final BinaryDecoder in;
  private final int limit;
  private long items;

  StrictDecoder(byte[] bytes, int offset, int length) {
    this.in = DecoderFactory.get().binaryDecoder(bytes, offset, length, null);
    this.limit = length;
  }

  boolean isAtEnd() throws IOException {
    return in.isEnd();
  }

  @Override
  public Utf8 readString(Utf8 old) throws IOException {
    return new Utf8(readString());
  }

  @Override
  public String readString() throws IOException {
    return text(bytes());
  }

  /**
   * Reads bytes that must be text: no contract of ours has bytes, so they are only read where a
   * writer has them in place of our string, and Avro would make it of them silently.
   */
  @Override
  public ByteBuffer readBytes(ByteBuffer old) throws IOException {
    byte[] bytes = bytes();
    text(bytes);
    return ByteBuffer.wrap(bytes);
  }

  private byte[] bytes() throws IOException {
    byte[] bytes = new byte[length(in.readLong())];
    in.readFixed(bytes);
    return bytes;
  }

  private static String text(byte[] utf8) throws MalformedUtf8Exception {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(utf8)).toString();
    } catch (CharacterCodingException e) {
      throw new MalformedUtf8Exception();
    }
  }

  private int length(long claimed) throws IOException {
    if (claimed < 0 || claimed > limit) {
      throw new EOFException("a length is larger than the record");
    }
    return (int) claimed;
  }

  /** Counts over all blocks: many small claims of items without bytes are one large claim. */
  private int items(long claimed) throws IOException {
    int count = length(claimed);
    items += count;
    length(items);
    return count;
  }

  @Override
  public long readArrayStart() throws IOException {
    return items(in.readArrayStart());
  }

  @Override
  public long arrayNext() throws IOException {
    return items(in.arrayNext());
  }

  @Override
  public long readMapStart() throws IOException {
    return items(in.readMapStart());
  }

  @Override
  public long mapNext() throws IOException {
    return items(in.mapNext());
  }

  @Override
  public void readNull() throws IOException {
    in.readNull();
  }

  @Override
  public boolean readBoolean() throws IOException {
    return in.readBoolean();
  }

  @Override
  public int readInt() throws IOException {
    return in.readInt();
  }

  @Override
  public long readLong() throws IOException {
    return in.readLong();
  }

  @Override
  public float readFloat() throws IOException {
    return in.readFloat();
  }

  @Override
  public double readDouble() throws IOException {
    return in.readDouble();
  }

  @Override
  public void skipString() throws IOException {
    in.skipFixed(length(in.readLong()));
  }

  @Override
  public void skipBytes() throws IOException {
    in.skipFixed(length(in.readLong()));
  }

  @Override
  public void readFixed(byte[] bytes, int start, int length) throws IOException {
    in.readFixed(bytes, start, length);
  }

  @Override
  public void skipFixed(int length) throws IOException {
    in.skipFixed(length);
  }

  @Override
  public int readEnum() throws IOException {
    return in.readEnum();
  }

  @Override
  public long skipArray() throws IOException {
    return items(in.skipArray());
  }

  @Override
  public long skipMap() throws IOException {
    return items(in.skipMap());
  }

  @Override
  public int readIndex() throws IOException {
    return in.readIndex();
  }
}
