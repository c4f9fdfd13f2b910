package io.palimpsest.mechanisms.sampling;

/**
 * An exact fraction, not reduced.
 *
 * @param weight of the output, at least 1
 * @param sum of all weights
 */
public record Probability(long weight, long sum) {

  /** The nearest double or a neighbour of it; for display, never for accounting. */
  public double approximately() {
    return (double) weight / sum;
  }

  @Override
  public String toString() {
    return weight + "/" + sum;
  }
}
