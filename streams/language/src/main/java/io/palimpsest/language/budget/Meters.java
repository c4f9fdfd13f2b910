package io.palimpsest.language.budget;

import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.mechanisms.accounting.LossUnit;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The meters of one policy: one, or one for each Rényi order that authors have from policies before
 * it. Thread-safe.
 */
final class Meters {
  /** More than this many orders at a time are priced anew in turns; prices are 8 bytes a word. */
  private static final int MAX_METERS = 4;

  private final BudgetRules rules;
  private final TokenRules.Sample sample;
  private final WordMechanism mechanism;
  private final BudgetTerms first;
  private final AccountId usual;
  private final Map<LossUnit, Meter> latest = new LinkedHashMap<>(16, 0.75f, true);

  Meters(BudgetRules rules, TokenRules.Sample sample, WordMechanism mechanism) {
    this.rules = rules;
    this.sample = sample;
    this.mechanism = mechanism;
    this.first = BudgetTerms.of(rules, sample);
    this.usual = new AccountId(first.window().unit().label(), rules.window().label());
  }

  /** The meter of an author. */
  Meter of(AuthorLedger ledger) {
    LossUnit unit =
        isUsual(ledger) ? first.window().unit() : AuthorTerms.unit(rules, first, ledger);
    synchronized (latest) {
      Meter meter =
          latest.computeIfAbsent(
              unit, in -> new Meter(rules, AuthorTerms.of(rules, sample, in), mechanism));
      if (latest.size() > MAX_METERS) {
        latest.remove(latest.keySet().iterator().next());
      }
      return meter;
    }
  }

  /** Who was charged nowhere else has the unit that the policy chooses, without a search. */
  private boolean isUsual(AuthorLedger ledger) {
    return ledger.accounts().isEmpty()
        || ledger.accounts().size() == 1 && ledger.accounts().firstKey().equals(usual);
  }
}
