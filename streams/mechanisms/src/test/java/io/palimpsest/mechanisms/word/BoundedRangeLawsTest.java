package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.sampling.ExactLoss;
import java.math.BigDecimal;
import java.math.MathContext;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

class BoundedRangeLawsTest {
  private static final double HAIR = 1 + 1e-10;
  private static final MathContext DIGITS = new MathContext(60);

  @Property
  void shouldNeverCostMoreThanAnEighthOfTheSquare(@ForAll("ranges") double range) {
    assertThat(BoundedRange.zcdp(range)).isBetween(0.0, range * range / 8 * HAIR);
  }

  /** The formula of the papers, which cancels where the range is small and overflows beyond 709. */
  @Property
  void shouldBeTheUsualRho(@ForAll @DoubleRange(min = 0.01, max = 700) double range) {
    double x = range / Math.expm1(range);

    assertThat(BoundedRange.zcdp(range)).isCloseTo(x - 1 - Math.log(x), within(1e-13 * range));
  }

  /** The series lies below the truth, and its next term is what is missing. */
  @Property
  void shouldMeetTheSeries(@ForAll("small") double range) {
    double series = range * range / 8 - Math.pow(range, 4) / 576;

    assertThat(BoundedRange.zcdp(range))
        .isBetween(series, (series + Math.pow(range, 6) / 25920) * HAIR);
  }

  /** Order by order over all places of the interval, in 60 digits. */
  @Property(tries = 40)
  void shouldBeTheWorstOfAllDrawsOfTheRange(
      @ForAll("moderate") double range, @ForAll("wholeOrders") int order) {
    BigDecimal claimed = exp((order - 1) * BoundedRange.renyi(range, order));
    BigDecimal largest = BigDecimal.ZERO;
    for (int place = 0; place <= 16; place++) {
      largest = largest.max(moment(range, order, range * place / 16));
    }
    BigDecimal worst = moment(range, order, worstPlace(range, order));

    assertThat(claimed).isGreaterThanOrEqualTo(largest).isGreaterThanOrEqualTo(worst);
    assertThat(worst).isGreaterThanOrEqualTo(largest);
    double less = BoundedRange.renyi(range, order) * (1 - 1e-9);
    assertThat(exp((order - 1) * less)).isLessThan(worst);
  }

  @Property
  void shouldGrowWithTheOrderUpToTheRange(
      @ForAll("ranges") double range, @ForAll("orders") double order) {
    double divergence = BoundedRange.renyi(range, order);

    assertThat(divergence).isBetween(0.0, range);
    assertThat(BoundedRange.renyi(range, order * 1.5)).isGreaterThanOrEqualTo(divergence / HAIR);
    assertThat(BoundedRange.renyi(range, 1e9)).isCloseTo(range, within(1e-5));
  }

  @Property
  void shouldGrowWithTheRange(@ForAll("ranges") double range, @ForAll("orders") double order) {
    assertThat(BoundedRange.renyi(range * 1.5, order))
        .isGreaterThanOrEqualTo(BoundedRange.renyi(range, order) / HAIR);
    assertThat(BoundedRange.zcdp(range * 1.5))
        .isGreaterThanOrEqualTo(BoundedRange.zcdp(range) / HAIR);
  }

  /** What makes rho a bound for all orders at once. */
  @Property
  void shouldNeverExceedTheOrderTimesRho(
      @ForAll("ranges") double range, @ForAll("orders") double order) {
    assertThat(BoundedRange.renyi(range, order))
        .isLessThanOrEqualTo(order * BoundedRange.zcdp(range) * HAIR);
  }

  @Example
  void shouldCostNothingIfNothingCanDifferAndSomethingIfItCan() {
    assertThat(BoundedRange.zcdp(0)).isZero();
    assertThat(BoundedRange.renyi(0, 8)).isZero();
    assertThat(BoundedRange.zcdp(Double.MIN_VALUE)).isPositive();
    assertThat(BoundedRange.renyi(1e-200, 8)).isPositive();
    assertThat(BoundedRange.renyi(Double.MIN_VALUE, 8)).isEqualTo(Double.MIN_VALUE);
  }

  @Example
  void shouldCostInfinitelyMuchWithoutABound() {
    assertThat(BoundedRange.zcdp(Double.POSITIVE_INFINITY)).isInfinite();
    assertThat(BoundedRange.renyi(Double.POSITIVE_INFINITY, 8)).isInfinite();
    assertThat(BoundedRange.renyi(2, Double.MAX_VALUE)).isEqualTo(2);
  }

  @Example
  void shouldRefuseWhatHasNoMeaning() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BoundedRange.renyi(1, 1))
        .withMessage("a Rényi order must be above 1 and finite. Provided value: 1.0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> BoundedRange.zcdp(Double.NaN))
        .withMessage("a range must be 0 or more. Provided value: NaN");
  }

  /** Where the closed form puts the upper end of the interval; only a place to look at here. */
  private static double worstPlace(double range, int order) {
    double c = Math.exp(-(order - 1) * range);
    return range + Math.log((order - 1.0) / order * (1 - c * Math.exp(-range)) / (1 - c));
  }

  /** The moment of the draw whose log-ratio is {@code top} or {@code top - range}. */
  private static BigDecimal moment(double range, int order, double top) {
    BigDecimal r = exp(range);
    BigDecimal t = exp(top);
    BigDecimal c = BigDecimal.ONE.divide(r.pow(order - 1, DIGITS), DIGITS);
    BigDecimal weight = r.subtract(c).subtract(BigDecimal.ONE.subtract(c).multiply(t, DIGITS));
    return t.pow(order - 1, DIGITS)
        .multiply(weight, DIGITS)
        .divide(r.subtract(BigDecimal.ONE), DIGITS);
  }

  private static BigDecimal exp(double exponent) {
    return ExactLoss.exp(new BigDecimal(exponent));
  }

  @Provide
  Arbitrary<Double> ranges() {
    return Arbitraries.oneOf(
        Arbitraries.doubles().between(0, 10).ofScale(17),
        Arbitraries.doubles().between(0, 2000),
        Arbitraries.of(0.0, 1e-120, 1e-9, 1.0, 3.999999, 4.0, 4.000001, 2000.0));
  }

  @Provide
  Arbitrary<Double> small() {
    return Arbitraries.doubles().between(-140, -0.3).map(exponent -> Math.pow(10, exponent));
  }

  @Provide
  Arbitrary<Double> moderate() {
    return Arbitraries.doubles().between(-3, 1.8).map(exponent -> Math.pow(10, exponent));
  }

  @Provide
  Arbitrary<Double> orders() {
    return Arbitraries.of(1.0625, 1.5, 2.0, 5.0, 8.0, 32.0, 512.0);
  }

  @Provide
  Arbitrary<Integer> wholeOrders() {
    return Arbitraries.of(2, 3, 8, 32, 512);
  }
}
