package io.palimpsest.language.policy;

import io.palimpsest.mechanisms.guarantee.Guarantee;

/**
 * A policy in plain words: what is promised, to whom, per what, at which price, and what is not.
 */
public final class PolicyExplanation {
  private PolicyExplanation() {}

  /** The explanation, a few lines, ending in a line break. */
  public static String of(Policy policy) {
    Guarantee guarantee = policy.mechanism().guarantee();
    return """
        Policy %s, version %d, for %s.
        What is done:     %s.
        What is promised: %s.
        Between:          %s.
        Per:              %s.
        Price:            nothing; no budget is charged, because nothing is drawn.
        Not promised:     %s.
        """
        .formatted(
            policy.name(),
            policy.version(),
            String.join(", ", policy.topics()),
            policy.mechanism().description(),
            guarantee.promise(),
            guarantee.neighbours(),
            guarantee.unit(),
            guarantee.notPromised());
  }
}
