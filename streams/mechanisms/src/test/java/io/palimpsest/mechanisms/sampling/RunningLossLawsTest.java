package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class RunningLossLawsTest {

  @Property
  void shouldBeTheLossBoundRowByRow(
      @ForAll("tables") ScoreTable scores, @ForAll("epsilons") double epsilon) {
    RunningLoss running = new RunningLoss(scores.outputs());
    List<IntegerWeights> rows = scores.weightsAt(epsilon / 2);
    for (int i = 0; i < rows.size(); i++) {
      running.add(rows.get(i));
      assertThat(running.loss()).isEqualTo(LossBound.over(rows.subList(0, i + 1)));
    }
  }

  @Example
  void shouldRefuseOtherRowsAndNone() {
    RunningLoss running = new RunningLoss(2);
    assertThatIllegalArgumentException()
        .isThrownBy(running::loss)
        .withMessage("an output set must have at least one input. Provided value: 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> running.add(IntegerWeights.of(1, 1, 1)))
        .withMessage("the rows of an output set must all have 2 outputs. Provided value: 3");
  }

  @Provide
  Arbitrary<ScoreTable> tables() {
    return Tables.any();
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Tables.epsilons();
  }
}
