package io.palimpsest.mechanisms.sampling;

import io.palimpsest.mechanisms.random.RandomBits;
import java.util.List;

/**
 * The exponential mechanism over one output set: an input is replaced by an output drawn with
 * probability proportional to {@code exp(b * score)}, made integer.
 *
 * <p><b>What is promised.</b> For any two inputs of the set and any output the probabilities differ
 * by a factor of at most {@code exp(loss())}. The loss is computed from the very integers that are
 * drawn from; it is never above epsilon but for the last digits of a double. Which set an input
 * belongs to is not hidden. The proof is in {@code ExponentialSampler.proof.md}.
 *
 * <p>Immutable; 20 bytes for each pair of input and output.
 */
public final class ExponentialSampler {
  /** The largest epsilon that can be asked for. */
  public static final double MAX_EPSILON = 1000;

  private final IntegerWeights[] weights;
  private final AliasTable[] tables;
  private final double loss;

  private ExponentialSampler(List<IntegerWeights> rows) {
    loss = LossBound.over(rows);
    weights = rows.toArray(IntegerWeights[]::new);
    tables = rows.stream().map(AliasTable::new).toArray(AliasTable[]::new);
  }

  /** Draws from weights that were made before. */
  public static ExponentialSampler over(List<IntegerWeights> rows) {
    return new ExponentialSampler(rows);
  }

  /**
   * {@code temperature: nominal}, the formula of McSherry and Talwar: inverse temperature {@code
   * epsilon / 2}, because a score can change by 1, and with it the score's rivals by 1 the other
   * way.
   *
   * @param epsilon 0 to {@value #MAX_EPSILON}
   */
  public static ExponentialSampler nominal(ScoreTable scores, double epsilon) {
    return over(scores.weightsAt(SamplingPreconditions.checkEpsilon(epsilon) / 2));
  }

  /**
   * {@code temperature: calibrated}: the sharpest draws found whose loss is at most epsilon.
   *
   * @param epsilon 0 to {@value #MAX_EPSILON}
   */
  public static ExponentialSampler calibrated(ScoreTable scores, double epsilon) {
    return over(scores.weightsAt(Calibration.inverseTemperature(scores, epsilon)));
  }

  /**
   * An output for an input.
   *
   * @param input its row
   * @param bits of this draw alone
   */
  public int draw(int input, RandomBits bits) {
    return tables[input].draw(bits);
  }

  /** How likely an output is for an input, exactly. */
  public Probability probability(int input, int output) {
    return new Probability(weights[input].weight(output), weights[input].sum());
  }

  /** What one draw costs: the largest log-ratio between two inputs, rounded up. */
  public double loss() {
    return loss;
  }

  /** Number of inputs. With one there are no neighbours, and a loss of 0 promises nothing. */
  public int inputs() {
    return weights.length;
  }

  /** Number of outputs. */
  public int outputs() {
    return weights[0].outputs();
  }
}
