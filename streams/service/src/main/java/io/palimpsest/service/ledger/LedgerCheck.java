package io.palimpsest.service.ledger;

import io.palimpsest.language.budget.AccountId;
import io.palimpsest.language.budget.LedgerReplay;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Compares the balances with what the charges come to, to the last bit. Not thread-safe.
 *
 * <p>A service that runs meanwhile charges on, and nobody can read two topics at one moment. So
 * charges are read to their end, then all balances, then the charges that came meanwhile: a balance
 * is right if the charges came to it at some moment between the two ends.
 */
public final class LedgerCheck {
  private final LedgerReplay replay = new LedgerReplay();
  private final Map<AccountKey, Balance> balances = new TreeMap<>();

  /** What the accounts that were charged meanwhile came to before. Empty: nothing yet. */
  private final Map<AccountKey, Set<OptionalDouble>> earlier = new HashMap<>();

  private final Set<AccountKey> accounts = new HashSet<>();
  private final Set<String> authors = new HashSet<>();
  private long charges;
  private long unreadable;
  private boolean isAfterBalances;

  /** One account of one author; the author is a pseudonym. */
  private record AccountKey(String author, AccountId account) implements Comparable<AccountKey> {
    @Override
    public int compareTo(AccountKey other) {
      int byAuthor = author.compareTo(other.author);
      return byAuthor != 0 ? byAuthor : account.compareTo(other.account);
    }
  }

  /** The next charge; those of one author in order. */
  public void charge(Charge charge) {
    charges++;
    authors.add(charge.getAuthor());
    for (String window : charge.getWindows()) {
      AccountKey key = new AccountKey(charge.getAuthor(), new AccountId(charge.getUnit(), window));
      if (isAfterBalances) {
        earlier.computeIfAbsent(key, unseen -> new HashSet<>()).add(recomputed(key));
      }
      try {
        replay.charge(
            charge.getAuthor(),
            charge.getUnit(),
            window,
            Duration.parse(charge.getLateness()),
            // Costs are written down exactly: they are far below 2^23.
            Amount.roundedUp(charge.getCost()),
            charge.getChargedAt());
        accounts.add(key);
      } catch (IllegalArgumentException | DateTimeParseException e) {
        unreadable++;
      }
    }
  }

  /** The next record of a balance; a later one of the same account replaces it. */
  public void balance(Balance balance) {
    balances.put(
        new AccountKey(balance.getAuthor(), new AccountId(balance.getUnit(), balance.getWindow())),
        balance);
  }

  /** From here on charges may be later than the balances. */
  public void balancesEnd() {
    isAfterBalances = true;
  }

  /** What came of it. */
  public LedgerReport report() {
    SortedSet<AccountKey> all = new TreeSet<>(balances.keySet());
    all.addAll(accounts);
    return new LedgerReport(
        charges,
        authors.size(),
        balances.size(),
        unreadable,
        all.stream().map(this::difference).flatMap(Optional::stream).toList());
  }

  private Optional<LedgerReport.Difference> difference(AccountKey key) {
    OptionalDouble recorded =
        balances.containsKey(key)
            ? OptionalDouble.of(balances.get(key).getSpent())
            : OptionalDouble.empty();
    OptionalDouble recomputed = recomputed(key);
    return recorded.equals(recomputed) || earlier.getOrDefault(key, Set.of()).contains(recorded)
        ? Optional.empty()
        : Optional.of(
            new LedgerReport.Difference(
                key.author(), key.account().unit(), key.account().window(), recorded, recomputed));
  }

  private OptionalDouble recomputed(AccountKey key) {
    return accounts.contains(key)
        ? OptionalDouble.of(replay.spent(key.author(), key.account()).value())
        : OptionalDouble.empty();
  }
}
