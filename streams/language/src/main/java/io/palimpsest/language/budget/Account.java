package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import java.time.Duration;

/**
 * What a policy charges to, and how much of it one author may spend.
 *
 * @param cap in the unit of the account
 */
record Account(AccountId id, Window window, Amount cap) {

  Spending in(AuthorLedger ledger) {
    return ledger.spending(id, window);
  }

  Duration lateness() {
    return window instanceof Window.Sliding sliding ? sliding.lateness() : Duration.ZERO;
  }

  BalanceLine balance(AuthorLedger ledger) {
    return new BalanceLine(id.unit(), id.window(), lateness(), in(ledger).spent(), cap);
  }
}
