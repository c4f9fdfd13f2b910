package io.palimpsest.mechanisms.sampling;

/**
 * {@link LossBound} for rows that come one after the other and are not kept: 32 bytes an output,
 * however many inputs there are. The number is the same.
 *
 * <p>Not thread-safe.
 */
public final class RunningLoss {
  private final long[] most;
  private final long[] sumOfMost;
  private final long[] least;
  private final long[] sumOfLeast;
  private int inputs;

  /** No input yet. */
  public RunningLoss(int outputs) {
    SamplingPreconditions.checkOutputs(outputs);
    most = new long[outputs];
    sumOfMost = new long[outputs];
    least = new long[outputs];
    sumOfLeast = new long[outputs];
  }

  /** One more input, compared without rounding. */
  public void add(IntegerWeights row) {
    SamplingPreconditions.checkSameOutputs(most.length, row.outputs());
    long sum = row.sum();
    for (int output = 0; output < most.length; output++) {
      long weight = row.weight(output);
      if (inputs == 0 || WideProduct.compare(weight, sumOfMost[output], most[output], sum) > 0) {
        most[output] = weight;
        sumOfMost[output] = sum;
      }
      if (inputs == 0 || WideProduct.compare(weight, sumOfLeast[output], least[output], sum) < 0) {
        least[output] = weight;
        sumOfLeast[output] = sum;
      }
    }
    inputs++;
  }

  /**
   * The largest log-ratio of all pairs of inputs so far, as {@link LossBound#over} would say. Trap:
   * the loss of a single row is 0 because it has no neighbour. That is no promise.
   */
  public double loss() {
    SamplingPreconditions.checkInputs(inputs);
    double ratio = 1;
    for (int output = 0; output < most.length; output++) {
      if (WideProduct.compare(most[output], sumOfLeast[output], least[output], sumOfMost[output])
          > 0) {
        ratio =
            Math.max(
                ratio,
                LossBound.ratioRoundedUp(
                    most[output], sumOfMost[output], least[output], sumOfLeast[output]));
      }
    }
    return ratio == 1 ? 0 : LossBound.logRoundedUp(ratio);
  }
}
