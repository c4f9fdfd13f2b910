package io.palimpsest.language.detect.tagger;

/**
 * e to the power of numbers from -60 to 0, to six digits, with basic arithmetic only: ten times as
 * fast as {@code StrictMath} and yet the same on every machine, which {@code Math} does not
 * promise.
 */
final class FastExp {
  /** What is below counts as this. */
  static final double LEAST = -60;

  private static final int STEPS_PER_UNIT = 512;
  private static final double[] VALUES = new double[(int) -LEAST * STEPS_PER_UNIT + 2];

  static {
    for (int i = 0; i < VALUES.length; i++) {
      VALUES[i] = StrictMath.exp(-(double) i / STEPS_PER_UNIT);
    }
  }

  private FastExp() {}

  /** Straight lines between the values of a table; the error is at most 5e-7 of the answer. */
  static double of(double power) {
    double place = -Math.max(power, LEAST) * STEPS_PER_UNIT;
    int index = (int) place;
    double low = VALUES[index];
    return low + (VALUES[index + 1] - low) * (place - index);
  }
}
