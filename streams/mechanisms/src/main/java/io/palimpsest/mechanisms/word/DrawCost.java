package io.palimpsest.mechanisms.word;

/** What one draw costs. */
public sealed interface DrawCost {

  /**
   * The log-ratio between neighbours is at most this.
   *
   * @param epsilon computed from the integer weights, rounded up
   */
  record Pure(double epsilon) implements DrawCost {}

  /**
   * The log-ratio between two words is at most {@code epsilon * distance + slack}.
   *
   * @param epsilon for each unit of distance
   * @param slack what the rounding of weights and distances adds at most
   */
  record Metric(double epsilon, double slack) implements DrawCost {}

  /** There is no bound; it cannot be charged. */
  record Unbounded() implements DrawCost {}
}
