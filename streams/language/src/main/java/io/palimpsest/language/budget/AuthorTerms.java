package io.palimpsest.language.budget;

import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.mechanisms.accounting.Allowance;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The terms of a policy for one author. They can differ from those of others in the Rényi order,
 * which is the author's: a policy chooses it for a first charge only. Chosen anew, it would open an
 * account in which nothing is spent.
 */
public final class AuthorTerms {
  private AuthorTerms() {}

  /** The terms under which the author of a ledger is charged. */
  public static BudgetTerms of(BudgetRules rules, TokenRules.Sample sample, AuthorLedger ledger) {
    return of(rules, sample, unit(rules, BudgetTerms.of(rules, sample), ledger));
  }

  static BudgetTerms of(BudgetRules rules, TokenRules.Sample sample, LossUnit unit) {
    return unit instanceof LossUnit.Renyi order
        ? BudgetTerms.of(rules, sample, order)
        : BudgetTerms.of(rules, sample);
  }

  /**
   * The unit of the author: that of the policy's window, or else of a lifetime beside it, or else
   * what the policy chooses.
   *
   * @param first the terms for a first charge
   */
  static LossUnit unit(BudgetRules rules, BudgetTerms first, AuthorLedger ledger) {
    LossUnit unit = first.window().unit();
    if (!(unit instanceof LossUnit.Renyi)) {
      return unit;
    }
    String lifetime = new Window.Lifetime().label();
    return order(rules.window().label(), first.window(), ledger)
        .or(() -> first.lifetime().flatMap(all -> order(lifetime, all, ledger)))
        .orElse(unit);
  }

  /** Several orders come of policies that had other windows in common; the fullest one counts. */
  private static Optional<LossUnit> order(String window, Allowance like, AuthorLedger ledger) {
    return ledger.accounts().entrySet().stream()
        .filter(account -> account.getKey().window().equals(window))
        .map(account -> Map.entry(LossUnit.parse(account.getKey().unit()), account.getValue()))
        .filter(account -> account.getKey() instanceof LossUnit.Renyi)
        .max(Comparator.comparingDouble(one -> shareSpent(one.getKey(), one.getValue(), like)))
        .map(Map.Entry::getKey);
  }

  private static double shareSpent(LossUnit unit, Spending spending, Allowance like) {
    Amount cap = Allowance.in(like.accountant(), unit, like.epsilon(), like.delta()).cap();
    return cap.equals(Amount.ZERO)
        ? Double.POSITIVE_INFINITY
        : spending.spent().value() / cap.value();
  }
}
