package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import io.palimpsest.mechanisms.word.BoundedRange;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.DrawCost;
import io.palimpsest.mechanisms.word.ExponentialMechanism;
import io.palimpsest.mechanisms.word.Mechanisms;
import io.palimpsest.mechanisms.word.SantextMechanism;
import io.palimpsest.mechanisms.word.Temperature;
import io.palimpsest.mechanisms.word.WordMechanism;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class WordPricesLawsTest {
  private static final double GRAIN = 0x1p-30;
  private static final SantextMechanism SANTEXT = new SantextMechanism(Mechanisms.SPACE, 4, "5ace");

  /** Each knows more than the next; the pure one is the loss itself. */
  @Property(tries = 100)
  void shouldCostLessTheMoreIsKnown(
      @ForAll("spaces") WordSpace space,
      @ForAll("epsilons") double epsilon,
      @ForAll Temperature temperature) {
    CustextMechanism custext = Mechanisms.custext(space, Mapping.BALANCED, 5, epsilon, temperature);
    WordPrices pure = prices(Accountant.PURE, custext);
    WordPrices renyi = prices(Accountant.RENYI, custext);
    WordPrices exact = prices(Accountant.CHANNEL_EXACT, custext);
    for (int word = 0; word < space.size(); word++) {
      if (custext.cost(word) instanceof DrawCost.Pure cost) {
        assertThat(pure.priceOf(word)).contains(Amount.roundedUp(cost.epsilon()));
        assertThat(renyi.priceOf(word).orElseThrow())
            .isLessThanOrEqualTo(pure.priceOf(word).orElseThrow());
        assertThat(exact.priceOf(word).orElseThrow())
            .isLessThanOrEqualTo(renyi.priceOf(word).orElseThrow());
      } else {
        assertThat(pure.priceOf(word)).isEmpty();
        assertThat(renyi.priceOf(word)).isEmpty();
        assertThat(exact.priceOf(word)).isEmpty();
      }
    }
  }

  @Property(tries = 100)
  void shouldNeverChargeMoreRhoThanPureLossImplies(
      @ForAll("spaces") WordSpace space,
      @ForAll("epsilons") double epsilon,
      @ForAll Temperature temperature) {
    CustextMechanism custext =
        Mechanisms.custext(space, Mapping.CONSERVATIVE, 5, epsilon, temperature);
    WordPrices zcdp = prices(Accountant.ZCDP, custext);
    for (int word = 0; word < space.size(); word++) {
      if (custext.cost(word) instanceof DrawCost.Pure cost) {
        double price = zcdp.priceOf(word).orElseThrow().value();
        double loss = cost.epsilon();

        assertThat(price).isGreaterThanOrEqualTo(BoundedRange.zcdp(custext.range(word)));
        assertThat(price).isLessThan(loss * loss / 2 * (1 + 1e-12) + GRAIN);
      }
    }
  }

  /** A price that differed between neighbours would tell them apart. */
  @Property(tries = 50)
  void shouldBeTheSameForNeighbours(
      @ForAll("spaces") WordSpace space, @ForAll Accountant accountant) {
    CustextMechanism custext =
        Mechanisms.custext(space, Mapping.BALANCED, 5, 1, Temperature.CALIBRATED);
    WordPrices prices = prices(accountant, custext);
    for (int word = 0; word < space.size(); word++) {
      int neighbour = custext.sets().inputs(custext.sets().setOf(word))[0];
      assertThat(prices.priceOf(word)).isEqualTo(prices.priceOf(neighbour));
    }
  }

  @Example
  void shouldPriceTheWholeVocabularyAlikeByItsRange() {
    ExponentialMechanism exponential = new ExponentialMechanism(Mechanisms.SPACE, 5, "5ace");
    double order = ((LossUnit.Renyi) allowance(Accountant.RENYI).unit()).order();
    Amount renyi = Amount.roundedUp(BoundedRange.renyi(5, order));

    for (int word = 0; word < exponential.words(); word++) {
      assertThat(prices(Accountant.PURE, exponential).priceOf(word)).contains(amount(5));
      assertThat(prices(Accountant.ZCDP, exponential).priceOf(word))
          .contains(amount(BoundedRange.zcdp(5)));
      assertThat(prices(Accountant.RENYI, exponential).priceOf(word)).contains(renyi);
      assertThat(prices(Accountant.CHANNEL_EXACT, exponential).priceOf(word)).contains(renyi);
    }
  }

  /** The slack is paid as at distance 1. */
  @Example
  void shouldPriceMetricDrawsPerUnitOfDistance() {
    DrawCost.Metric cost = (DrawCost.Metric) SANTEXT.cost(0);
    double price = new WordPrices(Allowance.metric(100), SANTEXT).priceOf(0).orElseThrow().value();

    assertThat(price).isBetween(4 + cost.slack(), 4 + cost.slack() + 2 * GRAIN);
  }

  /** What is per distance has no pure price, and what is not per distance no metric one. */
  @Example
  void shouldNotMixColumns() {
    for (Accountant accountant : Accountant.values()) {
      assertThat(prices(accountant, SANTEXT).priceOf(3)).isEmpty();
    }
    List<WordMechanism> others =
        Mechanisms.all().stream().filter(one -> !(one instanceof SantextMechanism)).toList();
    for (WordMechanism other : others) {
      assertThat(new WordPrices(Allowance.metric(100), other).priceOf(3)).isEmpty();
    }
  }

  @Example
  void shouldHaveNoPriceWithoutABound() {
    CustextMechanism aggressive =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.AGGRESSIVE, 8, 3, Temperature.NOMINAL);

    for (Accountant accountant : Accountant.values()) {
      WordPrices prices = prices(accountant, aggressive);
      assertThat(prices.priceOf(3)).isEmpty();
      assertThat(prices.priceOf(3)).as("asked again").isEmpty();
    }
  }

  @Example
  void shouldSayTheSameToAllThreads() {
    CustextMechanism custext =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.BALANCED, 8, 1, Temperature.CALIBRATED);
    WordPrices shared = prices(Accountant.CHANNEL_EXACT, custext);
    WordPrices alone = prices(Accountant.CHANNEL_EXACT, custext);

    List<Optional<Amount>> together =
        IntStream.range(0, 4000).parallel().mapToObj(i -> shared.priceOf(i % 40)).toList();

    assertThat(together)
        .isEqualTo(IntStream.range(0, 4000).mapToObj(i -> alone.priceOf(i % 40)).toList());
  }

  private static WordPrices prices(Accountant accountant, WordMechanism mechanism) {
    return new WordPrices(allowance(accountant), mechanism);
  }

  private static Allowance allowance(Accountant accountant) {
    return Allowance.of(accountant, 100, accountant == Accountant.PURE ? 0 : 1e-6, 1);
  }

  private static Amount amount(double value) {
    return Amount.roundedUp(value);
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Arbitraries.of(0.0, 0.1, 1.0, 5.0, 100.0);
  }
}
