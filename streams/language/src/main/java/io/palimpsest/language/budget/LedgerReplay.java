package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Computes balances anew, from the records of charges alone. Fed with the charges of an author in
 * the order in which they were made, it comes to the same amounts, to the grain.
 *
 * <p>Not thread-safe. Memory grows with the number of authors, not with that of charges.
 */
public final class LedgerReplay {
  private final Map<String, SortedMap<AccountId, Spending>> byAuthor = new TreeMap<>();

  /**
   * One charge to one window.
   *
   * @param author whoever paid, under any name
   * @param unit label of the unit
   * @param window label of the window
   * @param lateness of the window
   * @param chargedAt the time that was charged, as recorded
   * @throws IllegalArgumentException if there is no such window
   */
  public void charge(
      String author,
      String unit,
      String window,
      Duration lateness,
      Amount cost,
      Instant chargedAt) {
    Window charged = Window.of(window, lateness);
    SortedMap<AccountId, Spending> accounts =
        byAuthor.computeIfAbsent(author, unseen -> new TreeMap<>());
    AccountId id = new AccountId(unit, charged.label());
    Spending before = Optional.ofNullable(accounts.get(id)).orElseGet(() -> Spending.none(charged));
    accounts.put(id, before.plus(before.timeOf(chargedAt, chargedAt, lateness), cost));
  }

  /** What an author has spent in a window; nothing if there was no charge. */
  public Amount spent(String author, AccountId account) {
    return Optional.ofNullable(byAuthor.get(author))
        .flatMap(accounts -> Optional.ofNullable(accounts.get(account)))
        .map(Spending::spent)
        .orElse(Amount.ZERO);
  }

  /** All balances of all authors. */
  public SortedMap<String, SortedMap<AccountId, Amount>> balances() {
    SortedMap<String, SortedMap<AccountId, Amount>> all = new TreeMap<>();
    byAuthor.forEach(
        (author, accounts) -> {
          SortedMap<AccountId, Amount> spent = new TreeMap<>();
          accounts.forEach((id, spending) -> spent.put(id, spending.spent()));
          all.put(author, spent);
        });
    return all;
  }
}
