package io.palimpsest.mechanisms.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.accounting.Amount;
import io.palimpsest.mechanisms.ledger.Charges.Bill;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SpendingLawsTest {
  private static final Amount CAP = new Amount(100);

  @Property
  void shouldNeverLetAWindowHoldMoreThanItsCapWhereverItBegins(
      @ForAll("windows") Window.Sliding window, @ForAll("bills") List<Bill> bills) {
    Charges paid = new Charges();
    Spending spending = Spending.none(window);
    for (Bill bill : bills) {
      spending = paid.pay(spending, bill, window.lateness(), CAP);

      assertThat(spending.spent()).isBetween(Amount.ZERO, CAP);
      assertThat(CAP.minus(spending.spent())).isBetween(Amount.ZERO, CAP);
    }
    assertThat(paid.most(window.length())).isLessThanOrEqualTo(CAP);
  }

  /** Policies that share an account may differ in lateness and in cap. */
  @Property
  void shouldHoldEachToItsOwnCapWhereTwoShareASpending(
      @ForAll("bills") List<Bill> bills, @ForAll("bills") List<Bill> others) {
    Duration length = Duration.ofDays(1);
    Charges paid = new Charges();
    Spending spending = Spending.none(new Window.Sliding(length, Duration.ZERO));
    for (int i = 0; i < Math.max(bills.size(), others.size()); i++) {
      if (i < bills.size()) {
        spending = paid.pay(spending, bills.get(i), Duration.ZERO, CAP);
      }
      if (i < others.size()) {
        spending = paid.pay(spending, others.get(i), length, CAP);
      }
    }
    assertThat(paid.most(length)).isLessThanOrEqualTo(CAP);
  }

  /** Nothing that still counts is forgotten, and nothing is counted that is 33 buckets away. */
  @Property(tries = 300)
  void shouldKnowTheFullestWindowAsIfItRememberedEveryCharge(
      @ForAll("windows") Window.Sliding window, @ForAll("bills") List<Bill> bills) {
    Charges paid = new Charges();
    Spending spending = Spending.none(window);
    long width = (window.length().toMillis() + 31) / 32;
    for (Bill bill : bills) {
      Instant time = spending.timeOf(bill.created(), bill.received(), window.lateness());

      assertThat(spending.mostAround(time)).isEqualTo(mostAround(paid, time, width));

      paid.add(time, bill.amount());
      spending = spending.plus(time, bill.amount());
    }
  }

  private static Amount mostAround(Charges paid, Instant time, long width) {
    long bucket = Math.floorDiv(time.toEpochMilli(), width);
    Amount most = Amount.ZERO;
    for (long first = bucket - 32; first <= bucket; first++) {
      long begin = first;
      Amount sum =
          paid.all().stream()
              .filter(
                  one -> {
                    long its = Math.floorDiv(one.time().toEpochMilli(), width);
                    return its >= begin && its < begin + 33;
                  })
              .map(Charges.Paid::cost)
              .reduce(Amount.ZERO, Amount::plus);
      most = most.compareTo(sum) >= 0 ? most : sum;
    }
    return most;
  }

  @Property
  void shouldNotCareForTheOrderOfChargesInsideTheLateness(
      @ForAll("windows") Window.Sliding window, @ForAll("twoOrders") List<List<Integer>> orders) {
    assertThat(allPaid(window, orders.get(0))).isEqualTo(allPaid(window, orders.get(1)));
  }

  private static Spending allPaid(Window.Sliding window, List<Integer> percents) {
    Spending spending = Spending.none(window);
    for (int percent : percents) {
      long second = window.lateness().toSeconds() * percent / 100;
      Bill bill = new Bill(second, second, percent + 1);
      Instant time = spending.timeOf(bill.created(), bill.received(), window.lateness());
      assertThat(time).isEqualTo(bill.created());
      spending = spending.plus(time, bill.amount());
    }
    return spending;
  }

  /** As long as one of two clocks is right and none is slow, the time is the true one. */
  @Property
  void shouldNotBeMovedByOneClockThatIsAhead(
      @ForAll("windows") Window.Sliding window, @ForAll("trueTimes") List<Bill> bills) {
    Charges paid = new Charges();
    Charges truth = new Charges();
    Spending spending = Spending.none(window);
    long now = 0;
    for (Bill bill : bills) {
      now += bill.createdAt();
      long ahead = now + bill.receivedAt();
      boolean authors = bill.receivedAt() % 2 == 0;
      int before = paid.all().size();
      Bill told = new Bill(authors ? ahead : now, authors ? now : ahead, bill.cost());
      spending = paid.pay(spending, told, window.lateness(), CAP);
      if (paid.all().size() > before) {
        truth.add(Charges.START.plusSeconds(now), bill.amount());
      }
    }
    assertThat(truth.all()).isEqualTo(paid.all());
    assertThat(truth.most(window.length())).isLessThanOrEqualTo(CAP);
  }

  /** However often both clocks jump forth and back: what counts is how far time has come. */
  @Property
  void shouldRefillByTheTimeThatHasPassedAndNotByJumps(
      @ForAll("windows") Window.Sliding window, @ForAll("jumps") List<Long> jumps) {
    long length = window.length().toSeconds();
    Charges paid = new Charges();
    Spending spending = Spending.none(window);
    for (long jump : jumps) {
      long second = jump * length / 100;
      for (int i = 0; i < 5; i++) {
        spending = paid.pay(spending, new Bill(second, second, 30), window.lateness(), CAP);
      }
    }
    Instant first = paid.all().stream().map(Charges.Paid::time).min(Instant::compareTo).get();
    Instant last = paid.all().stream().map(Charges.Paid::time).max(Instant::compareTo).get();
    long windows = 1 + Duration.between(first, last).dividedBy(window.length());
    Amount all = paid.all().stream().map(Charges.Paid::cost).reduce(Amount.ZERO, Amount::plus);
    assertThat(all).isLessThanOrEqualTo(CAP.times(windows));
  }

  @Property
  void shouldBeReadAsItWasWritten(
      @ForAll("windows") Window.Sliding window, @ForAll("bills") List<Bill> bills) {
    Charges paid = new Charges();
    Spending spending = Spending.none(window);
    for (Bill bill : bills) {
      spending = paid.pay(spending, bill, window.lateness(), new Amount(Long.MAX_VALUE - 1));
      byte[] bytes = spending.toBytes();

      assertThat(bytes.length).isLessThanOrEqualTo(SlidingSpending.MAX_BYTES);
      assertThat(Spending.ofBytes(bytes)).isEqualTo(spending);
      assertThat(Spending.ofBytes(bytes).toBytes()).isEqualTo(bytes);
    }
  }

  /** What is in the ledger topic must be enough. */
  @Property
  void shouldComeOutTheSameWhenChargedAgainFromItsRecord(
      @ForAll("windows") Window.Sliding window, @ForAll("bills") List<Bill> bills) {
    Charges paid = new Charges();
    Spending spending = Spending.none(window);
    for (Bill bill : bills) {
      spending = paid.pay(spending, bill, window.lateness(), CAP);
    }
    Spending again = Spending.none(window);
    for (Charges.Paid one : paid.all()) {
      assertThat(again.timeOf(one.time(), one.time(), window.lateness())).isEqualTo(one.time());
      again = again.plus(one.time(), one.cost());
    }
    assertThat(again).isEqualTo(spending);
  }

  @Property
  void shouldForgetNothingInALifetime(@ForAll("bills") List<Bill> bills) {
    Charges paid = new Charges();
    Spending spending = Spending.none(new Window.Lifetime());
    Amount all = Amount.ZERO;
    for (Bill bill : bills) {
      int before = paid.all().size();
      spending = paid.pay(spending, bill, Duration.ZERO, CAP);
      all = paid.all().size() > before ? all.plus(bill.amount()) : all;

      assertThat(spending.spent()).isEqualTo(all).isLessThanOrEqualTo(CAP);
      assertThat(Spending.ofBytes(spending.toBytes())).isEqualTo(spending);
    }
  }

  @Provide
  Arbitrary<Window.Sliding> windows() {
    return Charges.windows();
  }

  @Provide
  Arbitrary<List<Bill>> bills() {
    return Charges.bills();
  }

  /** Percents of the lateness. */
  @Provide
  Arbitrary<List<List<Integer>>> twoOrders() {
    return Arbitraries.integers()
        .between(0, 100)
        .list()
        .ofMaxSize(40)
        .flatMap(one -> Arbitraries.shuffle(one).map(other -> List.of(one, other)));
  }

  /** Seconds since the last post, and by how many a clock is ahead. */
  @Provide
  Arbitrary<List<Bill>> trueTimes() {
    return Combinators.combine(
            Arbitraries.longs().between(0, 20_000),
            Arbitraries.longs().between(0, 10_000_000),
            Arbitraries.longs().between(1, 40))
        .as(Bill::new)
        .list()
        .ofMaxSize(80);
  }

  /** Hundredths of a window. */
  @Provide
  Arbitrary<List<Long>> jumps() {
    return Arbitraries.longs().between(0, 500).list().ofMinSize(1).ofMaxSize(60);
  }
}
