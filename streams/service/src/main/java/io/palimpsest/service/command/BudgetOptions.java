package io.palimpsest.service.command;

import io.palimpsest.language.policy.InvalidPolicyException;
import io.palimpsest.language.policy.Policy;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Settings of a policy's section {@code budget}, changed for one run. */
final class BudgetOptions {
  @Option(
      names = "--budget",
      paramLabel = "EPS",
      description = "What each author may spend in the policy's window, as an epsilon.")
  private Optional<Double> epsilon = Optional.empty();

  @Option(
      names = "--accountant",
      paramLabel = "NAME",
      description = "How costs add up: pure, zcdp, renyi or channel-exact.")
  private Optional<String> accountant = Optional.empty();

  /** The policy with these settings in place of its own. */
  Policy applyTo(Policy policy) {
    Map<String, Object> changes = new LinkedHashMap<>();
    epsilon.ifPresent(value -> changes.put("epsilon", value));
    accountant.ifPresent(value -> changes.put("accountant", value));
    try {
      return policy.withBudget(changes);
    } catch (InvalidPolicyException e) {
      throw new UserError(
          e.getMessage()
              .replace("budget.epsilon", "--budget")
              .replace("budget.accountant", "--accountant"));
    }
  }
}
