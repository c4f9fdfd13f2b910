package io.palimpsest.engine;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.Privatizers;
import java.util.Optional;

/** Settles by which privatizer a post is made safe, as its author prefers. */
final class Admit {
  private final Privatizers privatizers;

  /** Mostly the next post is under the same policy, which then needs no search. */
  private Standard last;

  private record Standard(Policy policy, Privatizer privatizer) {}

  Admit(Privatizers privatizers) {
    this.privatizers = privatizers;
  }

  /** Empty if the author wants nothing released, or what this policy cannot give. */
  Optional<Privatizer> admit(Policy policy, AuthorPreference preference) {
    if (!preference.release() || !canKeep(preference, policy)) {
      return Optional.empty();
    }
    return preference.epsilon().isEmpty()
        ? Optional.of(standard(policy))
        : privatizers.of(policy, preference.epsilon().getAsDouble());
  }

  /** An author who wants a budget gets one, or nothing is drawn. */
  private static boolean canKeep(AuthorPreference preference, Policy policy) {
    return preference.budget().isEmpty()
        || policy.budget().isPresent()
        || !(policy.tokens() instanceof TokenRules.Sample);
  }

  /** Threads may race for {@link #last}: whichever they see is right. */
  private Privatizer standard(Policy policy) {
    Standard known = last;
    if (known == null || known.policy() != policy) {
      known = new Standard(policy, privatizers.of(policy));
      last = known;
    }
    return known.privatizer();
  }
}
