package io.palimpsest.mechanisms.sampling;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;

/**
 * The loss by definition, over all pairs and outputs, in 60 digits: slow, and without LossBound.
 */
public final class ExactLoss {
  private static final MathContext DIGITS = new MathContext(60);

  private ExactLoss() {}

  /** The largest ratio of two inputs' probabilities of one output. */
  public static BigDecimal ratio(List<IntegerWeights> rows) {
    BigDecimal largest = BigDecimal.ONE;
    for (IntegerWeights a : rows) {
      for (IntegerWeights b : rows) {
        for (int y = 0; y < a.outputs(); y++) {
          BigInteger above = product(a.weight(y), b.sum());
          BigInteger below = product(b.weight(y), a.sum());
          largest = largest.max(new BigDecimal(above).divide(new BigDecimal(below), DIGITS));
        }
      }
    }
    return largest;
  }

  private static BigInteger product(long a, long b) {
    return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b));
  }

  /** The exponential by its series, the argument divided by 2^20 first. */
  public static BigDecimal exp(BigDecimal x) {
    BigDecimal small = x.divide(BigDecimal.valueOf(1 << 20), DIGITS);
    BigDecimal sum = BigDecimal.ONE;
    BigDecimal term = BigDecimal.ONE;
    for (int i = 1; i < 40; i++) {
      term = term.multiply(small, DIGITS).divide(BigDecimal.valueOf(i), DIGITS);
      sum = sum.add(term, DIGITS);
    }
    for (int i = 0; i < 20; i++) {
      sum = sum.multiply(sum, DIGITS);
    }
    return sum;
  }
}
