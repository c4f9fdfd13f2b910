package io.palimpsest.mechanisms.accounting;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.word.BoundedRange;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

class AllowanceLawsTest {

  @Property
  void shouldNeverAllowMoreThanEpsilon(@ForAll("allowances") Allowance allowance) {
    assertThat(allowance.cap()).isGreaterThan(Amount.ZERO);
    assertThat(allowance.epsilonOf(allowance.cap())).isLessThanOrEqualTo(allowance.epsilon());
    assertThat(allowance.epsilonOf(allowance.cap().plus(new Amount(1))))
        .isGreaterThan(allowance.epsilon());
  }

  @Property
  void shouldOnlyEverBeTightened(
      @ForAll("allowances") Allowance allowance,
      @ForAll @DoubleRange(max = 200) double preferred,
      @ForAll @DoubleRange(max = 200) double again) {
    Allowance tightened = allowance.atMost(preferred);

    assertThat(tightened.cap()).isLessThanOrEqualTo(allowance.cap());
    assertThat(tightened.epsilon()).isEqualTo(Math.min(preferred, allowance.epsilon()));
    assertThat(tightened.epsilonOf(tightened.cap())).isLessThanOrEqualTo(tightened.epsilon());
    assertThat(tightened.unit()).isEqualTo(allowance.unit());
    assertThat(tightened.accountant()).isEqualTo(allowance.accountant());
    assertThat(tightened.delta()).isEqualTo(allowance.delta());
    assertThat(tightened.atMost(again)).isEqualTo(allowance.atMost(Math.min(preferred, again)));
  }

  @Property
  void shouldCountInTheOrderThatLetsInTheMostDraws(
      @ForAll @DoubleRange(min = 0.2, max = 200) double epsilon,
      @ForAll("deltas") double delta,
      @ForAll @DoubleRange(min = 0.01, max = 20) double draw) {
    Allowance allowance = Allowance.of(Accountant.RENYI, epsilon, delta, draw);
    double chosen = ((LossUnit.Renyi) allowance.unit()).order();
    double draws = allowance.cap().value() / BoundedRange.renyi(draw, chosen);

    assertThat(RenyiOrders.GRID)
        .contains(chosen)
        .allSatisfy(
            order -> {
              Amount cap = Conversion.largest(new LossUnit.Renyi(order), epsilon, delta);
              assertThat(cap.value() / BoundedRange.renyi(draw, order)).isLessThanOrEqualTo(draws);
            });
    assertThat(Allowance.of(Accountant.CHANNEL_EXACT, epsilon, delta, draw).unit())
        .isEqualTo(allowance.unit());
  }

  @Provide
  Arbitrary<Allowance> allowances() {
    Arbitrary<Double> epsilons = Arbitraries.doubles().between(0.2, 200);
    Arbitrary<Double> draws = Arbitraries.of(0.0, 0.1, 1.0, 5.0, 1000.0);
    Arbitrary<Allowance> withDelta =
        epsilons.flatMap(
            epsilon ->
                deltas()
                    .flatMap(
                        delta ->
                            draws.flatMap(
                                draw ->
                                    Arbitraries.of(
                                            Accountant.ZCDP,
                                            Accountant.RENYI,
                                            Accountant.CHANNEL_EXACT)
                                        .map(one -> Allowance.of(one, epsilon, delta, draw)))));
    return Arbitraries.oneOf(
        withDelta,
        epsilons.map(epsilon -> Allowance.of(Accountant.PURE, epsilon, 0, 1)),
        epsilons.map(Allowance::metric));
  }

  @Provide
  Arbitrary<Double> deltas() {
    return Arbitraries.of(1e-12, 1e-6, 1e-3, 0.5);
  }
}
