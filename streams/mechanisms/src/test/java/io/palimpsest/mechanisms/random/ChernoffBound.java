package io.palimpsest.mechanisms.random;

/**
 * What counts of independent trials allow to say, without approximation.
 *
 * <p>Chernoff: if a trial succeeds with probability {@code p}, the share of successes among {@code
 * n} reaches {@code s > p} with probability at most {@code exp(-n * D(s, p))}, {@code D} the
 * relative entropy of the two coins; and likewise below. So each statement here is wrong with a
 * probability of at most {@code falseAlarm}.
 */
public final class ChernoffBound {

  private ChernoffBound() {}

  /** Whether the count is no surprise; two-sided. */
  public static boolean accepts(long hits, long trials, double p, double falseAlarm) {
    return trials * entropy((double) hits / trials, p) <= Math.log(2 / falseAlarm);
  }

  /** The probability is at least this. */
  public static double lower(long hits, long trials, double falseAlarm) {
    return edge(hits, trials, falseAlarm, 0);
  }

  /** The probability is at most this. */
  public static double upper(long hits, long trials, double falseAlarm) {
    return edge(hits, trials, falseAlarm, 1);
  }

  /** The probability between the share and the end at which the share becomes a surprise. */
  private static double edge(long hits, long trials, double falseAlarm, double end) {
    double share = (double) hits / trials;
    double likely = share;
    double unlikely = end;
    for (int i = 0; i < 60; i++) {
      double middle = (likely + unlikely) / 2;
      if (trials * entropy(share, middle) <= Math.log(1 / falseAlarm)) {
        likely = middle;
      } else {
        unlikely = middle;
      }
    }
    return unlikely;
  }

  private static double entropy(double s, double p) {
    return term(s, p) + term(1 - s, 1 - p);
  }

  private static double term(double s, double p) {
    return s == 0 ? 0 : s * Math.log(s / p);
  }
}
