package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.word.BoundedRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that were computed elsewhere, to the digits they were given in. */
class CompositionTablesTest {
  private static final double DELTA = 1e-6;

  @ParameterizedTest
  @CsvSource({"1, 0.1233015615, 1e-10", "4, 1.6698, 5e-5", "8, 4.923, 5e-4"})
  void shouldKnowRho(double range, double rho, double digits) {
    assertThat(BoundedRange.zcdp(range)).isCloseTo(rho, within(digits));
  }

  @ParameterizedTest
  @CsvSource({"1, 0.6354593986", "2, 1.5901795840", "4, 3.5720463081"})
  void shouldKnowTheDivergenceAtOrderEight(double range, double divergence) {
    assertThat(BoundedRange.renyi(range, 8)).isCloseTo(divergence, within(1e-10));
  }

  @ParameterizedTest
  @CsvSource({
    "5, 0.5, 1, 0.0152472178, 1e-10",
    "20, 0.3, 2, 7.047027734e-4, 1e-13",
    "1, 1, 0.3, 0.1379628034, 1e-10"
  })
  void shouldKnowTheOptimalDelta(
      int draws, double range, double epsilon, double delta, double digits) {
    assertThat(OptimalComposition.delta(draws, range, epsilon)).isCloseTo(delta, within(digits));
  }

  @ParameterizedTest
  @CsvSource({
    "30, 0.5, 15, 8.14, 8.12, 7.21, 6.87, 0.005",
    "30, 1, 30, 18.15, 18.00, 16.23, 15.59, 0.005",
    "100, 1, 100, 38.78, 38.43, 36.36, 34.77, 0.005",
    "100, 2, 200, 102.6, 98.7, 93.8, 90.8, 0.05",
    "600, 0.5, 300, 50.9, 50.8, 49.1, 46.9, 0.05"
  })
  void shouldKnowTheTotals(
      int draws,
      double range,
      double pure,
      double eighth,
      double rho,
      double renyi,
      double optimal,
      double digits) {
    assertThat(draws * range).isEqualTo(pure);
    assertThat(Conversion.zcdp(draws * range * range / 8, DELTA)).isCloseTo(eighth, within(digits));
    assertThat(Conversion.zcdp(draws * BoundedRange.zcdp(range), DELTA))
        .isCloseTo(rho, within(digits));
    assertThat(bestOfAllOrders(draws, range)).isCloseTo(renyi, within(digits));
    assertThat(OptimalComposition.epsilon(draws, range, DELTA)).isCloseTo(optimal, within(digits));
  }

  /** The table says 135.1 at the best order it tried; the best of all orders is 135.02. */
  @Test
  void shouldKnowTheTotalsOfSixHundredDraws() {
    assertThat(Conversion.zcdp(600 / 8.0, DELTA)).isCloseTo(139.4, within(0.05));
    assertThat(Conversion.zcdp(600 * BoundedRange.zcdp(1), DELTA)).isCloseTo(137.9, within(0.05));
    assertThat(bestOfAllOrders(600, 1)).isCloseTo(135.02, within(0.005)).isLessThan(135.1);
    assertThat(OptimalComposition.epsilon(600, 1, DELTA)).isCloseTo(130.3, within(0.05));
  }

  private static double bestOfAllOrders(int draws, double range) {
    double best = Double.POSITIVE_INFINITY;
    for (double order = 1.01; order < 1000; order *= 1.001) {
      best = Math.min(best, total(draws, range, order));
    }
    return best;
  }

  private static double total(int draws, double range, double order) {
    return Conversion.renyi(draws * BoundedRange.renyi(range, order), order, DELTA);
  }
}
