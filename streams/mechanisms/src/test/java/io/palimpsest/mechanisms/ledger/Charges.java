package io.palimpsest.mechanisms.ledger;

import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Posts of tests, and the ledger that remembers every single charge. */
final class Charges {
  static final Instant START = Instant.parse("2024-02-28T23:59:00Z");

  /**
   * Something to be paid.
   *
   * @param createdAt seconds after the start, by the author's clock
   * @param receivedAt the same, by ours
   */
  record Bill(long createdAt, long receivedAt, long cost) {
    Instant created() {
      return START.plusSeconds(createdAt);
    }

    Instant received() {
      return START.plusSeconds(receivedAt);
    }

    Amount amount() {
      return new Amount(cost);
    }
  }

  /** One that was paid. */
  record Paid(Instant time, Amount cost) {}

  private final List<Paid> all = new ArrayList<>();

  void add(Instant time, Amount cost) {
    all.add(new Paid(time, cost));
  }

  List<Paid> all() {
    return all;
  }

  /** What was paid from a moment on and so long, both ends included. */
  Amount in(Instant begin, Duration length) {
    return all.stream()
        .filter(paid -> !paid.time().isBefore(begin) && !paid.time().isAfter(begin.plus(length)))
        .map(Paid::cost)
        .reduce(Amount.ZERO, Amount::plus);
  }

  /** The fullest window of all: one that begins with a charge is as full as any. */
  Amount most(Duration length) {
    return all.stream()
        .map(paid -> in(paid.time(), length))
        .reduce(Amount.ZERO, (a, b) -> a.compareTo(b) >= 0 ? a : b);
  }

  /** Pays a bill, if it is allowed; says what is spent then. */
  Spending pay(Spending spending, Bill bill, Duration lateness, Amount cap) {
    Instant time = spending.timeOf(bill.created(), bill.received(), lateness);
    if (!spending.allows(time, bill.amount(), cap)) {
      return spending;
    }
    add(time, bill.amount());
    return spending.plus(time, bill.amount());
  }

  /** Days of posts by two clocks that do as they like, some of them at the edges of buckets. */
  static Arbitrary<List<Bill>> bills() {
    Arbitrary<Long> seconds =
        Arbitraries.oneOf(
            Arbitraries.longs().between(0, 400_000),
            Arbitraries.longs().between(-50, 50).map(n -> n * 2700),
            Arbitraries.longs().between(-1_000_000_000_000L, 1_000_000_000_000L));
    return Combinators.combine(seconds, seconds, Arbitraries.longs().between(0, 40))
        .as(Bill::new)
        .list()
        .ofMaxSize(120);
  }

  static Arbitrary<Window.Sliding> windows() {
    return Combinators.combine(
            Arbitraries.of(60L, 61L, 3600L, 86_400L, 100_003L, 315_360_000L),
            Arbitraries.integers().between(0, 4))
        .as(
            (length, quarters) ->
                new Window.Sliding(
                    Duration.ofSeconds(length), Duration.ofSeconds(length * quarters / 4)));
  }
}
