package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.random.ChernoffBound;
import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.random.TestRandomness;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ExponentialSamplerTest {

  @Property(tries = 300)
  void shouldPromiseAtMostEpsilon(
      @ForAll("tables") ScoreTable scores, @ForAll("epsilons") double epsilon) {
    assertThat(ExponentialSampler.nominal(scores, epsilon).loss())
        .isLessThanOrEqualTo(epsilon + 1e-14 * Math.max(1, epsilon));
    assertThat(ExponentialSampler.calibrated(scores, epsilon).loss()).isLessThanOrEqualTo(epsilon);
  }

  @Property(tries = 300)
  void shouldGiveEveryOutputAFractionOfTheWhole(
      @ForAll("tables") ScoreTable scores, @ForAll("epsilons") double epsilon) {
    ExponentialSampler sampler = ExponentialSampler.nominal(scores, epsilon);
    for (int x = 0; x < sampler.inputs(); x++) {
      long sum = 0;
      for (int y = 0; y < sampler.outputs(); y++) {
        assertThat(sampler.probability(x, y).weight()).isPositive();
        sum += sampler.probability(x, y).weight();
      }
      assertThat(sum).isEqualTo(sampler.probability(x, 0).sum());
    }
  }

  @Property(tries = 100)
  void shouldDrawTheSameAgainWithTheSameBits(
      @ForAll("tables") ScoreTable scores, @ForAll("epsilons") double epsilon) {
    ExponentialSampler one = ExponentialSampler.calibrated(scores, epsilon);
    ExponentialSampler again = ExponentialSampler.calibrated(scores, epsilon);
    ScopedRandomness scope = TestRandomness.scope("again");
    for (int i = 0; i < 20; i++) {
      assertThat(one.draw(0, scope.draw(i))).isEqualTo(again.draw(0, scope.draw(i)));
    }
  }

  /**
   * A million draws from twenty outputs, twice judged. Each count by Chernoff, without
   * approximation: false alarm at most 20 * 1e-8. All together by chi-square with 19 degrees of
   * freedom, above {@code d + 2 sqrt(d x) + 2 x} with a probability of at most {@code exp(-x)}
   * (Laurent and Massart 2000, lemma 1), {@code x = ln 1e6}; the smallest expected count is above
   * 500, so the limit law holds.
   */
  @Example
  void shouldDrawAsTheTableSays() {
    double[] row = new double[20];
    RandomBits bits = TestRandomness.scope("scores").draw(0);
    for (int y = 0; y < row.length; y++) {
      row[y] = (bits.nextLong() >>> 11) * 0x1p-53;
    }
    ExponentialSampler sampler =
        ExponentialSampler.nominal(new ScoreTable(new double[][] {row}), 8);
    int draws = 1_000_000;
    ScopedRandomness scope = TestRandomness.scope("draws");
    long[] hits = new long[row.length];
    for (int i = 0; i < draws; i++) {
      hits[sampler.draw(0, scope.draw(i))]++;
    }

    double chiSquare = 0;
    for (int y = 0; y < row.length; y++) {
      double p = sampler.probability(0, y).approximately();
      assertThat(p * draws).isGreaterThan(500);
      assertThat(ChernoffBound.accepts(hits[y], draws, p, 1e-8)).isTrue();
      chiSquare += (hits[y] - p * draws) * (hits[y] - p * draws) / (p * draws);
    }
    double degrees = row.length - 1;
    double x = Math.log(1e6);
    assertThat(chiSquare).isLessThan(degrees + 2 * Math.sqrt(degrees * x) + 2 * x);
  }

  @Example
  void shouldSayItsProbabilities() {
    ExponentialSampler sampler =
        ExponentialSampler.over(List.of(IntegerWeights.of(1, 3), IntegerWeights.of(3, 1)));

    assertThat(sampler.probability(0, 1)).hasToString("3/4");
    assertThat(sampler.probability(1, 1).approximately()).isEqualTo(0.25);
    assertThat(sampler.loss()).isBetween(Math.log(3), Math.log(3) + 1e-14);
  }

  @Example
  void shouldRefuseRaggedScoresAndOtherEpsilons() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ScoreTable(new double[][] {{1, 1}, {1}}))
        .withMessage("the rows of an output set must all have 2 outputs. Provided value: 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ExponentialSampler.nominal(Tables.worstCase(2), -0.5))
        .withMessage("epsilon must lie between 0 and 1000.0. Provided value: -0.5");
  }

  @Provide
  Arbitrary<ScoreTable> tables() {
    return Tables.any();
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Tables.epsilons();
  }
}
