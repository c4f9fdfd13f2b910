package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.sampling.IntegerWeights;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/**
 * Divergences by definition, over all ordered pairs of inputs, in 40 digits: slow, and without
 * logarithms.
 */
public final class ExactDivergence {
  private static final MathContext DIGITS = new MathContext(40);

  /** What is left of them after a few hundred roundings, and not above the truth. */
  private static final MathContext SURE = new MathContext(35, RoundingMode.DOWN);

  private ExactDivergence() {}

  /**
   * The largest {@code sum of P^order Q^(1 - order)}, which is the exponential of the divergence
   * times {@code order - 1}.
   *
   * @param order a multiple of a half, above 1
   */
  public static BigDecimal moment(List<IntegerWeights> rows, double order) {
    BigDecimal largest = BigDecimal.ONE;
    for (IntegerWeights p : rows) {
      for (IntegerWeights q : rows) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int y = 0; y < p.outputs() && p != q; y++) {
          sum = sum.add(probability(q, y).multiply(power(ratio(p, q, y), order), DIGITS));
        }
        largest = largest.max(sum);
      }
    }
    return largest.round(SURE);
  }

  /** The largest quotient of the largest and the smallest ratio of two inputs' probabilities. */
  public static BigDecimal widest(List<IntegerWeights> rows) {
    BigDecimal widest = BigDecimal.ONE;
    for (IntegerWeights p : rows) {
      for (IntegerWeights q : rows) {
        BigDecimal most = ratio(p, q, 0);
        BigDecimal least = most;
        for (int y = 1; y < p.outputs() && p != q; y++) {
          most = most.max(ratio(p, q, y));
          least = least.min(ratio(p, q, y));
        }
        widest = widest.max(most.divide(least, DIGITS));
      }
    }
    return widest.round(SURE);
  }

  private static BigDecimal ratio(IntegerWeights p, IntegerWeights q, int output) {
    return probability(p, output).divide(probability(q, output), DIGITS);
  }

  private static BigDecimal probability(IntegerWeights row, int output) {
    return BigDecimal.valueOf(row.weight(output)).divide(BigDecimal.valueOf(row.sum()), DIGITS);
  }

  private static BigDecimal power(BigDecimal base, double exponent) {
    BigDecimal whole = base.pow((int) exponent, DIGITS);
    return exponent == (int) exponent ? whole : whole.multiply(base.sqrt(DIGITS), DIGITS);
  }
}
