package io.palimpsest.topology.step;

import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/**
 * Counts latencies in buckets that grow with them: exact below eight milliseconds, beyond that an
 * eighth of a power of two wide. So what is read from it is never less than the truth and at most
 * an eighth more. Fixed size, no locks.
 */
final class LatencyHistogram {
  /** Buckets of each power of two. */
  private static final int PARTS = 8;

  private static final int PART_BITS = 3;

  /** A bit more than a year; what is longer counts as that. */
  private static final long LONGEST_MILLIS = (1L << 35) - 1;

  /** How many buckets there are. */
  static final int SIZE = bucketOf(LONGEST_MILLIS) + 1;

  private final LongAdder[] buckets =
      Stream.generate(LongAdder::new).limit(SIZE).toArray(LongAdder[]::new);

  /** A clock that went back counts as no time. */
  void add(long millis) {
    buckets[bucketOf(Math.max(0, Math.min(millis, LONGEST_MILLIS)))].increment();
  }

  Latencies snapshot() {
    long[] counts = new long[SIZE];
    for (int i = 0; i < SIZE; i++) {
      counts[i] = buckets[i].sum();
    }
    return new Latencies(counts);
  }

  static int bucketOf(long millis) {
    if (millis < PARTS) {
      return (int) millis;
    }
    int power = Long.SIZE - 1 - Long.numberOfLeadingZeros(millis);
    int part = (int) (millis >>> (power - PART_BITS)) - PARTS;
    return (power - PART_BITS + 1) * PARTS + part;
  }

  /** The longest time that falls into the bucket. */
  static long longestIn(int bucket) {
    if (bucket < PARTS) {
      return bucket;
    }
    int shift = bucket / PARTS - 1;
    return ((long) (bucket % PARTS + PARTS + 1) << shift) - 1;
  }
}
