package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Privatizers;
import java.util.Optional;

/** Chooses the privatizer of a post by the policy and the preference of its author. */
final class Admit {
  private final Privatizers privatizers;

  /** Caches the last lookup: consecutive posts usually have the same policy. */
  private Standard last;

  private record Standard(Policy policy, Privatizer privatizer) {}

  Admit(Privatizers privatizers) {
    this.privatizers = privatizers;
  }

  /** Returns empty if the author opted out, or asks for a bound that the policy cannot enforce. */
  Optional<Privatizer> admit(Policy policy, AuthorPreference preference) {
    if (!preference.release() || !canKeep(preference, policy)) {
      return Optional.empty();
    }
    return preference.epsilon().isEmpty()
        ? Optional.of(standard(policy))
        : privatizers.of(policy, preference.epsilon().getAsDouble());
  }

  /** Without a budget in the policy, nobody can enforce one that the author asks for. */
  private static boolean canKeep(AuthorPreference preference, Policy policy) {
    return preference.budget().isEmpty()
        || policy.budget().isPresent()
        || !(policy.tokens() instanceof TokenRules.Sample);
  }

  /** Benign race on {@link #last}: any value that a thread reads is a complete, correct entry. */
  private Privatizer standard(Policy policy) {
    Standard known = last;
    if (known == null || known.policy() != policy) {
      known = new Standard(policy, privatizers.of(policy));
      last = known;
    }
    return known.privatizer();
  }
}
