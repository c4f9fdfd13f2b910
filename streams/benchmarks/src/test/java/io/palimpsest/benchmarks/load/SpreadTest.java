package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

final class SpreadTest {
  @Test
  void shouldTakeTheOneInTheMiddle() {
    assertThat(Spread.of(9, 1, 2).median()).isEqualTo(2);
  }

  @Test
  void shouldTakeTheMeanOfTheTwoInTheMiddle() {
    assertThat(Spread.of(9, 1, 2, 4).median()).isEqualTo(3);
  }

  @Test
  void shouldTakeMeasuredValuesAsQuantiles() {
    Spread spread = Spread.of(40, 10, 30, 20);

    assertThat(spread.quantile(0.25)).isEqualTo(10);
    assertThat(spread.quantile(0.26)).isEqualTo(20);
    assertThat(spread.quantile(1)).isEqualTo(40);
    assertThat(spread.least()).isEqualTo(10);
  }

  @Test
  void shouldRefuseNothing() {
    assertThatIllegalArgumentException().isThrownBy(Spread::of);
    assertThatIllegalArgumentException().isThrownBy(() -> Spread.of(1).quantile(0));
  }
}
