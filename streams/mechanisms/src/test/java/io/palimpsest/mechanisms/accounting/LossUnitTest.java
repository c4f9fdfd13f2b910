package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LossUnitTest {

  @Test
  void shouldBeWrittenPlainly() {
    assertThat(
            List.of(
                new LossUnit.Pure(),
                new LossUnit.Metric(),
                new LossUnit.Zcdp(),
                new LossUnit.Renyi(16),
                new LossUnit.Renyi(1.5),
                new LossUnit.Renyi(1000)))
        .extracting(LossUnit::label)
        .containsExactly("pure", "metric", "zcdp", "renyi-16", "renyi-1.5", "renyi-1000");
    assertThat(Accountant.values())
        .extracting(Accountant::label)
        .containsExactly("pure", "zcdp", "renyi", "channel-exact");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pure", "metric", "zcdp", "renyi-16", "renyi-1.5", "renyi-1000"})
  void shouldBeReadAsWritten(String label) {
    assertThat(LossUnit.parse(label).label()).isEqualTo(label);
  }

  @Test
  void shouldReadEveryOrderThatIsConsidered() {
    assertThat(RenyiOrders.GRID)
        .isSorted()
        .map(LossUnit.Renyi::new)
        .allSatisfy(unit -> assertThat(LossUnit.parse(unit.label())).isEqualTo(unit));
  }

  /** A column of the ledger has one name. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Pure",
        "pure ",
        "renyi",
        "renyi-",
        "renyi-1",
        "renyi-0",
        "renyi--3",
        "renyi-16.0",
        "renyi-1.50",
        "renyi-1e3",
        "renyi-NaN",
        "renyi-Infinity",
        "renyi-0x1p4",
        "renyi-8d",
        "rho"
      })
  void shouldRefuseAnythingElse(String label) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LossUnit.parse(label))
        .withMessage(
            "a unit of loss is pure, metric, zcdp or renyi-ORDER with an order above 1, such as"
                + " renyi-16 or renyi-1.5. Provided value: %s",
            label);
  }
}
