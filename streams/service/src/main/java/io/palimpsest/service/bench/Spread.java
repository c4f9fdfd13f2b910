package io.palimpsest.service.bench;

import java.util.Arrays;

/** Median, minimum and maximum of a sample. */
public record Spread(double median, double min, double max) {

  /** Computes them; needs at least one value. */
  static Spread of(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    double median =
        sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    return new Spread(median, sorted[0], sorted[sorted.length - 1]);
  }
}
