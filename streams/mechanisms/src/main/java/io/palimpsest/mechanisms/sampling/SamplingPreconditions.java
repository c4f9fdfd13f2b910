package io.palimpsest.mechanisms.sampling;

/**
 * The one door for the parameters of sampling. Scores and weights are public; messages show them.
 */
public final class SamplingPreconditions {

  private SamplingPreconditions() {}

  /** Refuses an epsilon that is not between 0 and {@value ExponentialSampler#MAX_EPSILON}. */
  public static double checkEpsilon(double epsilon) {
    return checkRange(epsilon, ExponentialSampler.MAX_EPSILON, "epsilon");
  }

  static double checkInverseTemperature(double inverseTemperature) {
    return checkRange(
        inverseTemperature, IntegerWeights.MAX_INVERSE_TEMPERATURE, "inverse temperature");
  }

  static double checkScore(double score) {
    return checkRange(score, 1, "a score");
  }

  /** Refuses a number of outputs that is not 1 to {@value IntegerWeights#MAX_OUTPUTS}. */
  public static int checkOutputs(int outputs) {
    if (outputs < 1 || outputs > IntegerWeights.MAX_OUTPUTS) {
      throw new IllegalArgumentException(
          "outputs must be 1 to %s. Provided value: %s"
              .formatted(IntegerWeights.MAX_OUTPUTS, outputs));
    }
    return outputs;
  }

  /** Also keeps {@code sum + weight} from overflowing: both are at most 2^62. */
  static long checkedSum(long sum, long weight) {
    if (weight < 1 || weight > IntegerWeights.MAX_SUM - sum) {
      throw new IllegalArgumentException(
          "weights must be at least 1 and sum up to at most 2^62. Provided value: %s"
              .formatted(weight));
    }
    return sum + weight;
  }

  static void checkSameOutputs(int expected, int outputs) {
    if (outputs != expected) {
      throw new IllegalArgumentException(
          "the rows of an output set must all have %s outputs. Provided value: %s"
              .formatted(expected, outputs));
    }
  }

  static void checkInputs(int inputs) {
    if (inputs < 1) {
      throw new IllegalArgumentException(
          "an output set must have at least one input. Provided value: %s".formatted(inputs));
    }
  }

  /** Written so that NaN is refused, and minus zero becomes zero: it would divide to -infinity. */
  private static double checkRange(double value, double max, String name) {
    if (!(value >= 0 && value <= max)) {
      throw new IllegalArgumentException(
          "%s must lie between 0 and %s. Provided value: %s".formatted(name, max, value));
    }
    return value + 0.0;
  }
}
