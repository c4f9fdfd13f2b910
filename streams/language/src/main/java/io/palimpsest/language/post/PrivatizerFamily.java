package io.palimpsest.language.post;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The privatizer of a policy, and those with less epsilon, each made when first asked for. */
final class PrivatizerFamily {
  /** Steps of an epsilon. */
  static final int STEPS = 8;

  private final Policy policy;
  private final PostRules rules;
  private final Optional<Lexicon> lexicon;
  private final Map<Integer, Privatizer> bySteps = new HashMap<>();

  PrivatizerFamily(Policy policy, PostRules rules, Optional<Lexicon> lexicon) {
    this.policy = policy;
    this.rules = rules;
    this.lexicon = lexicon;
  }

  synchronized Privatizer standard() {
    return bySteps.computeIfAbsent(
        STEPS, all -> Privatizer.of(policy, rules, () -> lexicon.orElseThrow(), done -> {}));
  }

  Optional<Privatizer> atMost(double largestEpsilon) {
    if (!(policy.tokens() instanceof TokenRules.Sample sample)) {
      return Optional.of(standard());
    }
    int steps = steps(sample.epsilon(), largestEpsilon);
    if (steps == STEPS) {
      return Optional.of(standard());
    }
    return steps == 0 ? Optional.empty() : Optional.of(tightened(sample.epsilon(), steps));
  }

  private synchronized Privatizer tightened(double epsilon, int steps) {
    Privatizer standard = standard();
    return bySteps.computeIfAbsent(steps, some -> standard.withEpsilon(epsilonOf(epsilon, some)));
  }

  /** The most steps that are not above the wish; none for a wish that is no number. */
  private static int steps(double epsilon, double largest) {
    int steps = STEPS;
    while (steps > 0 && !(epsilonOf(epsilon, steps) <= largest)) {
      steps--;
    }
    return steps;
  }

  private static double epsilonOf(double epsilon, int steps) {
    return epsilon * steps / STEPS;
  }
}
