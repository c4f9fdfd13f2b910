package io.palimpsest.mechanisms.sampling;

/** The masses {@code n * weight} while an alias table is built, in 128 bits each. */
final class Masses {
  private final long[] high;
  private final long[] low;

  Masses(IntegerWeights weights) {
    int n = weights.outputs();
    high = new long[n];
    low = new long[n];
    for (int i = 0; i < n; i++) {
      high[i] = Math.multiplyHigh(n, weights.weight(i));
      low[i] = n * weights.weight(i);
    }
  }

  boolean isBelow(int i, long height) {
    return high[i] == 0 && Long.compareUnsigned(low[i], height) < 0;
  }

  /** The whole mass, once it is known to be below the height. */
  long low(int i) {
    return low[i];
  }

  /** The caller knows that the mass is at least this amount. */
  void subtract(int i, long amount) {
    if (Long.compareUnsigned(low[i], amount) < 0) {
      high[i]--;
    }
    low[i] -= amount;
  }
}
