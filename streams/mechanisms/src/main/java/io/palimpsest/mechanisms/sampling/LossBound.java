package io.palimpsest.mechanisms.sampling;

import java.util.List;

/** The privacy loss of an output set, computed from its integers and rounded up. */
public final class LossBound {

  /**
   * The quotient of two products of longs has four conversions, two multiplications and a division,
   * and this product is the eighth rounding, each within 2^-53 of the truth. The factor adds
   * sixteen times as much, so the result is above the truth, and above 1 if the truth is.
   */
  private static final double UP = 1 + 0x1p-49;

  private LossBound() {}

  /**
   * The largest log-ratio {@code ln P(y|x) - ln P(y|x')} over all outputs {@code y} and all pairs
   * of inputs: never below the true value, above it by less than 1e-14 times {@code max(1, loss)},
   * and exactly 0 if all inputs have the same probabilities.
   *
   * <p>For each output only the likeliest and the least likely input count, and these two are found
   * without rounding; so the cost is inputs times outputs, not pairs times outputs.
   *
   * <p>Trap: the loss of a single row is 0 because it has no neighbour. That is no promise.
   *
   * @param rows one an input, all with the same number of outputs
   */
  public static double over(List<IntegerWeights> rows) {
    SamplingPreconditions.checkInputs(rows.size());
    IntegerWeights[] inputs = rows.toArray(IntegerWeights[]::new);
    for (IntegerWeights row : inputs) {
      SamplingPreconditions.checkSameOutputs(inputs[0].outputs(), row.outputs());
    }
    double ratio = 1;
    for (int output = 0; output < inputs[0].outputs(); output++) {
      IntegerWeights most = inputs[0];
      IntegerWeights least = inputs[0];
      for (IntegerWeights row : inputs) {
        if (compare(row, most, output) > 0) {
          most = row;
        }
        if (compare(row, least, output) < 0) {
          least = row;
        }
      }
      if (compare(most, least, output) > 0) {
        ratio =
            Math.max(
                ratio,
                ratioRoundedUp(most.weight(output), most.sum(), least.weight(output), least.sum()));
      }
    }
    return ratio == 1 ? 0 : logRoundedUp(ratio);
  }

  private static int compare(IntegerWeights a, IntegerWeights b, int output) {
    return WideProduct.compare(a.weight(output), b.sum(), b.weight(output), a.sum());
  }

  /** Above 1, so a difference is never taken for none. */
  static double ratioRoundedUp(long most, long sumOfMost, long least, long sumOfLeast) {
    double above = (double) most * (double) sumOfLeast;
    double below = (double) least * (double) sumOfMost;
    return above / below * UP;
  }

  /** StrictMath errs by less than one ulp; the result is that much above, at least. */
  static double logRoundedUp(double ratio) {
    return Math.nextUp(Math.nextUp(StrictMath.log(ratio)));
  }
}
