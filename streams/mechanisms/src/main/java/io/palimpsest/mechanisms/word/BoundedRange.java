package io.palimpsest.mechanisms.word;

/**
 * What a draw costs of which nothing is known but the width of the range of its log-ratios: {@code
 * ln P(y|x) - ln P(y|x')} lies in an interval of that width, wherever the interval is. The numbers
 * are the largest such a draw can have, rounded up.
 *
 * <p>With {@code h = range / 2} and {@code L(h) = ln(sinh(h) / h)} the worst draw has
 *
 * <pre>
 * D = (a L(a h) - (a - 1) L((a - 1) h) - L(h)) / (a - 1)    at Rényi order a,
 * rho = L(h) + h coth(h) - 1                                for all orders: D is at most a rho.
 * </pre>
 *
 * <p>That is the usual {@code x - 1 - ln x} with {@code x = range / (e^range - 1)}, and the usual
 * maximum over the place of the interval, written so that nothing cancels where the range is small
 * and nothing overflows where it is large. Both are proved in {@code BoundedRange.proof.md}.
 */
public final class BoundedRange {
  /** A multiple of what rounding can take; see the proof. */
  private static final double MARGIN = 0x1p-46;

  /** Up to here by the power series, whose terms are all positive. */
  private static final double SERIES_END = 2;

  private BoundedRange() {}

  /**
   * The number rho of zero-concentrated privacy, never above {@code range^2 / 8} but for rounding.
   *
   * @param range 0 or more, or infinite, which costs infinitely much
   */
  public static double zcdp(double range) {
    if (isTrivial(range)) {
      return range;
    }
    double h = range / 2;
    double rho = logSinhc(h) + cothExcess(h);
    // What underflows is still not nothing.
    return Math.max(rho + MARGIN * rho, Double.MIN_NORMAL);
  }

  /**
   * The Rényi divergence at an order, never above the range.
   *
   * @param range 0 or more, or infinite, which costs infinitely much
   * @param order above 1 and finite
   */
  public static double renyi(double range, double order) {
    checkOrder(order);
    if (isTrivial(range)) {
      return range;
    }
    double h = range / 2;
    double a = order * logSinhc(order * h);
    double b = (order - 1) * logSinhc((order - 1) * h);
    double c = logSinhc(h);
    double divergence = (a - b - c + MARGIN * (a + b + c)) / (order - 1);
    // Written so that an order too large to compute with costs the range.
    return divergence < range ? Math.min(Math.max(divergence, Double.MIN_NORMAL), range) : range;
  }

  /** Refuses an order that is not above 1 or not finite. */
  static double checkOrder(double order) {
    if (!(order > 1 && order < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "a Rényi order must be above 1 and finite. Provided value: %s".formatted(order));
    }
    return order;
  }

  private static boolean isTrivial(double range) {
    if (!(range >= 0)) {
      throw new IllegalArgumentException(
          "a range must be 0 or more. Provided value: %s".formatted(range));
    }
    return range == 0 || range == Double.POSITIVE_INFINITY;
  }

  /** {@code ln(sinh(v) / v)}. */
  private static double logSinhc(double v) {
    return v <= SERIES_END
        ? StrictMath.log1p(sinhcExcess(v))
        : v - StrictMath.log(2 * v) + StrictMath.log1p(-StrictMath.exp(-2 * v));
  }

  /** {@code v coth(v) - 1}. */
  private static double cothExcess(double v) {
    return v <= SERIES_END
        ? series(v, true) / (1 + sinhcExcess(v))
        : v - 1 + 2 * v / StrictMath.expm1(2 * v);
  }

  /** {@code sinh(v) / v - 1}. */
  private static double sinhcExcess(double v) {
    return series(v, false);
  }

  /**
   * The sum over k from 1 of {@code v^2k / (2k + 1)!}, each term times 2k if it is for {@code
   * cosh(v) - sinh(v) / v}. What follows the last term is below 2^-60 of the sum.
   */
  private static double series(double v, boolean timesEven) {
    double term = 1;
    double sum = 0;
    for (int even = 2; even <= 24; even += 2) {
      term *= v * v / (even * (even + 1));
      sum += timesEven ? even * term : term;
    }
    return sum;
  }
}
