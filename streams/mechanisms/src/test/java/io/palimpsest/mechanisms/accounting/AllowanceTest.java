package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllowanceTest {

  @Test
  void shouldCountPureLossInEpsilon() {
    Allowance pure = Allowance.of(Accountant.PURE, 10, 0, 1);

    assertThat(pure.unit()).isEqualTo(new LossUnit.Pure());
    assertThat(pure.cap()).isEqualTo(Amount.roundedDown(10));
    assertThat(pure.epsilonOf(Amount.roundedUp(2.5))).isEqualTo(2.5);
  }

  @Test
  void shouldKeepMetricLossInAColumnOfItsOwn() {
    assertThat(Allowance.metric(10))
        .isEqualTo(
            new Allowance(Accountant.PURE, new LossUnit.Metric(), 10, 0, Amount.roundedDown(10)));
  }

  /** An accountant that lets in fewer draws than the sum of epsilons would not be worth a delta. */
  @Test
  void shouldLetInMoreDrawsTheMoreIsKnown() {
    Amount zcdp = Allowance.of(Accountant.ZCDP, 40, 1e-6, 1).cap();
    Allowance renyi = Allowance.of(Accountant.RENYI, 40, 1e-6, 1);

    assertThat(zcdp.value() / 0.1233015615).isBetween(106.0, 107.0);
    assertThat(renyi.unit().label()).isEqualTo("renyi-2");
    assertThat(renyi.cap().value() / 0.2435).isBetween(112.0, 114.0);
  }

  @Test
  void shouldHaveNothingLeftForAnEpsilonBelowTheConstantOfTheOrder() {
    Allowance renyi = Allowance.of(Accountant.RENYI, 40, 1e-6, 1);

    assertThat(renyi.atMost(10).cap()).isEqualTo(Amount.ZERO);
    assertThat(renyi.atMost(0).cap()).isEqualTo(Amount.ZERO);
    assertThat(renyi.epsilonOf(Amount.ZERO)).isZero();
  }

  @Test
  void shouldAdviseWhereNoDrawCouldEverBePaid() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Allowance.of(Accountant.RENYI, 0.001, 1e-6, 1))
        .withMessage(
            "epsilon 0.001 at delta 1.0E-6 is too small for the renyi accountant to allow a single"
                + " draw; choose a larger epsilon or a larger delta");
    assertThatIllegalArgumentException().isThrownBy(() -> Allowance.metric(0));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -1e-6, 2, Double.NaN})
  void shouldNeedADeltaBetweenZeroAndOne(double delta) {
    for (Accountant accountant : Accountant.values()) {
      if (accountant != Accountant.PURE || delta != 0) {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> Allowance.of(accountant, 10, delta, 1))
            .withMessageContaining("delta");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void shouldRefuseAnEpsilonThatIsNone(double epsilon) {
    Allowance allowance = Allowance.of(Accountant.ZCDP, 10, 1e-6, 1);

    for (Accountant accountant : Accountant.values()) {
      double delta = accountant == Accountant.PURE ? 0 : 1e-6;
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Allowance.of(accountant, epsilon, delta, 1));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Allowance.of(accountant, 1, delta, epsilon));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> allowance.atMost(epsilon));
    assertThatIllegalArgumentException().isThrownBy(() -> Allowance.metric(epsilon));
  }

  @Test
  void shouldRefuseWhatDoesNotFitTogether() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Allowance(Accountant.ZCDP, new LossUnit.Pure(), 1, 0, Amount.ZERO))
        .withMessage("the zcdp accountant does not count in pure");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new Allowance(Accountant.PURE, new LossUnit.Pure(), 1, 0, Amount.roundedUp(2)))
        .withMessage(
            "the cap must not be above what epsilon 1.0 and delta 0.0 allow. Provided value: 2.0");
  }
}
