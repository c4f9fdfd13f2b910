package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.sampling.ExactLoss;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What mechanisms say of the range and the divergence of their draws. */
class DivergenceLawsTest {
  private static final double HAIR = 1e-11;

  /** By definition, from the rows that are drawn from, in 40 digits. */
  @Property(tries = 50)
  void shouldBoundTheRowsOfEverySet(
      @ForAll("spaces") WordSpace space,
      @ForAll("bounded") Mapping mapping,
      @ForAll @IntRange(min = 2, max = 5) int k,
      @ForAll("epsilons") double epsilon,
      @ForAll Temperature temperature,
      @ForAll("orders") double order) {
    CustextMechanism custext = Mechanisms.custext(space, mapping, k, epsilon, temperature);
    OutputSets sets = custext.sets();
    for (int set = 0; set < sets.size(); set++) {
      List<IntegerWeights> rows = rows(custext, sets.inputs(set));
      double range = custext.range(sets.inputs(set)[0]);
      double renyi = custext.renyi(sets.inputs(set)[0], order);

      if (rows.size() == 1) {
        assertThat(range).isInfinite();
        assertThat(renyi).isInfinite();
      } else {
        assertThat(exp(range)).isGreaterThanOrEqualTo(ExactDivergence.widest(rows));
        assertThat(exp((order - 1) * renyi))
            .isGreaterThanOrEqualTo(ExactDivergence.moment(rows, order));
      }
    }
  }

  @Property(tries = 100)
  void shouldNeverExceedWhatIsKnownWithoutTheTable(
      @ForAll("spaces") WordSpace space,
      @ForAll("bounded") Mapping mapping,
      @ForAll @IntRange(min = 2, max = 9) int k,
      @ForAll("epsilons") double epsilon,
      @ForAll Temperature temperature,
      @ForAll("orders") double order) {
    CustextMechanism custext = Mechanisms.custext(space, mapping, k, epsilon, temperature);
    for (int word = 0; word < space.size(); word++) {
      if (custext.cost(word) instanceof DrawCost.Pure cost) {
        double loss = cost.epsilon();
        double range = custext.range(word);
        double b = custext.inverseTemperature(custext.sets().setOf(word));

        assertThat(range).isLessThanOrEqualTo(2 * loss).isLessThanOrEqualTo(2 * b);
        assertThat(range).isGreaterThanOrEqualTo(loss - HAIR);
        assertThat(custext.renyi(word, order))
            .isLessThanOrEqualTo(loss)
            .isLessThanOrEqualTo(BoundedRange.renyi(range, order));
      }
    }
  }

  /** A price that differed between neighbours would tell them apart. */
  @Property(tries = 50)
  void shouldBeTheSameForAllWordsOfASet(
      @ForAll("spaces") WordSpace space, @ForAll Temperature temperature) {
    CustextMechanism custext = Mechanisms.custext(space, Mapping.BALANCED, 5, 1, temperature);
    for (int word = 0; word < space.size(); word++) {
      int first = custext.sets().inputs(custext.sets().setOf(word))[0];
      assertThat(custext.range(word)).isEqualTo(custext.range(first));
      assertThat(custext.renyi(word, 4)).isEqualTo(custext.renyi(first, 4));
    }
  }

  /** The trap of calibration: the range of this pair is twice epsilon, and no less. */
  @Example
  void shouldKnowThatACalibratedRangeExceedsEpsilon() {
    CustextMechanism calibrated =
        Mechanisms.custext(Spaces.line(0, 1), Mapping.BALANCED, 2, 1, Temperature.CALIBRATED);
    CustextMechanism nominal =
        Mechanisms.custext(Spaces.line(0, 1), Mapping.BALANCED, 2, 1, Temperature.NOMINAL);

    assertThat(calibrated.range(0)).isBetween(1.99999, 2.0);
    assertThat(nominal.range(0)).isBetween(1 - HAIR, 1.0);
  }

