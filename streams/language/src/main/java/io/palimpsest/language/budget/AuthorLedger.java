package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import io.palimpsest.mechanisms.random.Digest;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What one author has spent, by unit and window, and which words are paid for. Immutable; belongs
 * to the person and not to a policy.
 *
 * <p>Which words are paid for tells what an author wrote: a ledger is as private as the posts.
 */
public final class AuthorLedger {
  /** Accounts of one author at most. */
  public static final int MAX_ACCOUNTS = 16;

  private static final AuthorLedger EMPTY =
      new AuthorLedger(Collections.emptySortedMap(), PaidWords.NONE);

  private final SortedMap<AccountId, Spending> accounts;
  private final PaidWords paid;

  AuthorLedger(SortedMap<AccountId, Spending> accounts, PaidWords paid) {
    this.accounts = Collections.unmodifiableSortedMap(accounts);
    this.paid = paid;
  }

  /** Of an author who has spent nothing. */
  public static AuthorLedger empty() {
    return EMPTY;
  }

  /**
   * As {@link #toBytes} wrote it.
   *
   * @throws IllegalArgumentException for bytes that are damaged or of another format; the message
   *     quotes nothing of them
   */
  public static AuthorLedger ofBytes(byte[] bytes) {
    return LedgerBytes.read(bytes);
  }

  /**
   * The same for equal ledgers. With the 22,000 words of the usual lexicon there are 44 kB at most,
   * and a few hundred bytes for an author who has written little.
   */
  public byte[] toBytes() {
    return LedgerBytes.write(this);
  }

  /** What was spent, by unit and window. */
  public SortedMap<AccountId, Spending> accounts() {
    return accounts;
  }

  PaidWords paid() {
    return paid;
  }

  Spending spending(AccountId id, Window window) {
    return Optional.ofNullable(accounts.get(id)).orElseGet(() -> Spending.none(window));
  }

  /** With a charge to some accounts at once; empty if they would be too many. */
  Optional<AuthorLedger> charged(List<Account> to, Instant time, Amount cost) {
    SortedMap<AccountId, Spending> all = new TreeMap<>(accounts);
    to.forEach(one -> all.put(one.id(), spending(one.id(), one.window()).plus(time, cost)));
    return all.size() > MAX_ACCOUNTS ? Optional.empty() : Optional.of(new AuthorLedger(all, paid));
  }

  AuthorLedger withPaid(long epoch, Digest table, int[] words) {
    PaidWords more = paid.with(epoch, table, words);
    return more == paid ? this : new AuthorLedger(accounts, more);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AuthorLedger that
        && accounts.equals(that.accounts)
        && paid.equals(that.paid);
  }

  @Override
  public int hashCode() {
    return accounts.hashCode();
  }

  /** Says nothing. */
  @Override
  public String toString() {
    return "AuthorLedger[...]";
  }
}
