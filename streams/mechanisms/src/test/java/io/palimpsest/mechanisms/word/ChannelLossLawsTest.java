package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.sampling.ExactLoss;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.LossBound;
import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ChannelLossLawsTest {
  private static final double TIGHT = 1e-11;

  /** Tight on both sides: never below the truth, and above it by less than 1e-11. */
  @Property(tries = 60)
  void shouldBeTheTrueDivergenceRoundedUp(
      @ForAll("rows") List<IntegerWeights> rows, @ForAll("orders") double order) {
    double divergence = new ChannelLoss(rows).renyi(order);
    BigDecimal truth = ExactDivergence.moment(rows, order);

    assertThat(exp((order - 1) * divergence)).isGreaterThanOrEqualTo(truth);
    assertThat(exp((order - 1) * (divergence - TIGHT))).isLessThan(truth);
  }

  @Property(tries = 60)
  void shouldBeTheTrueRangeRoundedUp(@ForAll("rows") List<IntegerWeights> rows) {
    double range = new ChannelLoss(rows).range();
    BigDecimal truth = ExactDivergence.widest(rows);

    assertThat(exp(range)).isGreaterThanOrEqualTo(truth);
    assertThat(exp(range - TIGHT)).isLessThan(truth);
  }

  /** Each knows more of the table than the next. */
  @Property
  void shouldStayBelowWhatItsRangeSaysAndThatBelowTheRange(
      @ForAll("rows") List<IntegerWeights> rows, @ForAll("orders") double order) {
    ChannelLoss channel = new ChannelLoss(rows);
    double loss = LossBound.over(rows);

    assertThat(channel.renyi(order)).isLessThanOrEqualTo(loss + TIGHT);
    assertThat(channel.renyi(order))
        .isLessThanOrEqualTo(BoundedRange.renyi(channel.range(), order) + TIGHT);
    assertThat(channel.range()).isBetween(loss - TIGHT, 2 * loss + TIGHT);
  }

  @Property
  void shouldGrowWithTheOrder(@ForAll("rows") List<IntegerWeights> rows) {
    ChannelLoss channel = new ChannelLoss(rows);
    double before = 0;
    for (double order : new double[] {1.125, 1.5, 2, 3, 8, 64, 512, 1e6}) {
      assertThat(channel.renyi(order)).isGreaterThanOrEqualTo(before - TIGHT);
      before = channel.renyi(order);
    }
    assertThat(before).isCloseTo(LossBound.over(rows), within(1e-4));
  }

  /** Randomized response with three in four: {@code ln(27/16 + 1/48) / 2} at order 3. */
  @Example
  void shouldKnowRandomizedResponse() {
    ChannelLoss channel =
        new ChannelLoss(List.of(IntegerWeights.of(3, 1), IntegerWeights.of(1, 3)));

    assertThat(channel.range()).isCloseTo(2 * Math.log(3), within(1e-12));
    assertThat(channel.renyi(2)).isCloseTo(Math.log(7.0 / 3), within(1e-12));
    assertThat(channel.renyi(3)).isCloseTo(Math.log(61.0 / 9) / 2, within(1e-12));
  }

  private static BigDecimal exp(double exponent) {
    return ExactLoss.exp(new BigDecimal(exponent));
  }

  @Provide
  Arbitrary<Double> orders() {
    return Arbitraries.of(1.5, 2.0, 2.5, 3.0, 8.0, 20.0, 64.0);
  }

  /** Two to four inputs; small weights make large ratios, large ones small ratios. */
  @Provide
  Arbitrary<List<IntegerWeights>> rows() {
    Arbitrary<Long> largest = Arbitraries.of(3L, 1000L, 1L << 40, 1L << 59);
    return largest.flatMap(
        most ->
            Arbitraries.integers()
                .between(1, 6)
                .flatMap(
                    n ->
                        Arbitraries.longs()
                            .between(1, most)
                            .array(long[].class)
                            .ofSize(n)
                            .map(w -> IntegerWeights.of(w))
                            .list()
                            .ofMinSize(2)
                            .ofMaxSize(4)));
  }
}
