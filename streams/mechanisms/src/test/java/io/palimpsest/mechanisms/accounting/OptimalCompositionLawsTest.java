package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.word.BoundedRange;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class OptimalCompositionLawsTest {
  private static final double HAIR = 1e-9;

  /** It knows that the draws were chosen in advance, so it never costs more than a filter. */
  @Property(tries = 100)
  void shouldNeverCostMoreThanAnAccountant(
      @ForAll @IntRange(min = 1, max = 60) int draws,
      @ForAll @DoubleRange(min = 0.01, max = 8) double range) {
    double optimal = OptimalComposition.epsilon(draws, range, 1e-6);

    assertThat(optimal).isLessThanOrEqualTo(draws * range);
    assertThat(optimal)
        .isLessThanOrEqualTo(Conversion.zcdp(draws * BoundedRange.zcdp(range), 1e-6) + HAIR);
    for (double order : RenyiOrders.GRID) {
      double renyi = draws * BoundedRange.renyi(range, order);
      assertThat(optimal).isLessThanOrEqualTo(Conversion.renyi(renyi, order, 1e-6) + HAIR);
    }
  }

  @Property(tries = 100)
  void shouldConvertBothWays(
      @ForAll @IntRange(min = 1, max = 60) int draws,
      @ForAll @DoubleRange(min = 0.1, max = 4) double range) {
    double epsilon = OptimalComposition.epsilon(draws, range, 1e-4);

    assertThat(OptimalComposition.delta(draws, range, epsilon)).isCloseTo(1e-4, within(1e-9));
  }

  @Property(tries = 100)
  void shouldShrinkWithEpsilonAndEndAtThePureSum(
      @ForAll @IntRange(min = 1, max = 60) int draws,
      @ForAll @DoubleRange(min = 0.01, max = 8) double range) {
    double total = draws * range;
    double half = OptimalComposition.delta(draws, range, total / 2);

    assertThat(OptimalComposition.delta(draws, range, 0)).isGreaterThanOrEqualTo(half);
    assertThat(OptimalComposition.delta(draws, range, total)).isLessThan(1e-12);
    assertThat(half).isBetween(0.0, 1.0);
  }

  @Example
  void shouldRefuseWhatTakesTooLongOrHasNoMeaning() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OptimalComposition.delta(2001, 1, 1))
        .withMessage("draws must be 1 to 2000. Provided value: 2001");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OptimalComposition.epsilon(1, 0, 1e-6))
        .withMessage("a range must be above 0 and finite. Provided value: 0.0");
  }
}
