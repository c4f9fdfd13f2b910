package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class AmountLawsTest {
  private static final double GRAIN = 0x1p-30;
  private static final Amount BEYOND = new Amount(Long.MAX_VALUE);

  @Property
  void shouldNotCareAboutOrder(@ForAll("amounts") List<Amount> amounts) {
    Amount forwards = amounts.stream().reduce(Amount.ZERO, Amount::plus);
    Collections.reverse(amounts);
    Amount backwards = amounts.stream().reduce(Amount.ZERO, Amount::plus);

    assertThat(forwards).isEqualTo(backwards);
  }

  @Property
  void shouldNotCareAboutBrackets(
      @ForAll("amount") Amount a, @ForAll("amount") Amount b, @ForAll("amount") Amount c) {
    assertThat(a.plus(b).plus(c)).isEqualTo(a.plus(b.plus(c)));
    assertThat(a.plus(b)).isEqualTo(b.plus(a)).isGreaterThanOrEqualTo(a);
    assertThat(a.plus(Amount.ZERO)).isEqualTo(a);
  }

  @Property
  void shouldRoundCostsUpAndBudgetsDown(@ForAll("values") double value) {
    double up = Amount.roundedUp(value).value();
    double down = Amount.roundedDown(value).value();

    assertThat(down).isLessThanOrEqualTo(value > 8e9 ? 0x1p33 : value);
    assertThat(up).isGreaterThanOrEqualTo(value);
    assertThat(up == 0).isEqualTo(value == 0);
    assertThat(value > 1e6 || down + GRAIN > value && up - GRAIN < value || value == 0).isTrue();
  }

  @Property
  void shouldGiveBackWhatWasTakenUnlessItWasTooMuch(
      @ForAll("amount") Amount a, @ForAll("amount") Amount b) {
    Amount sum = a.plus(b);

    assertThat(sum.minus(b)).isEqualTo(sum.equals(BEYOND) ? BEYOND : a);
    assertThat(a.minus(sum)).isEqualTo(a.equals(BEYOND) ? BEYOND : Amount.ZERO);
  }

  @Property
  void shouldBeTakenManyTimesAsAddedManyTimes(
      @ForAll("amount") Amount amount, @ForAll @IntRange(max = 40) int count) {
    Amount sum = Amount.ZERO;
    for (int i = 0; i < count; i++) {
      sum = sum.plus(amount);
    }

    assertThat(amount.times(count)).isEqualTo(sum);
  }

  @Property
  void shouldNeverSayLessThanItIs(@ForAll("amount") Amount amount) {
    double value = amount.value();
    boolean exact = amount.grains() < 1L << 53;

    assertThat(amount.equals(BEYOND)).isEqualTo(value == Double.POSITIVE_INFINITY);
    if (value < Double.POSITIVE_INFINITY) {
      BigDecimal truth = BigDecimal.valueOf(amount.grains()).divide(BigDecimal.valueOf(1L << 30));
      assertThat(new BigDecimal(value)).isGreaterThanOrEqualTo(truth);
      assertThat(!exact || new BigDecimal(value).compareTo(truth) == 0).isTrue();
    }
  }

  /** Whatever the budget: a sum that was cut off must not look affordable. */
  @Property
  void shouldNeverHaveACapThatASumTooLargeFitsUnder(@ForAll("values") double value) {
    assertThat(Amount.roundedDown(value)).isLessThan(BEYOND);
    assertThat(BEYOND.minus(Amount.roundedDown(value))).isEqualTo(BEYOND);
    assertThat(Amount.roundedUp(1e300)).isEqualTo(BEYOND);
    assertThat(Amount.roundedUp(3).times(Long.MAX_VALUE)).isEqualTo(BEYOND);
  }

  @Example
  void shouldRefuseWhatIsNoAmountAndSayWhatToDo() {
    for (double none : new double[] {-1e-9, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Amount.roundedUp(none))
          .withMessage(
              "an amount must be 0 or more and finite; what has no bound cannot be charged,"
                  + " withhold it. Provided value: %s",
              none);
      assertThatIllegalArgumentException().isThrownBy(() -> Amount.roundedDown(none));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> new Amount(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> Amount.ZERO.times(-1));
  }

  @Provide
  Arbitrary<Amount> amount() {
    return Arbitraries.oneOf(
            Arbitraries.longs().between(0, Long.MAX_VALUE),
            Arbitraries.longs().between(0, 1L << 40),
            Arbitraries.of(0L, 1L, 1L << 53, (1L << 53) + 1, Long.MAX_VALUE - 1, Long.MAX_VALUE))
        .map(Amount::new);
  }

  @Provide
  Arbitrary<List<Amount>> amounts() {
    return amount().list().ofMaxSize(20);
  }

  @Provide
  Arbitrary<Double> values() {
    return Arbitraries.oneOf(
        Arbitraries.doubles().between(0, 100).ofScale(15),
        Arbitraries.doubles().between(0, 1e12),
        Arbitraries.of(0.0, -0.0, Double.MIN_VALUE, GRAIN, 0x1p33, Double.MAX_VALUE));
  }
}
