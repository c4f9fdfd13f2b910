package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.outputset.OutputSets;
import io.palimpsest.mechanisms.sampling.ExactLoss;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class CustextMechanismLawsTest {

  /** Never below the loss by definition, in 60 digits, and never above epsilon. */
  @Property(tries = 150)
  void shouldCostTheTrueLossOfTheSet(
      @ForAll("spaces") WordSpace space,
      @ForAll("bounded") Mapping mapping,
      @ForAll @IntRange(min = 2, max = 9) int k,
      @ForAll("epsilons") double epsilon,
      @ForAll Temperature temperature) {
    CustextMechanism custext = Mechanisms.custext(space, mapping, k, epsilon, temperature);
    OutputSets sets = custext.sets();
    for (int set = 0; set < sets.size(); set++) {
      List<IntegerWeights> rows =
          Arrays.stream(sets.inputs(set)).mapToObj(x -> custext.row(x).weights()).toList();
      boolean alone = rows.size() == 1;
      DrawCost cost = alone ? new DrawCost.Unbounded() : new DrawCost.Pure(custext.loss(set));
      for (int input : sets.inputs(set)) {
        assertThat(custext.cost(input)).isEqualTo(cost);
      }
      if (!alone) {
        assertThat(custext.loss(set)).isLessThanOrEqualTo(epsilon);
        assertThat(ExactLoss.exp(new BigDecimal(custext.loss(set))))
            .isGreaterThanOrEqualTo(ExactLoss.ratio(rows));
      }
    }
  }

  @Property(tries = 150)
  void shouldPassItsOwnAudit(
      @ForAll("spaces") WordSpace space,
      @ForAll("bounded") Mapping mapping,
      @ForAll @IntRange(min = 2, max = 9) int k,
      @ForAll("epsilons") double epsilon,
      @ForAll Temperature temperature) {
    CustextMechanism custext = Mechanisms.custext(space, mapping, k, epsilon, temperature);
    LossReport report = custext.audit(done -> {});

    assertThat(report.holds()).isEqualTo(space.size() > 1);
    assertThat(report.inputs()).isEqualTo(space.size());
    assertThat(report.sets()).isEqualTo(custext.sets().size());
    for (int set = 0; set < report.sets(); set++) {
      assertThat(Math.min(report.losses().get(set), space.size() == 1 ? 1 / 0.0 : epsilon))
          .isEqualTo(custext.loss(set));
    }
  }

  @Property(tries = 100)
  void shouldGiveAllInputsOfASetTheSameOutputs(
      @ForAll("spaces") WordSpace space,
      @ForAll("bounded") Mapping mapping,
      @ForAll @IntRange(min = 2, max = 9) int k) {
    CustextMechanism custext = Mechanisms.custext(space, mapping, k, 1, Temperature.NOMINAL);
    for (int word = 0; word < space.size(); word++) {
      WordRow row = custext.row(word);
      assertThat(row.outputs()).isSameAs(custext.sets().outputs(custext.sets().setOf(word)));
      assertThat(row.scores()).hasSize(row.outputs().length).contains(1);
      assertThat(row.weights().outputs()).isEqualTo(row.outputs().length);
    }
  }

  /** Twice as sharp as nominal where a set has two inputs, both outputs; never flatter. */
  @Example
  void shouldDrawMoreSharplyIfCalibrated() {
    WordSpace pair = Spaces.line(0, 1);
    CustextMechanism nominal =
        Mechanisms.custext(pair, Mapping.BALANCED, 2, 1, Temperature.NOMINAL);
    CustextMechanism calibrated =
        Mechanisms.custext(pair, Mapping.BALANCED, 2, 1, Temperature.CALIBRATED);

    assertThat(nominal.inverseTemperature(0)).isEqualTo(0.5);
    assertThat(nominal.loss(0)).isCloseTo(0.5, within(1e-12));
    assertThat(calibrated.inverseTemperature(0)).isCloseTo(1, within(1e-5));
    assertThat(calibrated.loss(0)).isLessThanOrEqualTo(1).isCloseTo(1, within(1e-5));
  }

  @Example
  void shouldBeUniformAtZero() {
    for (double zero : new double[] {0.0, -0.0}) {
      CustextMechanism custext =
          Mechanisms.custext(
              Mechanisms.SPACE, Mapping.CONSERVATIVE, 5, zero, Temperature.CALIBRATED);
      IntegerWeights weights = custext.row(7).weights();

      assertThat(weights.sum()).isEqualTo(5 * weights.weight(0));
      assertThat(custext.cost(7)).isEqualTo(new DrawCost.Pure(0));
    }
  }

  /** Every word is alone, or might as well be: the loss of 0 of one row is not for sale. */
  @Example
  void shouldPromiseNothingUnderTheAggressiveMapping() {
    CustextMechanism custext =
        Mechanisms.custext(Mechanisms.SPACE, Mapping.AGGRESSIVE, 8, 1, Temperature.NOMINAL);
    LossReport report = custext.audit(done -> {});

    assertThat(custext.cost(3)).isEqualTo(new DrawCost.Unbounded());
    assertThat(custext.loss(3)).isInfinite();
    assertThat(custext.inverseTemperature(3)).isEqualTo(0.5);
    assertThat(report.holds()).isFalse();
    assertThat(report.inputsWithoutCompany()).isEqualTo(40);
    assertThat(report.maximum()).isInfinite();
  }

  @Example
  void shouldRefuseWhatHasNoMeaning() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Mechanisms.custext(
                    Mechanisms.SPACE, Mapping.AGGRESSIVE, 8, 1, Temperature.CALIBRATED))
        .withMessageContaining("use the nominal temperature");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                Mechanisms.custext(
                    Mechanisms.SPACE, Mapping.BALANCED, 8, 1000.5, Temperature.NOMINAL))
        .withMessage("epsilon must lie between 0 and 1000.0. Provided value: 1000.5");
    OutputSets others = Mechanisms.sets(Spaces.line(0, 1, 2), Mapping.BALANCED, 2);
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new CustextMechanism(Mechanisms.SPACE, others, 1, Temperature.NOMINAL, "5ace"))
        .withMessage("the output sets must be those of the space: it has 40 words, they have 3");
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }

  @Provide
  Arbitrary<Mapping> bounded() {
    return Arbitraries.of(Mapping.BALANCED, Mapping.CONSERVATIVE);
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Arbitraries.of(Arrays.stream(Mechanisms.EPSILONS).boxed().toList());
  }
}
