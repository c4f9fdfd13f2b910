package io.palimpsest.language.policy;

import io.palimpsest.language.sampling.Drawing;
import io.palimpsest.mechanisms.accounting.Accountant;
import io.palimpsest.mechanisms.outputset.Mapping;
import java.util.Optional;

/** Which budgets go with which draws. */
final class BudgetFit {
  private BudgetFit() {}

  /** Refuses a budget that the draws could not be charged to. */
  static void check(BudgetRules budget, TokenRules tokens) {
    if (!(tokens instanceof TokenRules.Sample sample)) {
      throw new InvalidPolicyException(
          "budget: means nothing where nothing is drawn; leave the section out");
    }
    if (!isBounded(sample.drawing())) {
      throw new InvalidPolicyException(
          "budget: the mapping 'aggressive' has no bound, so nothing can be charged; leave the"
              + " section out, or choose another tokens.mapping");
    }
    if (usualAccountant(tokens) == Accountant.PURE && budget.accountant() != Accountant.PURE) {
      throw new InvalidPolicyException(
          "budget.accountant: santext costs its epsilon for each unit of distance, which only"
              + " 'pure' can add; write 'accountant: pure' and no delta");
    }
    try {
      BudgetTerms.of(budget, sample);
    } catch (IllegalArgumentException e) {
      throw new InvalidPolicyException("budget.epsilon: " + e.getMessage());
    }
  }

  /**
   * What is left of a budget when the draws have changed: none where nothing can be charged, and
   * where losses can only be added the same epsilon by the accountant that does.
   */
  static Optional<BudgetRules> fitted(BudgetRules budget, TokenRules tokens) {
    if (!(tokens instanceof TokenRules.Sample sample) || !isBounded(sample.drawing())) {
      return Optional.empty();
    }
    if (usualAccountant(tokens) != Accountant.PURE) {
      return Optional.of(budget);
    }
    return Optional.of(
        new BudgetRules(
            Accountant.PURE,
            budget.epsilon(),
            0,
            budget.window(),
            budget.lifetimeEpsilon(),
            budget.whenExhausted()));
  }

  /** The one where none is said: the only one that goes with santext, otherwise the closest. */
  static Accountant usualAccountant(TokenRules tokens) {
    boolean metric =
        tokens instanceof TokenRules.Sample sample && sample.drawing() instanceof Drawing.Santext;
    return metric ? Accountant.PURE : Accountant.CHANNEL_EXACT;
  }

  private static boolean isBounded(Drawing drawing) {
    return !(drawing instanceof Drawing.Custext custext && custext.mapping() == Mapping.AGGRESSIVE);
  }
}
