package io.palimpsest.language.budget;

import io.palimpsest.language.policy.BudgetRules;
import io.palimpsest.language.policy.BudgetTerms;
import io.palimpsest.mechanisms.accounting.Allowance;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.accounting.WordPrices;
import io.palimpsest.mechanisms.ledger.Window;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Prices, caps and classes of one policy in one unit. Thread-safe. */
final class Meter {
  private static final int QUARTERS = 4;

  private final BudgetRules rules;
  private final BudgetTerms terms;
  private final WordPrices prices;
  private final String accountant;
  private final String unit;

  /** Of authors who want no less than all; labels take longer to write than to charge. */
  private final List<Account> usual;

  Meter(BudgetRules rules, BudgetTerms terms, WordMechanism mechanism) {
    this.rules = rules;
    this.terms = terms;
    this.prices = new WordPrices(terms.window(), mechanism);
    this.accountant = terms.window().accountant().label();
    this.unit = terms.window().unit().label();
    this.usual = accounts(terms.window().cap());
  }

  String accountant() {
    return accountant;
  }

  String unit() {
    return unit;
  }

  /** What some draws cost; empty if one of them has no bound. */
  Optional<Amount> priceOf(int[] words) {
    Amount sum = Amount.ZERO;
    for (int word : words) {
      Optional<Amount> price = prices.priceOf(word);
      if (price.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(price.get());
    }
    return Optional.of(sum);
  }

  /** Where an author pays: the window of the policy first, whose time is that of the charge. */
  List<Account> accounts(OptionalDouble preferredEpsilon) {
    Amount cap = capOf(terms.window(), preferredEpsilon);
    return cap.equals(terms.window().cap()) ? usual : accounts(cap);
  }

  private List<Account> accounts(Amount cap) {
    List<Account> accounts = new ArrayList<>();
    accounts.add(account(rules.window(), cap));
    terms.lifetime().ifPresent(all -> accounts.add(account(new Window.Lifetime(), all.cap())));
    return List.copyOf(accounts);
  }

  private Account account(Window window, Amount cap) {
    return new Account(new AccountId(unit(), window.label()), window, cap);
  }

  /** A wish that is no number, or below nothing, is one for nothing: it can only be stricter. */
  private static Amount capOf(Allowance allowance, OptionalDouble preferredEpsilon) {
    double wish = preferredEpsilon.orElse(Double.POSITIVE_INFINITY);
    if (wish >= allowance.epsilon()) {
      return allowance.cap();
    }
    return wish > 0 ? allowance.atMost(wish).cap() : Amount.ZERO;
  }

  Remaining remaining(List<BalanceLine> balances) {
    Remaining least = Remaining.AMPLE;
    for (BalanceLine line : balances) {
      if (isExhausted(line)) {
        return Remaining.EXHAUSTED;
      }
      if (!isAmple(line)) {
        least = Remaining.LOW;
      }
    }
    return least;
  }

  private boolean isExhausted(BalanceLine line) {
    return line.left().equals(Amount.ZERO) || line.left().compareTo(terms.dearestDraw()) < 0;
  }

  private static boolean isAmple(BalanceLine line) {
    return line.left().times(QUARTERS).compareTo(line.cap()) >= 0;
  }
}
