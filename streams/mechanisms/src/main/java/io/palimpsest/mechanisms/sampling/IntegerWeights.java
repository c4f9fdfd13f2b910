package io.palimpsest.mechanisms.sampling;

/**
 * The weights of one input's outputs as integers. From here on there is no floating point: output
 * {@code i} has probability {@code weight(i) / sum()}, exactly.
 *
 * <p>From scores {@code u} in [0, 1] and an inverse temperature {@code b} (half of epsilon in the
 * exponential mechanism) the weight is {@code exp(b * (u - max u))} times 2^B, <b>rounded up</b>,
 * with {@code B = min(52, 62 - ceil(log2(outputs)))}: 52 bits for up to 1024 outputs, 51 up to
 * 2048, 42 for 2^20. All B bits of a weight fit in a double, and the sum is at most 2^62.
 *
 * <p><b>Why up.</b> {@code u - max u >= -1}, so the real weight is at least {@code 2^B * exp(-b)},
 * and the integer is not below it. It is not above 2^B either. So between two inputs the ratio of
 * weights is at most {@code exp(b)}, the ratio of sums too, and the loss is at most {@code 2 * b}:
 * rounding never costs more than epsilon. Rounded down or to nearest, it would.
 *
 * <p><b>The smallest weight is 1</b>, whatever the score: which outputs are possible never depends
 * on the input, and the loss is finite. Where {@code exp(-b) < 2^-B} the weights are flatter than
 * the formula: such an output gains less than one unit of a sum of at least 2^B, and the true loss
 * falls below epsilon. It is never above {@code 2 * B * ln 2}, which is 72.1 for 52 bits, even for
 * an epsilon of 1000. The true loss is computed from the integers ({@link LossBound}), not assumed.
 *
 * <p>The same on every machine: {@link StrictMath#exp} is specified bit by bit, and since Java 17
 * so is the arithmetic.
 */
public final class IntegerWeights {
  /** Outputs of one input, at most: a whole vocabulary. */
  public static final int MAX_OUTPUTS = 1 << 20;

  /** Nothing is gained beyond: two scores that differ by 4e-5 have the weights 2^B and 1. */
  public static final double MAX_INVERSE_TEMPERATURE = 1e6;

  static final long MAX_SUM = 1L << 62;

  private static final int MAX_SCALE_BITS = 52;

  private final long[] weights;
  private final long sum;

  private IntegerWeights(long[] weights) {
    SamplingPreconditions.checkOutputs(weights.length);
    long total = 0;
    for (long weight : weights) {
      total = SamplingPreconditions.checkedSum(total, weight);
    }
    this.weights = weights;
    this.sum = total;
  }

  /** Weights that are integers already, each at least 1. Takes a copy. */
  public static IntegerWeights of(long... weights) {
    return new IntegerWeights(weights.clone());
  }

  /**
   * The weights of scores.
   *
   * @param scores in [0, 1], one an output
   * @param inverseTemperature 0 (all alike) to {@value #MAX_INVERSE_TEMPERATURE}
   */
  public static IntegerWeights of(double[] scores, double inverseTemperature) {
    SamplingPreconditions.checkOutputs(scores.length);
    SamplingPreconditions.checkInverseTemperature(inverseTemperature);
    double best = 0;
    for (double score : scores) {
      best = Math.max(best, SamplingPreconditions.checkScore(score));
    }
    int bits = scaleBits(scores.length);
    long[] weights = new long[scores.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = roundedUp(inverseTemperature * (scores[i] - best), bits);
    }
    return new IntegerWeights(weights);
  }

  /** B of so many outputs. It depends on their number only, which is public. */
  public static int scaleBits(int outputs) {
    int log2 = Integer.SIZE - Integer.numberOfLeadingZeros(outputs - 1);
    return Math.min(MAX_SCALE_BITS, 62 - log2);
  }

  /**
   * {@code exp(exponent) * 2^bits}, or a little more. StrictMath errs by less than one ulp, which
   * nextUp covers; scaling by a power of two is exact; the real value is at most 2^bits.
   */
  private static long roundedUp(double exponent, int bits) {
    double above = Math.scalb(Math.nextUp(StrictMath.exp(exponent)), bits);
    return (long) Math.min(Math.ceil(above), Math.scalb(1.0, bits));
  }

  /** Number of outputs. */
  public int outputs() {
    return weights.length;
  }

  /** The weight of one output, at least 1. */
  public long weight(int output) {
    return weights[output];
  }

  /** The sum of all weights, at most 2^62. */
  public long sum() {
    return sum;
  }
}
