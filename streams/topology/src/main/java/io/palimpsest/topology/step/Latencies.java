package io.palimpsest.topology.step;

import java.util.Arrays;
import java.util.OptionalLong;

/**
 * How long posts took from being taken in to their release, up to some moment. The difference of
 * two says it for the time between them. Immutable.
 */
public final class Latencies {
  private final long[] counts;

  /** Takes the array itself. */
  Latencies(long[] counts) {
    this.counts = counts;
  }

  /** Of the posts since an earlier moment of the same path. */
  public Latencies since(Latencies earlier) {
    long[] more = new long[counts.length];
    for (int i = 0; i < more.length; i++) {
      more[i] = counts[i] - earlier.counts[i];
    }
    return new Latencies(more);
  }

  /** How many posts. */
  public long count() {
    return Arrays.stream(counts).sum();
  }

  /**
   * The milliseconds that so large a share of the posts took at most; never too few, and at most an
   * eighth too many. Empty if there were no posts.
   *
   * @param share above 0, at most 1
   */
  public OptionalLong quantileMillis(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "a share must be above 0 and at most 1. Provided value: %s".formatted(share));
    }
    long wanted = (long) Math.ceil(share * count());
    long seen = 0;
    for (int i = 0; i < counts.length; i++) {
      seen += counts[i];
      if (counts[i] > 0 && seen >= wanted) {
        return OptionalLong.of(LatencyHistogram.longestIn(i));
      }
    }
    return OptionalLong.empty();
  }
}
