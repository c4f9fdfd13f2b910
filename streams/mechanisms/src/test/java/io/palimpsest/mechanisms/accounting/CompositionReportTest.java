package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.word.CustextMechanism;
import io.palimpsest.mechanisms.word.Mechanisms;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CompositionReportTest {
  private static final double DELTA = 1e-6;

  @Test
  void shouldPutTheAccountantsSideBySide() {
    CompositionReport report = report(Temperature.NOMINAL);

    assertThat(report.nominal().pure()).isEqualTo(100);
    assertThat(report.nominal().zcdp()).isCloseTo(38.43, within(0.005));
    assertThat(report.nominal().renyi()).isBetween(36.36, 36.46);
    assertThat(report.nominal().optimal().orElseThrow()).isCloseTo(34.77, within(0.005));
    assertThat(report.sets()).isPositive();
  }

  /** The formula is for the range, which is twice the loss; the loss alone says 83.53. */
  @Test
  void shouldNotCallOptimalWhatIsNotForCalibratedDraws() {
    assertThat(report(Temperature.CALIBRATED).nominal().optimal()).isEmpty();
  }

  @Test
  void shouldCostLessTheMoreIsKnown() {
    for (Temperature temperature : Temperature.values()) {
      CompositionReport report = report(temperature);
      CompositionReport.Charged average = report.average();
      CompositionReport.Charged worst = report.worst();

      assertThat(average.channelExact()).isLessThanOrEqualTo(average.renyi());
      assertThat(average.renyi()).isLessThan(average.zcdp());
      assertThat(worst.channelExact()).isLessThanOrEqualTo(worst.renyi());
      assertThat(worst.pure()).isLessThanOrEqualTo(report.nominal().pure());
      assertThat(worst.zcdp()).isLessThanOrEqualTo(report.nominal().zcdp());
      assertThat(worst.renyi()).isLessThanOrEqualTo(report.nominal().renyi());
      assertThat(average.pure()).isLessThanOrEqualTo(worst.pure());
      assertThat(average.zcdp()).isLessThanOrEqualTo(worst.zcdp());
      assertThat(average.channelExact()).isLessThanOrEqualTo(worst.channelExact());
    }
  }

  /**
   * Two words that are each other's only neighbours: one set, which is the average and the worst.
   */
  @Test
  void shouldBeWhatTheDrawsOfOneSetAreCharged() {
    CustextMechanism pair =
        Mechanisms.custext(Spaces.line(0, 1), Mapping.BALANCED, 2, 1, Temperature.CALIBRATED);
    CompositionReport report = CompositionReport.of(pair, 30, DELTA);
    double best =
        RenyiOrders.GRID.stream()
            .mapToDouble(order -> Conversion.renyi(30 * pair.renyi(0, order), order, DELTA))
            .min()
            .orElseThrow();

    assertThat(report.average()).isEqualTo(report.worst());
    assertThat(report.worst().pure()).isCloseTo(30, within(1e-3));
    assertThat(report.worst().channelExact()).isEqualTo(best);
    assertThat(report.nominal().zcdp()).isCloseTo(report.worst().zcdp(), within(1e-3));
  }

  @Test
  void shouldBeInfiniteWithoutABound() {
    CustextMechanism aggressive =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.AGGRESSIVE, 8, 1, Temperature.NOMINAL);
    double none = Double.POSITIVE_INFINITY;

    CompositionReport report = CompositionReport.of(aggressive, 10, DELTA);

    assertThat(report.nominal())
        .isEqualTo(new CompositionReport.Nominal(none, none, none, OptionalDouble.empty()));
    assertThat(report.average()).isEqualTo(new CompositionReport.Charged(none, none, none, none));
    assertThat(report.worst()).isEqualTo(report.average());
  }

  @Test
  void shouldCostNothingToDrawWithoutALook() {
    CustextMechanism uniform =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.BALANCED, 8, 0, Temperature.NOMINAL);
    CompositionReport report = CompositionReport.of(uniform, 100, DELTA);

    assertThat(report.nominal().optimal()).hasValue(0);
    assertThat(report.worst().pure()).isZero();
    assertThat(report.worst().zcdp()).isZero();
    assertThat(report.worst().channelExact()).isZero();
  }

  private static CompositionReport report(Temperature temperature) {
    return CompositionReport.of(
        Mechanisms.custext(Mechanisms.SPACE, Mapping.BALANCED, 8, 1, temperature), 100, DELTA);
  }
}
