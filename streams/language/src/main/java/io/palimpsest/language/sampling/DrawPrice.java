package io.palimpsest.language.sampling;

import io.palimpsest.mechanisms.word.DrawCost;
import io.palimpsest.mechanisms.word.WordMechanism;

/**
 * What draws cost together. Costs of different kinds do not add up, so each has a place of its own.
 *
 * @param draws how many there are
 * @param pureEpsilon sum of the {@link DrawCost.Pure} ones, rounded up
 * @param metricEpsilon sum of the {@link DrawCost.Metric} ones for each unit of distance, rounded
 *     up
 * @param metricSlack what these cost at any distance, rounded up
 * @param unbounded how many have no bound; they cannot be charged
 */
public record DrawPrice(
    int draws, double pureEpsilon, double metricEpsilon, double metricSlack, int unbounded) {

  /** Nothing is drawn. */
  public static final DrawPrice NOTHING = new DrawPrice(0, 0, 0, 0, 0);

  /**
   * The price of some words, each drawn once: of all that a plan draws, or of those among them that
   * are not paid for yet.
   */
  public static DrawPrice of(WordMechanism mechanism, int... words) {
    double pure = 0;
    double metric = 0;
    double slack = 0;
    int unbounded = 0;
    for (int word : words) {
      DrawCost cost = mechanism.cost(word);
      if (cost instanceof DrawCost.Pure one) {
        pure = addRoundingUp(pure, one.epsilon());
      } else if (cost instanceof DrawCost.Metric one) {
        metric = addRoundingUp(metric, one.epsilon());
        slack = addRoundingUp(slack, one.slack());
      } else {
        unbounded++;
      }
    }
    return new DrawPrice(words.length, pure, metric, slack, unbounded);
  }

  /**
   * All of it in epsilon: infinite if a draw has no bound, or one that depends on a distance and so
   * is no number.
   */
  public double epsilon() {
    boolean isNumber = unbounded == 0 && metricEpsilon == 0 && metricSlack == 0;
    return isNumber ? pureEpsilon : Double.POSITIVE_INFINITY;
  }

  /**
   * The smallest double that is not below the sum. What rounding took is known exactly (Knuth's
   * TwoSum), so a sum that needs no rounding stays as it is.
   */
  static double addRoundingUp(double a, double b) {
    double sum = a + b;
    double ofB = sum - a;
    double lost = (a - (sum - ofB)) + (b - ofB);
    return lost > 0 ? Math.nextUp(sum) : sum;
  }
}
