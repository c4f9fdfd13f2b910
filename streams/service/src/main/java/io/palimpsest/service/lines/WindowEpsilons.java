package io.palimpsest.service.lines;

import io.palimpsest.language.budget.AccountId;
import io.palimpsest.language.budget.AuthorLedger;
import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.mechanisms.accounting.Allowance;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * What an author has spent and has left in each window of a policy, in epsilon at the policy's
 * delta; for the eyes only, since sums are kept in another unit. Nothing without a budget.
 */
final class WindowEpsilons {
  private final Map<String, Allowance> allowances = new LinkedHashMap<>();

  WindowEpsilons(Policy policy) {
    if (policy.tokens() instanceof TokenRules.Sample sample) {
      policy
          .budget()
          .ifPresent(
              rules -> {
                BudgetTerms terms = BudgetTerms.of(rules, sample);
                allowances.put(rules.window().label(), terms.window());
                terms
                    .lifetime()
                    .ifPresent(all -> allowances.put(new Window.Lifetime().label(), all));
              });
    }
  }

  /** Rounded up. */
  Map<String, Map<String, Double>> spent(AuthorLedger ledger) {
    return byWindow(ledger, Allowance::epsilonOf);
  }

  /** Rounded down, never below nothing. */
  Map<String, Map<String, Double>> remaining(AuthorLedger ledger) {
    return byWindow(ledger, WindowEpsilons::left);
  }

  private static double left(Allowance allowance, Amount spent) {
    return spent.equals(Amount.ZERO)
        ? allowance.epsilon()
        : Math.max(0, Math.nextDown(allowance.epsilon() - allowance.epsilonOf(spent)));
  }

  private Map<String, Map<String, Double>> byWindow(
      AuthorLedger ledger, BiFunction<Allowance, Amount, Double> epsilon) {
    Map<String, Map<String, Double>> all = new LinkedHashMap<>();
    allowances.forEach(
        (window, allowance) ->
            all.put(
                window,
                Map.of(
                    key(allowance), epsilon.apply(allowance, spent(ledger, window, allowance)))));
    return all;
  }

  private static Amount spent(AuthorLedger ledger, String window, Allowance allowance) {
    return Optional.ofNullable(
            ledger.accounts().get(new AccountId(allowance.unit().label(), window)))
        .map(Spending::spent)
        .orElse(Amount.ZERO);
  }

  private static String key(Allowance allowance) {
    return allowance.unit() instanceof LossUnit.Metric ? "epsilonPerDistance" : "epsilon";
  }
}
