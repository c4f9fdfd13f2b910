package io.palimpsest.language.budget;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.TokenRules;
import io.palimpsest.language.sampling.DrawPrice;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import io.palimpsest.mechanisms.ledger.Window;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What the author of a post may spend, and what the post costs: decided before anything is drawn,
 * by prices and times and by nothing else. One for each privatizer. Thread-safe.
 */
public final class Budget {
  /** Has the time of posts that nobody counts. */
  private static final Spending NOTHING_SPENT = Spending.none(new Window.Lifetime());

  private final Optional<Meters> meters;
  private final Optional<WordMechanism> mechanism;
  private final Optional<Digest> paidOnceIn;
  private final boolean ownsUpToNoBound;

  private Budget(
      Optional<Meters> meters,
      Optional<WordMechanism> mechanism,
      Optional<Digest> paidOnceIn,
      boolean ownsUpToNoBound) {
    this.meters = meters;
    this.mechanism = mechanism;
    this.paidOnceIn = paidOnceIn;
    this.ownsUpToNoBound = ownsUpToNoBound;
  }

  /** Of a policy that draws nothing. Everything is granted and costs nothing. */
  public static Budget ofNothing() {
    return new Budget(Optional.empty(), Optional.empty(), Optional.empty(), false);
  }

  /**
   * Of a policy that draws words.
   *
   * @param sample what it draws, as the policy says
   * @param mechanism what it is drawn with; its epsilon can be smaller than the policy's
   * @param paidOnceIn the table of draws that are the same each time, so that a word is paid for
   *     once in a key epoch and table; empty if every draw is paid for
   */
  public static Budget of(
      Policy policy,
      TokenRules.Sample sample,
      WordMechanism mechanism,
      Optional<Digest> paidOnceIn) {
    return new Budget(
        policy.budget().map(rules -> new Meters(rules, sample, mechanism)),
        Optional.of(mechanism),
        paidOnceIn,
        sample.acknowledgesNoGuarantee());
  }

  /**
   * Decides whether a post is paid for.
   *
   * @param ledger of its author
   * @param epoch of the author's key
   * @param createdAt when the post says it was written
   * @param receivedAt when it came
   * @param preferredEpsilon what its author wants to spend in the policy's window at most; more
   *     than the policy allows changes nothing
   */
  public ChargeDecision decide(
      AuthorLedger ledger,
      PricedDraws post,
      long epoch,
      Instant createdAt,
      Instant receivedAt,
      OptionalDouble preferredEpsilon) {
    if (meters.isEmpty()) {
      return unmetered(ledger, post.price(), createdAt, receivedAt);
    }
    Meter meter = meters.get().of(ledger);
    int[] drawn = post.drawnWords();
    int[] unpaid =
        paidOnceIn.isPresent() ? ledger.paid().unpaid(epoch, paidOnceIn.get(), drawn) : drawn;
    Optional<Amount> cost = meter.priceOf(unpaid);
    if (cost.isEmpty()) {
      return new ChargeDecision.Refused(ChargeRefusal.NO_BOUND);
    }
    List<Account> accounts = meter.accounts(preferredEpsilon);
    Account first = accounts.get(0);
    Instant time = first.in(ledger).timeOf(createdAt, receivedAt, first.lateness());
    return charge(ledger, new Bill(meter, unpaid, cost.get(), time), accounts, epoch);
  }

  /**
   * What an author has spent and may spend under this policy, one line for each window; none where
   * nobody counts.
   *
   * @param preferredEpsilon as for {@link #decide}
   */
  public List<BalanceLine> balances(AuthorLedger ledger, OptionalDouble preferredEpsilon) {
    return meters.stream()
        .flatMap(all -> all.of(ledger).accounts(preferredEpsilon).stream())
        .map(account -> account.balance(ledger))
        .toList();
  }

  /** What is to be paid, and by which meter. */
  private record Bill(Meter by, int[] words, Amount cost, Instant time) {
    boolean isFree() {
      return cost.equals(Amount.ZERO);
    }
  }

  private ChargeDecision charge(
      AuthorLedger ledger, Bill bill, List<Account> accounts, long epoch) {
    // What costs nothing takes nothing from anybody, however little is left.
    if (!bill.isFree() && !allows(accounts, ledger, bill)) {
      return new ChargeDecision.Refused(ChargeRefusal.EXHAUSTED);
    }
    Optional<AuthorLedger> charged =
        bill.isFree() ? Optional.of(ledger) : ledger.charged(accounts, bill.time(), bill.cost());
    if (charged.isEmpty()) {
      return new ChargeDecision.Refused(ChargeRefusal.TOO_MANY_ACCOUNTS);
    }
    AuthorLedger after =
        paidOnceIn.isPresent()
            ? charged.get().withPaid(epoch, paidOnceIn.get(), bill.words())
            : charged.get();
    return new ChargeDecision.Granted(after, payment(bill, after, accounts));
  }

  private static boolean allows(List<Account> accounts, AuthorLedger ledger, Bill bill) {
    for (Account to : accounts) {
      if (!to.in(ledger).allows(bill.time(), bill.cost(), to.cap())) {
        return false;
      }
    }
    return true;
  }

  private Payment payment(Bill bill, AuthorLedger after, List<Account> accounts) {
    List<BalanceLine> balances = new ArrayList<>(accounts.size());
    for (Account one : accounts) {
      balances.add(one.balance(after));
    }
    return new Payment(
        bill.by().accountant(),
        bill.by().unit(),
        bill.words().length,
        bill.cost(),
        DrawPrice.of(mechanism.orElseThrow(), bill.words()).epsilon(),
        bill.time(),
        balances,
        bill.by().remaining(balances));
  }

  private ChargeDecision unmetered(
      AuthorLedger ledger, DrawPrice price, Instant createdAt, Instant receivedAt) {
    if (price.unbounded() > 0 && !ownsUpToNoBound) {
      return new ChargeDecision.Refused(ChargeRefusal.NO_BOUND);
    }
    double epsilon = price.epsilon();
    return new ChargeDecision.Granted(
        ledger,
        new Payment(
            Payment.NO_ACCOUNTANT,
            Payment.UNMETERED,
            price.draws(),
            Double.isInfinite(epsilon) ? Amount.ZERO : Amount.roundedUp(epsilon),
            epsilon,
            NOTHING_SPENT.timeOf(createdAt, receivedAt, Duration.ZERO),
            List.of(),
            Remaining.UNMETERED));
  }
}
