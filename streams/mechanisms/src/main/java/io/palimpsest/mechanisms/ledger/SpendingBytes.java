package io.palimpsest.mechanisms.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Arrays;

/**
 * What lies where in the bytes of a spending. Numbers have their highest byte first; amounts are
 * written in groups of 7 bits, the lowest first, with the highest bit set on all but the last.
 *
 * <pre>
 * 0  version
 * 1  kind: 0 lifetime, 1 sliding
 *    lifetime: amount
 *    sliding: length in milliseconds, 8 bytes; time of the latest charge, 8 bytes; buckets, 1 byte;
 *             then for each, the oldest first: how many buckets before the latest charge, 1 byte; amount
 * </pre>
 *
 * <p>Whoever keeps the bytes keeps them from harm; a read finds what cannot be a spending.
 */
final class SpendingBytes {
  private static final byte VERSION = 1;
  private static final byte LIFETIME = 0;
  private static final byte SLIDING = 1;
  private static final int GROUP = 7;
  private static final int MORE = 1 << GROUP;

  private SpendingBytes() {}

  static byte[] write(LifetimeSpending spending) {
    ByteBuffer out = started(LIFETIME);
    writeAmount(out, spending.spent());
    return finished(out);
  }

  static byte[] write(SlidingSpending spending) {
    ByteBuffer out = started(SLIDING);
    out.putLong(spending.lengthMillis())
        .putLong(spending.head())
        .put((byte) spending.buckets().size());
    for (int i = 0; i < spending.buckets().size(); i++) {
      out.put((byte) spending.age(i));
      writeAmount(out, spending.buckets().sum(i));
    }
    return finished(out);
  }

  static Spending read(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      check(in.get() == VERSION);
      byte kind = in.get();
      check(kind == LIFETIME || kind == SLIDING);
      Spending spending = kind == SLIDING ? sliding(in) : new LifetimeSpending(readAmount(in));
      check(!in.hasRemaining());
      return spending;
    } catch (BufferUnderflowException e) {
      throw damaged();
    }
  }

  private static Spending sliding(ByteBuffer in) {
    long length = in.getLong();
    long head = in.getLong();
    int size = in.get();
    check(length >= Window.Sliding.MIN.toMillis() && length <= Window.Sliding.MAX.toMillis());
    check(length % Duration.ofSeconds(1).toMillis() == 0);
    check(head >= -EventTime.FARTHEST && head <= EventTime.FARTHEST);
    check(size >= 0 && size <= SlidingSpending.MAX_BUCKETS);
    int[] ages = new int[size];
    long[] grains = new long[size];
    for (int i = 0; i < size; i++) {
      ages[i] = in.get();
      grains[i] = readAmount(in).grains();
      check(ages[i] >= 0 && ages[i] < (i == 0 ? SlidingSpending.MAX_BUCKETS : ages[i - 1]));
      check(grains[i] > 0);
    }
    check(size == 0 || ages[size - 1] == 0);
    return SlidingSpending.ofAges(length, head, ages, grains);
  }

  private static void writeAmount(ByteBuffer out, Amount amount) {
    long rest = amount.grains();
    while (rest >= MORE) {
      out.put((byte) (rest % MORE + MORE));
      rest >>= GROUP;
    }
    out.put((byte) rest);
  }

  /** 63 bits are nine groups exactly, so there is no overflow to look for. */
  private static Amount readAmount(ByteBuffer in) {
    long grains = 0;
    for (int shift = 0; shift < Long.SIZE - 1; shift += GROUP) {
      int group = Byte.toUnsignedInt(in.get());
      grains |= (long) (group % MORE) << shift;
      if (group < MORE) {
        check(group > 0 || shift == 0);
        return new Amount(grains);
      }
    }
    throw damaged();
  }

  private static ByteBuffer started(byte kind) {
    return ByteBuffer.allocate(SlidingSpending.MAX_BYTES).put(VERSION).put(kind);
  }

  private static byte[] finished(ByteBuffer out) {
    return Arrays.copyOf(out.array(), out.position());
  }

  private static void check(boolean right) {
    if (!right) {
      throw damaged();
    }
  }

  private static IllegalArgumentException damaged() {
    return new IllegalArgumentException("these bytes are not those of a spending");
  }
}
