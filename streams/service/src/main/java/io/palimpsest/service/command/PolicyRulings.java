package io.palimpsest.service.command;

import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.service.policy.PolicyRequests;
import java.util.Optional;

/** What a verdict means to whoever typed the command. */
final class PolicyRulings {
  private PolicyRulings() {}

  /**
   * What holds from now on.
   *
   * @param refusal what to say of the policy if it was not accepted
   * @throws UserError if it was not, or if no verdict came
   */
  static String explanation(String name, String refusal, Optional<PolicyVerdict> verdict) {
    PolicyVerdict told =
        verdict.orElseThrow(
            () ->
                new UserError(
                    "no verdict within %d s: is the service running? It decides when it runs again"
                        .formatted(PolicyRequests.LIMIT.toSeconds())));
    if (!told.getAccepted()) {
      throw new UserError("policy %s %s: %s".formatted(name, refusal, told.getExplanation()));
    }
    return told.getExplanation();
  }
}
