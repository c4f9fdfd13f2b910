package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

class RankCorrelationLawsTest {
  private static final double ROUNDING = 1e-12;

  /** With ties, and at least two different values. */
  @Provide
  Arbitrary<double[]> values() {
    return Arbitraries.integers()
        .between(-5, 5)
        .list()
        .ofMinSize(2)
        .ofMaxSize(30)
        .filter(list -> list.stream().distinct().count() > 1)
        .map(RankCorrelationLawsTest::doubles);
  }

  private static double[] doubles(List<Integer> list) {
    return list.stream().mapToDouble(i -> i).toArray();
  }

  @Property
  void shouldBeOneForAnyStrictlyIncreasingMap(@ForAll("values") double[] a) {
    for (double[] increasing :
        List.of(
            a,
            Arrays.stream(a).map(x -> 3 * x - 7).toArray(),
            Arrays.stream(a).map(Math::exp).toArray(),
            Arrays.stream(a).map(x -> x * x * x).toArray())) {
      assertThat(RankCorrelation.of(a, increasing).orElseThrow()).isCloseTo(1, within(ROUNDING));
    }
  }

  @Property
  void shouldBeMinusOneForAnyStrictlyDecreasingMap(@ForAll("values") double[] a) {
    double[] decreasing = Arrays.stream(a).map(x -> Math.exp(-x)).toArray();

    assertThat(RankCorrelation.of(a, decreasing).orElseThrow()).isCloseTo(-1, within(ROUNDING));
  }

  @Property
  void shouldNotDependOnWhichSideIsWhichAndStayWithinOne(
      @ForAll("values") double[] a, @ForAll("values") double[] b) {
    int length = Math.min(a.length, b.length);
    double[] one = Arrays.copyOf(a, length);
    double[] other = Arrays.copyOf(b, length);

    OptionalDouble correlation = RankCorrelation.of(one, other);

    assertThat(RankCorrelation.of(other, one)).isEqualTo(correlation);
    correlation.ifPresent(value -> assertThat(value).isBetween(-1 - ROUNDING, 1 + ROUNDING));
  }

  @Property
  void shouldNotDependOnTheOrderOfThePairs(@ForAll("values") double[] a) {
    double[] b = Arrays.stream(a).map(x -> x % 3).toArray();

    OptionalDouble forwards = RankCorrelation.of(a, b);
    OptionalDouble backwards = RankCorrelation.of(reversed(a), reversed(b));

    assertThat(backwards.isPresent()).isEqualTo(forwards.isPresent());
    forwards.ifPresent(
        value -> assertThat(backwards.getAsDouble()).isCloseTo(value, within(ROUNDING)));
  }

  private static double[] reversed(double[] values) {
    double[] reversed = new double[values.length];
    Arrays.setAll(reversed, i -> values[values.length - 1 - i]);
    return reversed;
  }

  @Property
  void shouldSayNothingWhereOneSideIsAllAlike(
      @ForAll("values") double[] a, @ForAll @DoubleRange(min = -9, max = 9) double constant) {
    double[] constants = new double[a.length];
    Arrays.fill(constants, constant);

    assertThat(RankCorrelation.of(a, constants)).isEmpty();
    assertThat(RankCorrelation.of(constants, a)).isEmpty();
  }

  @Property
  void shouldSayNothingOfFewerThanTwoPairs(@ForAll @IntRange(max = 1) int length) {
    assertThat(RankCorrelation.of(new double[length], new double[length])).isEmpty();
  }
}
