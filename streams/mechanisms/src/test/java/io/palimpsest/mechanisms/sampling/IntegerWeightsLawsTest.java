package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class IntegerWeightsLawsTest {

  @Property
  void shouldKeepEveryOutputPossibleAndTheBestAtTheScale(
      @ForAll @Size(min = 1, max = 50) List<@DoubleRange(max = 1) Double> list,
      @ForAll("epsilons") double epsilon) {
    double[] scores = list.stream().mapToDouble(u -> u).toArray();
    IntegerWeights weights = IntegerWeights.of(scores, epsilon / 2);
    long scale = 1L << IntegerWeights.scaleBits(scores.length);
    long best = 0;
    long sum = 0;
    for (int i = 0; i < scores.length; i++) {
      assertThat(weights.weight(i)).isBetween(1L, scale);
      best = Math.max(best, weights.weight(i));
      sum += weights.weight(i);
    }

    assertThat(best).isEqualTo(scale);
    assertThat(weights.sum()).isEqualTo(sum);
  }

  /** The one inequality the promise rests on, in 60 digits. */
  @Property(tries = 300)
  void shouldNeverBeBelowTheSmallestRealWeight(
      @ForAll @DoubleRange(max = 1) double score, @ForAll @DoubleRange(max = 40) double inverse) {
    IntegerWeights weights = IntegerWeights.of(new double[] {1, 0, score}, inverse);
    BigDecimal smallest =
        ExactLoss.exp(new BigDecimal(-inverse)).multiply(BigDecimal.valueOf(1L << 52));

    assertThat(BigDecimal.valueOf(weights.weight(1))).isGreaterThanOrEqualTo(smallest);
    assertThat(weights.weight(2)).isGreaterThanOrEqualTo(weights.weight(1));
  }

  /** Within one unit, and 2^-50 for the exponent's own rounding, of the formula. */
  @Property(tries = 300)
  void shouldBeTheFormulaRoundedUp(
      @ForAll @DoubleRange(max = 1) double score, @ForAll @DoubleRange(max = 10) double inverse) {
    long weight = IntegerWeights.of(new double[] {1, score}, inverse).weight(1);
    BigDecimal exponent = new BigDecimal(inverse).multiply(new BigDecimal(score - 1));
    BigDecimal real = ExactLoss.exp(exponent).multiply(BigDecimal.valueOf(1L << 52));

    assertThat(BigDecimal.valueOf(weight).subtract(real).abs())
        .isLessThanOrEqualTo(BigDecimal.valueOf(2 + 4 * inverse));
  }

  @Property
  void shouldBeUniformAtZero(
      @ForAll @Size(min = 1, max = 9) List<@DoubleRange(max = 1) Double> list) {
    double[] scores = list.stream().mapToDouble(u -> u).toArray();
    IntegerWeights weights = IntegerWeights.of(scores, 0);

    assertThat(weights.sum()).isEqualTo(scores.length * weights.weight(0));
  }

  @Property
  void shouldSumUpToAtMostTwoToThe62(
      @ForAll @IntRange(min = 1, max = IntegerWeights.MAX_OUTPUTS) int outputs) {
    int bits = IntegerWeights.scaleBits(outputs);

    assertThat(bits).isBetween(42, 52);
    assertThat((double) outputs * (1L << bits)).isLessThanOrEqualTo(0x1p62);
  }

  /**
   * Python's decimal module says 2731571253070596.997, 1656781714176973.944 and
   * 609495931154489.453. The successor of the exponential is half a unit higher here, or less, and
   * is then rounded up.
   */
  @Example
  void shouldNeverChangeAWeight() {
    IntegerWeights weights = IntegerWeights.of(new double[] {1, 0.75, 0.5, 0}, 2);

    assertThat(weights.weight(0)).isEqualTo(4503599627370496L);
    assertThat(weights.weight(1)).isEqualTo(2731571253070598L);
    assertThat(weights.weight(2)).isEqualTo(1656781714176975L);
    assertThat(weights.weight(3)).isEqualTo(609495931154490L);
    assertThat(IntegerWeights.of(new double[] {1, 0}, 500).weight(1)).isEqualTo(1);
  }

  @Example
  void shouldRefuseOtherParametersAndSayWhich() {
    assertRefused(() -> IntegerWeights.of(new double[] {1.5}, 1), "a score", "1.5");
    assertRefused(() -> IntegerWeights.of(new double[] {Double.NaN}, 1), "a score", "NaN");
    assertRefused(() -> IntegerWeights.of(new double[] {1}, -1), "inverse temperature", "-1.0");
    assertRefused(() -> IntegerWeights.of(new double[] {}, 1), "outputs", "0");
    assertRefused(() -> IntegerWeights.of(1, 0), "weights", "0");
    assertRefused(() -> IntegerWeights.of(1L << 62, 1), "weights", "1");
    assertRefused(() -> IntegerWeights.of(1, Long.MAX_VALUE), "weights", "9223372036854775807");
    assertRefused(() -> IntegerWeights.of(new long[(1 << 20) + 1]), "outputs", "1048577");
  }

  private static void assertRefused(Runnable call, String what, String value) {
    assertThatIllegalArgumentException()
        .isThrownBy(call::run)
        .withMessageStartingWith(what)
        .withMessageEndingWith("Provided value: " + value);
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Tables.epsilons();
  }
}
