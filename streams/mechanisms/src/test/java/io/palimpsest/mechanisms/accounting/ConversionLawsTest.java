package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.word.BoundedRange;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

class ConversionLawsTest {

  @Property
  void shouldBeTheUsualFormulas(
      @ForAll @DoubleRange(min = 0.01, max = 100) double spent,
      @ForAll("deltas") double delta,
      @ForAll("orders") double order) {
    double rho = spent + 2 * Math.sqrt(spent * Math.log(1 / delta));
    double renyi = spent + Math.log(1 - 1 / order) - Math.log(delta * order) / (order - 1);

    assertThat(Conversion.zcdp(spent, delta)).isCloseTo(rho, within(1e-10));
    assertThat(Conversion.renyi(spent, order, delta)).isCloseTo(Math.max(0, renyi), within(1e-10));
  }

  @Property
  void shouldGrowWithWhatIsSpentAndShrinkWithDelta(
      @ForAll("units") LossUnit unit,
      @ForAll @DoubleRange(max = 100) double spent,
      @ForAll("deltas") double delta) {
    Amount amount = Amount.roundedUp(spent);
    Amount more = amount.plus(new Amount(1 << 20));
    double epsilon = Conversion.epsilon(unit, amount, delta);

    assertThat(epsilon).isNotNegative();
    assertThat(Conversion.epsilon(unit, more, delta)).isGreaterThanOrEqualTo(epsilon);
    assertThat(Conversion.epsilon(unit, amount, delta / 2)).isGreaterThanOrEqualTo(epsilon);
    assertThat(Conversion.epsilon(unit, Amount.ZERO, delta)).isZero();
    assertThat(Conversion.epsilon(unit, new Amount(Long.MAX_VALUE), delta)).isInfinite();
  }

  /** A grain less would be wasted, a grain more would be too much. */
  @Property
  void shouldAllowExactlyWhatTheEpsilonAllows(
      @ForAll("units") LossUnit unit,
      @ForAll @DoubleRange(max = 200) double epsilon,
      @ForAll("deltas") double delta) {
    Amount most = Conversion.largest(unit, epsilon, delta);
    Amount more = most.plus(new Amount(1));

    assertThat(Conversion.epsilon(unit, most, delta)).isLessThanOrEqualTo(epsilon);
    assertThat(Conversion.epsilon(unit, more, delta)).isGreaterThan(epsilon);
  }

  @Property
  void shouldAllowWhatTheInverseFormulasSay(
      @ForAll @DoubleRange(min = 0.01, max = 200) double epsilon,
      @ForAll("deltas") double delta,
      @ForAll("orders") double order) {
    double log = Math.log(1 / delta);
    double rho = Math.pow(Math.sqrt(log + epsilon) - Math.sqrt(log), 2);
    double bound = epsilon - Math.log(1 - 1 / order) + Math.log(delta * order) / (order - 1);

    assertThat(Conversion.largest(new LossUnit.Zcdp(), epsilon, delta).value())
        .isCloseTo(rho, within(1e-8));
    assertThat(Conversion.largest(new LossUnit.Renyi(order), epsilon, delta).value())
        .isCloseTo(Math.max(0, bound), within(1e-8));
  }

  /**
   * By definition: the draw of this range that differs most has a delta of {@code sum of (P -
   * e^epsilon Q)+}, and that is at most what was converted with.
   */
  @Property
  void shouldKeepThePromiseForTheWorstDraw(
      @ForAll @DoubleRange(min = 0.01, max = 20) double range,
      @ForAll @DoubleRange(min = 0.01, max = 0.99) double place,
      @ForAll("deltas") double delta,
      @ForAll("orders") double order) {
    double top = range * place;
    double rho = Conversion.zcdp(BoundedRange.zcdp(range), delta);
    double renyi = Conversion.renyi(BoundedRange.renyi(range, order), order, delta);

    assertThat(deltaOf(range, top, rho)).isLessThanOrEqualTo(delta);
    assertThat(deltaOf(range, top, renyi)).isLessThanOrEqualTo(delta);
  }

  /** Of the draw with the log-ratios {@code top} and {@code top - range}. */
  private static double deltaOf(double range, double top, double epsilon) {
    double high = (Math.exp(-top) - Math.exp(-range)) / -Math.expm1(-range);
    double ofHigh = high * Math.max(0, Math.exp(top) - Math.exp(epsilon));
    double ofLow = (1 - high) * Math.max(0, Math.exp(top - range) - Math.exp(epsilon));
    return ofHigh + ofLow;
  }

  @Provide
  Arbitrary<Double> deltas() {
    return Arbitraries.of(1e-12, 1e-9, 1e-6, 1e-3, 0.1, 0.9);
  }

  @Provide
  Arbitrary<Double> orders() {
    return Arbitraries.of(RenyiOrders.GRID);
  }

  @Provide
  Arbitrary<LossUnit> units() {
    return Arbitraries.oneOf(
        Arbitraries.of(new LossUnit.Pure(), new LossUnit.Metric(), new LossUnit.Zcdp()),
        orders().map(LossUnit.Renyi::new));
  }
}
