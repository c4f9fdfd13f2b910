package io.palimpsest.service.http.replay;

import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.service.http.policy.PolicyDesk;
import io.palimpsest.service.http.problem.ProblemException;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.Optional;

/**
 * The policy under which posts are released once more.
 *
 * @param document to be submitted first; empty if the policy holds already
 */
record ReplayPolicy(Policy policy, Optional<String> document) {
  private static final Duration SOON = Duration.ofSeconds(5);

  /**
   * What a document means, or the lack of one. What would be refused after all was priced is
   * refused now.
   *
   * @param inForce empty if nobody knows now
   * @param submitted the same, if it was submitted and not what the service was started with
   */
  static ReplayPolicy of(
      Optional<String> document, Optional<Policy> inForce, Optional<Policy> submitted) {
    if (document.isEmpty()) {
      return new ReplayPolicy(inForce.orElseThrow(ReplayPolicy::unknown), Optional.empty());
    }
    Policy policy = PolicyDesk.read(document.get());
    if (!policy.topics().contains(Topics.RAW_POSTS)) {
      throw ProblemException.unprocessable(
          "invalid-policy", "topics: must contain " + Topics.RAW_POSTS);
    }
    submitted
        .filter(holding -> !holding.name().equals(policy.name()))
        .ifPresent(
            holding -> {
              throw ProblemException.unprocessable(
                  "refused",
                  "policy %s version %d is in force, not this one: leave the policy out, or withdraw it first by 'policy withdraw %s'"
                      .formatted(holding.name(), holding.version(), holding.name()));
            });
    return new ReplayPolicy(policy, document);
  }

  private static ProblemException unknown() {
    return ProblemException.unavailable(
        "not-running",
        "which policy is in force is not known: the stream does not run here, or it cannot use the"
            + " one that another version accepted",
        SOON);
  }

  /** In which unit its costs are. */
  String unit() {
    return policy.tokens() instanceof TokenRules.Sample sample && policy.budget().isPresent()
        ? BudgetTerms.of(policy.budget().get(), sample).window().unit().label()
        : "pure";
  }
}
