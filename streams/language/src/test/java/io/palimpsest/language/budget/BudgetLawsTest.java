package io.palimpsest.language.budget;

import static io.palimpsest.language.post.SmallLexicon.policy;
import static io.palimpsest.language.post.SmallLexicon.privatizer;
import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.budget.ChargeDecision.Granted;
import io.palimpsest.language.budget.Ledgers.Charged;
import io.palimpsest.language.budget.Ledgers.Written;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Spending;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class BudgetLawsTest {
  private static final String DAY = "window: P1D, lateness: PT4H";

  /** Of every kind: the level, the accountant, the windows. */
  private static final List<Privatizer> METERED =
      Stream.of(
              policy("mechanism: custext, epsilon: 2, k: 4", "epsilon: 30, delta: 1e-6, " + DAY),
              policy(
                  "mechanism: custext, epsilon: 2, k: 4, level: token",
                  "accountant: zcdp, epsilon: 20, delta: 1e-6, " + DAY + ", lifetime-epsilon: 35"),
              policy(
                  "mechanism: custext, epsilon: 2, k: 4, level: record, stopwords: sample",
                  "accountant: renyi, epsilon: 40, delta: 1e-6"),
              policy("mechanism: exponential, epsilon: 1", "accountant: pure, epsilon: 9, " + DAY),
              policy(
                  "mechanism: santext, epsilon: 3",
                  "accountant: pure, epsilon: 20, lifetime-epsilon: 40, window: PT12H"))
          .map(policy -> privatizer(policy))
          .toList();

  @Property(tries = 200)
  void shouldNeverSpendMoreThanTheCapInAnyWindow(
      @ForAll("metered") Privatizer by, @ForAll("posts") List<Written> posts) {
    AuthorLedger ledger = AuthorLedger.empty();
    List<Charged> all = new ArrayList<>();
    List<BalanceLine> lines = List.of();
    for (Written post : posts) {
      if (Ledgers.decide(by, ledger, post) instanceof Granted granted) {
        ledger = granted.after();
        lines = granted.payment().balances();
        all.add(new Charged(granted.payment().chargedAt(), granted.payment().cost()));
        assertThat(lines)
            .isNotEmpty()
            .allSatisfy(line -> assertThat(line.spent()).isBetween(Amount.ZERO, line.cap()))
            .allSatisfy(line -> assertThat(line.left()).isBetween(Amount.ZERO, line.cap()));
      }
    }
    for (BalanceLine line : lines) {
      assertThat(Ledgers.fullest(all, line.window())).isLessThanOrEqualTo(line.cap());
    }
  }

  @Property(tries = 200)
  void shouldLeaveTheLedgerAsItWasWhereAPostIsRefused(
      @ForAll("metered") Privatizer by, @ForAll("posts") List<Written> posts) {
    AuthorLedger ledger = AuthorLedger.empty();
    for (Written post : posts) {
      byte[] before = ledger.toBytes();
      ChargeDecision decision = Ledgers.decide(by, ledger, post);

      assertThat(ledger.toBytes()).isEqualTo(before);
      if (decision instanceof Granted granted) {
        ledger = granted.after();
      } else {
        assertThat(decision).isEqualTo(new ChargeDecision.Refused(ChargeRefusal.EXHAUSTED));
        assertThat(Ledgers.decide(by, ledger, post)).isEqualTo(decision);
      }
    }
  }

  @Property(tries = 200)
  void shouldComeToTheSameTotalInEveryOrder(@ForAll("twoOrders") List<List<Integer>> orders) {
    Privatizer daily = METERED.get(3);

    assertThat(spent(daily, orders.get(0))).isEqualTo(spent(daily, orders.get(1)));
  }

  /** At level user the first of equal words pays, whichever that is; the total is the same. */
  private static List<Amount> spent(Privatizer by, List<Integer> minutes) {
    AuthorLedger ledger = AuthorLedger.empty();
    for (int minute : minutes) {
      Written post = new Written(List.of(2 + minute % 20), minute, 0);
      ledger = ((Granted) Ledgers.decide(by, ledger, post)).after();
    }
    return ledger.accounts().values().stream().map(Spending::spent).toList();
  }

  @Property(tries = 200)
  void shouldPayForAWordOnceAtLevelUser(@ForAll("posts") List<Written> posts) {
    Privatizer by =
        privatizer(policy("mechanism: custext, epsilon: 2, k: 4", "epsilon: 10000, delta: 1e-6"));
    AuthorLedger ledger = AuthorLedger.empty();
    Set<Integer> used = new HashSet<>();
    for (Written post : posts) {
      Granted granted = (Granted) Ledgers.decide(by, ledger, post);
      ledger = granted.after();
      // The first two are stop words and are kept.
      long fresh = post.words().stream().distinct().filter(w -> w > 1 && used.add(w)).count();

      assertThat(granted.payment().draws()).isEqualTo((int) fresh);
      assertThat(((Granted) Ledgers.decide(by, ledger, post)).payment().cost())
          .isEqualTo(Amount.ZERO);
    }
  }

  @Property(tries = 100)
  void shouldBeReadAsItWasWritten(
      @ForAll("metered") Privatizer by,
      @ForAll("metered") Privatizer other,
      @ForAll("posts") List<Written> posts) {
    AuthorLedger ledger = AuthorLedger.empty();
    for (Written post : posts) {
      Privatizer now = post.minute() % 2 == 0 ? by : other;
      if (Ledgers.decide(now, ledger, post) instanceof Granted granted) {
        ledger = granted.after();
      }
      byte[] bytes = ledger.toBytes();

      assertThat(AuthorLedger.ofBytes(bytes)).isEqualTo(ledger);
      assertThat(AuthorLedger.ofBytes(bytes).toBytes()).isEqualTo(bytes);
    }
  }

  /** The records of charges are enough to know every balance again. */
  @Property(tries = 200)
  void shouldComeOutTheSameWhenReplayed(
      @ForAll("metered") Privatizer by,
      @ForAll("metered") Privatizer other,
      @ForAll("posts") List<Written> posts) {
    AuthorLedger ledger = AuthorLedger.empty();
    LedgerReplay replay = new LedgerReplay();
    for (Written post : posts) {
      Privatizer now = post.minute() % 3 == 0 ? by : other;
      if (Ledgers.decide(now, ledger, post) instanceof Granted granted) {
        ledger = granted.after();
        Payment paid = granted.payment();
        for (BalanceLine line : paid.balances()) {
          // Topics have doubles and milliseconds.
          replay.charge(
              "anna",
              paid.unit(),
              line.window(),
              line.lateness(),
              Amount.roundedUp(paid.cost().value()),
              Instant.ofEpochMilli(paid.chargedAt().toEpochMilli()));
          AccountId account = new AccountId(line.unit(), line.window());
          assertThat(replay.spent("anna", account)).isEqualTo(line.spent());
        }
      }
    }
    ledger
        .accounts()
        .forEach(
            (id, spending) -> assertThat(replay.spent("anna", id)).isEqualTo(spending.spent()));
  }

  @Property(tries = 200)
  void shouldOnlyBeStricterForAnAuthorWhoWantsLess(
      @ForAll("metered") Privatizer by,
      @ForAll("posts") List<Written> posts,
      @ForAll("wishes") double wish) {
    AuthorLedger ledger = AuthorLedger.empty();
    for (Written post : posts) {
      ChargeDecision usual = Ledgers.decide(by, ledger, post);
      ChargeDecision wished = Ledgers.decide(by, ledger, post, 0, OptionalDouble.of(wish));
      if (wished instanceof Granted granted) {
        Granted same = (Granted) usual;

        assertThat(granted.after()).isEqualTo(same.after());
        assertThat(granted.payment().balances().get(0).cap())
            .isLessThanOrEqualTo(same.payment().balances().get(0).cap());
        ledger = granted.after();
      }
    }
  }

  @Provide
  Arbitrary<Privatizer> metered() {
    return Arbitraries.of(METERED);
  }

  @Provide
  Arbitrary<List<Written>> posts() {
    return Ledgers.posts();
  }

  @Provide
  Arbitrary<Double> wishes() {
    return Arbitraries.of(
        -1.0, 0.0, 1e-9, 1.0, 15.0, 25.0, 1e9, Double.NaN, Double.POSITIVE_INFINITY);
  }

  /** Minutes inside the lateness; no more posts than the budget has room for. */
  @Provide
  Arbitrary<List<List<Integer>>> twoOrders() {
    return Arbitraries.integers()
        .between(0, 239)
        .list()
        .ofMaxSize(9)
        .flatMap(one -> Arbitraries.shuffle(one).map(other -> List.of(one, other)));
  }
}
