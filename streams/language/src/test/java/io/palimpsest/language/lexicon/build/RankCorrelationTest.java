package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RankCorrelationTest {

  /** By hand: 1 - 6 * (1 + 1 + 1 + 1) / (4 * 15). */
  @Test
  void shouldAgreeWithTheFormulaWhereNothingIsTied() {
    assertThat(correlation(new double[] {10, 20, 30, 40}, new double[] {2, 1, 4, 3}))
        .isCloseTo(0.6, within(1e-12));
  }

  /**
   * By hand: the ranks are 0, 1.5, 1.5, 3 and 0, 1, 2.5, 2.5; less their mean of 1.5 the products
   * sum up to 2.25 + 0 + 0 + 1.5 = 3.75, the squares to 4.5 and to 4.75 - 0.25 = 4.5.
   */
  @Test
  void shouldGiveTiesTheMeanOfTheirRanks() {
    assertThat(correlation(new double[] {1, 2, 2, 3}, new double[] {5, 6, 7, 7}))
        .isCloseTo(3.75 / 4.5, within(1e-12));
  }

  private static double correlation(double[] a, double[] b) {
    return RankCorrelation.of(a, b).orElseThrow();
  }
}
