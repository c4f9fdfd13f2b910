package io.palimpsest.mechanisms.accounting;

/**
 * The smallest (epsilon, delta) that holds for a number of equal draws of bounded range which were
 * all chosen before the first (Dong, Durfee, Rogers 2020). <b>For reports only, never for
 * gating:</b> in a stream each post may answer to what was released before, and the number of draws
 * too; for those this is no bound.
 *
 * <p>Rounded to the nearest and not up. Time grows with the square of the number of draws.
 */
public final class OptimalComposition {
  /** More draws take minutes. */
  public static final int MAX_DRAWS = 2000;

  private static final int HALVINGS = 40;

  private OptimalComposition() {}

  /**
   * The delta of an epsilon for all draws together.
   *
   * @param draws 1 to {@value #MAX_DRAWS}
   * @param range of the log-ratio of one draw, above 0
   * @param epsilon of all draws together, 0 or more
   */
  public static double delta(int draws, double range, double epsilon) {
    check(draws, range);
    return delta(logChoices(draws), range, epsilon);
  }

  /**
   * The epsilon of a delta for all draws together.
   *
   * @param draws 1 to {@value #MAX_DRAWS}
   * @param range of the log-ratio of one draw, above 0
   * @param delta of all draws together, between 0 and 1
   */
  public static double epsilon(int draws, double range, double delta) {
    check(draws, range);
    double[] logChoices = logChoices(draws);
    double low = 0;
    double high = draws * range;
    for (int i = 0; i < HALVINGS; i++) {
      double middle = (low + high) / 2;
      if (delta(logChoices, range, middle) > delta) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }

  private static double delta(double[] logChoices, double range, double epsilon) {
    int draws = logChoices.length - 1;
    double largest = 0;
    double before = Double.NaN;
    for (int l = 0; l <= draws; l++) {
      double top = Math.min((epsilon + (l + 1) * range) / (draws + 1), range);
      if (top != before) {
        largest = Math.max(largest, deltaAt(top, logChoices, range, epsilon));
        before = top;
      }
    }
    return largest;
  }

  /**
   * The delta if each log-ratio is {@code top} or {@code top - range}: over the number of draws
   * that have the lower one.
   */
  private static double deltaAt(double top, double[] logChoices, double range, double epsilon) {
    int draws = logChoices.length - 1;
    double scale = -StrictMath.expm1(-range);
    // Logarithms of the probabilities of either ratio, in the less likely of the two worlds.
    double logHigh = -top + StrictMath.log(-StrictMath.expm1(top - range) / scale);
    double logLow = StrictMath.log(-StrictMath.expm1(-top) / scale);
    double sum = 0;
    for (int lower = 0; lower <= draws; lower++) {
      double above = draws * top - lower * range - epsilon;
      if (above <= 0) {
        break;
      }
      double log = logChoices[lower] + times(draws - lower, logHigh) + times(lower, logLow);
      sum += StrictMath.exp(log + above + epsilon) * -StrictMath.expm1(-above);
    }
    return sum;
  }

  /** A power of 0 to 0 is 1. */
  private static double times(int count, double log) {
    return count == 0 ? 0 : count * log;
  }

  private static double[] logChoices(int draws) {
    double[] logs = new double[draws + 1];
    for (int i = 1; i <= draws; i++) {
      logs[i] = logs[i - 1] + StrictMath.log((draws - i + 1) / (double) i);
    }
    return logs;
  }

  private static void check(int draws, double range) {
    if (draws < 1 || draws > MAX_DRAWS) {
      throw new IllegalArgumentException(
          "draws must be 1 to %s. Provided value: %s".formatted(MAX_DRAWS, draws));
    }
    if (!(range > 0 && range < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "a range must be above 0 and finite. Provided value: %s".formatted(range));
    }
  }
}