  /** 400 words that are all each other's outputs: 64 million terms. */
  @Example
  void shouldFallBackOnWhatIsProvedForLargeSets() {
    WordSpace space = Spaces.directions("large", 400, 3, Metric.COSINE);
    CustextMechanism custext =
        Mechanisms.custext(space, Mapping.CONSERVATIVE, 400, 1, Temperature.NOMINAL);

    assertThat(custext.range(0)).isEqualTo(Math.min(2 * custext.loss(0), 1));
    assertThat(custext.renyi(0, 2)).isEqualTo(BoundedRange.renyi(custext.range(0), 2));
    assertThat(custext.renyi(0, 512)).isEqualTo(custext.loss(0));
  }

  @Property(tries = 20)
  void shouldBoundAllWordsOfTheVocabulary(
      @ForAll("spaces") WordSpace space, @ForAll("epsilons") double epsilon) {
    ExponentialMechanism exponential = new ExponentialMechanism(space, epsilon, "5ace");
    List<IntegerWeights> rows =
        rows(exponential, IntStream.range(0, Math.min(space.size(), 4)).toArray());

    assertThat(exponential.range(0)).isEqualTo(epsilon);
    assertThat(exponential.renyi(0, 3)).isEqualTo(BoundedRange.renyi(epsilon, 3));
    assertThat(exp(exponential.range(0) * (1 + 1e-15)))
        .isGreaterThanOrEqualTo(ExactDivergence.widest(rows));
    assertThat(exp(2 * exponential.renyi(0, 3)))
        .isGreaterThanOrEqualTo(ExactDivergence.moment(rows, 3));
  }

  @Example
  void shouldBeInfiniteWhereNothingHoldsForAllNeighbours() {
    List<WordMechanism> without =
        List.of(
            new SantextMechanism(Mechanisms.SPACE, 4, "5ace"),
            Mechanisms.custext(Mechanisms.SPACE, Mapping.AGGRESSIVE, 8, 3, Temperature.NOMINAL));

    assertThat(without).allSatisfy(one -> assertThat(one.range(3)).isInfinite());
    assertThat(without).allSatisfy(one -> assertThat(one.renyi(3, 8)).isInfinite());
  }

  @Example
  void shouldRefuseAnOrderThatIsNone() {
    for (WordMechanism mechanism : Mechanisms.all()) {
      for (double order : new double[] {1, 0.5, -2, Double.NaN, Double.POSITIVE_INFINITY}) {
        assertThatIllegalArgumentException().isThrownBy(() -> mechanism.renyi(3, order));
      }
    }
  }

  /** What is computed anew each time is what is kept. */
  @Example
  void shouldSayTheSameForMoreOrdersThanAreKept() {
    CustextMechanism custext =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.BALANCED, 8, 1, Temperature.NOMINAL);
    double first = custext.renyi(0, 2);
    for (int order = 2; order < 100; order++) {
      assertThat(custext.renyi(0, order)).isEqualTo(custext.renyi(0, order));
    }

    assertThat(custext.renyi(0, 2)).isEqualTo(first);
    assertThat(custext.renyi(0, 99)).isBetween(first, custext.loss(custext.sets().setOf(0)));
  }

  private static List<IntegerWeights> rows(WordMechanism mechanism, int... words) {
    return Arrays.stream(words).mapToObj(word -> mechanism.row(word).weights()).toList();
  }

  private static BigDecimal exp(double exponent) {
    return ExactLoss.exp(new BigDecimal(exponent));
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }

  @Provide
  Arbitrary<Mapping> bounded() {
    return Arbitraries.of(Mapping.BALANCED, Mapping.CONSERVATIVE);
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Arbitraries.of(0.0, 0.1, 1.0, 5.0, 100.0);
  }

  @Provide
  Arbitrary<Double> orders() {
    return Arbitraries.of(1.5, 2.0, 3.0, 8.0, 32.0);
  }
}
