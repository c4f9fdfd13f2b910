package io.palimpsest.mechanisms.random;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * The bits of a spelled word: first the HMAC of its context, then that of the first block and a
 * counter from 1, four longs each, highest byte first. Most words need one block or two, for which
 * a cipher of their own, as {@link BlockStream} has, would cost several times as much. The context
 * is read once, however many bits a long one needs.
 */
final class WordStream implements RandomBits {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private final KeyedRandomness author;
  private final byte[] first;
  private byte[] block;
  private long counter;
  private int at;

  WordStream(KeyedRandomness author, FieldEncoding context) {
    this.author = author;
    this.first = author.mac(context);
    this.block = first;
  }

  @Override
  public long nextLong() {
    if (at == block.length) {
      counter++;
      block = author.mac(FieldEncoding.ofMore(first, counter));
      at = 0;
    }
    long next = (long) LONG.get(block, at);
    at += Long.BYTES;
    return next;
  }

  @Override
  public String toString() {
    return "RandomBits";
  }
}
