package io.palimpsest.language.budget;

import io.palimpsest.language.budget.ChargeDecision.Granted;
import io.palimpsest.language.budget.ChargeDecision.Refused;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.post.SmallLexicon;
import io.palimpsest.mechanisms.accounting.Amount;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.OptionalDouble;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Posts of tests on their way through a budget. */
final class Ledgers {
  static final Instant NOON = Instant.parse("2024-03-01T12:00:00Z");

  private Ledgers() {}

  /**
   * One post.
   *
   * @param words of the lexicon, by number
   * @param minute after noon, by the author's clock
   * @param delay minutes more until it was received
   */
  record Written(List<Integer> words, long minute, long delay) {
    String text() {
      return String.join(" ", words.stream().map(SmallLexicon.WORDS::get).toList());
    }

    Instant createdAt() {
      return NOON.plusSeconds(60 * minute);
    }

    Instant receivedAt() {
      return createdAt().plusSeconds(60 * delay);
    }
  }

  /** One charge. */
  record Charged(Instant time, Amount cost) {}

  /** The most that was charged in any stretch as long as a window, none forgotten. */
  static Amount fullest(List<Charged> all, String window) {
    Duration length = window.equals("lifetime") ? Duration.ofDays(9999) : Duration.parse(window);
    return all.stream()
        .map(
            first ->
                all.stream()
                    .filter(one -> !one.time().isBefore(first.time()))
                    .filter(one -> !one.time().isAfter(first.time().plus(length)))
                    .map(Charged::cost)
                    .reduce(Amount.ZERO, Amount::plus))
        .max(Amount::compareTo)
        .orElse(Amount.ZERO);
  }

  static ChargeDecision decide(Privatizer by, AuthorLedger ledger, Written post) {
    return decide(by, ledger, post, 0, OptionalDouble.empty());
  }

  static ChargeDecision decide(
      Privatizer by, AuthorLedger ledger, Written post, long epoch, OptionalDouble wish) {
    return by.budget()
        .decide(
            ledger,
            SmallLexicon.planned(by, post.text()),
            epoch,
            post.createdAt(),
            post.receivedAt(),
            wish);
  }

  static Granted granted(Privatizer by, AuthorLedger ledger, String text) {
    return (Granted) decideNow(by, ledger, text, 0);
  }

  static ChargeRefusal refused(Privatizer by, AuthorLedger ledger, String text) {
    return ((Refused) decideNow(by, ledger, text, 0)).why();
  }

  static ChargeDecision decideNow(Privatizer by, AuthorLedger ledger, String text, long epoch) {
    return by.budget()
        .decide(ledger, SmallLexicon.planned(by, text), epoch, NOON, NOON, OptionalDouble.empty());
  }

  /** Three days of posts, most in order, some late. The first two words are stop words. */
  static Arbitrary<List<Written>> posts() {
    return Combinators.combine(
            Arbitraries.integers().between(0, SmallLexicon.WORDS.size() - 1).list().ofMaxSize(6),
            Arbitraries.longs().between(0, 4000),
            Arbitraries.longs().between(-60, 300))
        .as(Written::new)
        .list()
        .ofMaxSize(25);
  }
}
