package io.palimpsest.benchmarks.load;

import java.util.Arrays;

/** Where measured values lie: sorted, so that medians and quantiles can be read. */
final class Spread {
  private final double[] sorted;

  private Spread(double[] sorted) {
    this.sorted = sorted;
  }

  static Spread of(double... values) {
    if (values.length == 0) {
      throw new IllegalArgumentException("nothing was measured");
    }
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return new Spread(sorted);
  }

  double least() {
    return sorted[0];
  }

  double greatest() {
    return sorted[sorted.length - 1];
  }

  /** The one in the middle, or the mean of the two that are. */
  double median() {
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  /** The least measured value that a share of all does not exceed. */
  double quantile(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException("a share is above 0, at most 1. Provided value: " + share);
    }
    return sorted[(int) Math.ceil(share * sorted.length) - 1];
  }
}
