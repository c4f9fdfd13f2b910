package io.palimpsest.mechanisms.sampling;

/**
 * The sharpest draws that keep a promise: an inverse temperature at which the true loss of an
 * output set, computed from its integer weights and rounded up, is still at most epsilon.
 *
 * <p><b>Where to look.</b> Let {@code u, u'} be the scores of two inputs, {@code c = max(u - u')},
 * {@code d = max(u' - u)}, {@code Z, Z'} the sums of {@code exp(b * u)}, and {@code h = ln Z - ln
 * Z'}. The log-ratios go up to {@code c * b - h} one way and {@code d * b + h} the other way. Their
 * sum is {@code (c + d) * b} and neither is negative, so the larger one lies between half of that
 * and all of it. With {@code W} the largest {@code c + d} of all pairs: {@code W * b / 2 <= loss(b)
 * <= W * b}. One loss therefore brackets {@code W}, and the answer, within a factor of four.
 *
 * <p><b>Trap: the loss is not monotone</b> in the inverse temperature ({@code CalibrationTest} has
 * a table where it falls from 0.95 to 0.70 while the temperature falls). Plain bisection could stop
 * at a lower crossing; so the bracket is walked from above, in steps of 2^(1/4), and only the first
 * step that holds is refined. Between two steps a sharper answer can be missed; a promise cannot be
 * broken, as every answer was checked at exactly the value returned.
 *
 * <p>The bracket is that of real weights. Where integer weights reach 1 the loss can fall again, to
 * 0 if all inputs of the set like one output best; such an answer is taken, as its promise holds.
 */
public final class Calibration {
  private static final double STEP = StrictMath.sqrt(StrictMath.sqrt(2));
  private static final int MAX_HALVINGS = 64;

  /** Relative width at which bisection ends: epsilon is then used up but for about a millionth. */
  private static final double TOLERANCE = 0x1p-20;

  private Calibration() {}

  /**
   * An inverse temperature with {@code LossBound.over(scores.weightsAt(it)) <= epsilon}: at least
   * {@code epsilon / 2}, the nominal one, if that holds itself; at most {@link
   * IntegerWeights#MAX_INVERSE_TEMPERATURE}, which is the answer when all inputs score alike.
   *
   * @param epsilon 0 to 1000; at 0 the answer is 0
   */
  public static double inverseTemperature(ScoreTable scores, double epsilon) {
    double nominal = SamplingPreconditions.checkEpsilon(epsilon) / 2;
    if (epsilon == 0) {
      return 0;
    }
    double lossAtNominal = loss(scores, nominal);
    // loss <= W * nominal <= 2 * loss puts all answers between a quarter of this and this.
    double top =
        Math.min(epsilon * (epsilon / lossAtNominal), IntegerWeights.MAX_INVERSE_TEMPERATURE);
    if (loss(scores, top) <= epsilon) {
      return top;
    }
    double fails = top;
    double bottom = Math.max(nominal, top / 4);
    for (double next = top / STEP; next > bottom; next /= STEP) {
      if (loss(scores, next) <= epsilon) {
        return bisect(scores, epsilon, next, fails);
      }
      fails = next;
    }
    return bisect(scores, epsilon, lossAtNominal <= epsilon ? nominal : 0, fails);
  }

  /** The loss at {@code holds} is at most epsilon, and stays so: 0 is safe to begin with. */
  private static double bisect(ScoreTable scores, double epsilon, double holds, double fails) {
    double low = holds;
    double high = fails;
    for (int i = 0; i < MAX_HALVINGS && high - low > TOLERANCE * high; i++) {
      double middle = low + (high - low) / 2;
      if (loss(scores, middle) <= epsilon) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private static double loss(ScoreTable scores, double inverseTemperature) {
    return LossBound.over(scores.weightsAt(inverseTemperature));
  }
}
