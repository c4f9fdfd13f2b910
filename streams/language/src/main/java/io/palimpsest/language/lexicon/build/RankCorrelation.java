package io.palimpsest.language.lexicon.build;

import java.util.Arrays;
import java.util.Comparator;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** Spearman's rank correlation; equal values share the mean of their ranks. */
final class RankCorrelation {
  private RankCorrelation() {}

  /** Empty if one side has fewer than two different values. */
  static OptionalDouble of(double[] a, double[] b) {
    double[] ranksA = ranks(a);
    double[] ranksB = ranks(b);
    // The mean rank is the same with and without ties.
    double mean = (a.length - 1) / 2.0;
    double product = 0;
    double squaresA = 0;
    double squaresB = 0;
    for (int i = 0; i < a.length; i++) {
      product += (ranksA[i] - mean) * (ranksB[i] - mean);
      squaresA += (ranksA[i] - mean) * (ranksA[i] - mean);
      squaresB += (ranksB[i] - mean) * (ranksB[i] - mean);
    }
    return squaresA == 0 || squaresB == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(product / Math.sqrt(squaresA * squaresB));
  }

  private static double[] ranks(double[] values) {
    Integer[] order =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> values[i]))
            .toArray(Integer[]::new);
    double[] ranks = new double[values.length];
    int first = 0;
    while (first < order.length) {
      int last = first;
      while (last + 1 < order.length && values[order[last + 1]] == values[order[first]]) {
        last++;
      }
      for (Integer i : Arrays.asList(order).subList(first, last + 1)) {
        ranks[i] = (first + last) / 2.0;
      }
      first = last + 1;
    }
    return ranks;
  }
}
