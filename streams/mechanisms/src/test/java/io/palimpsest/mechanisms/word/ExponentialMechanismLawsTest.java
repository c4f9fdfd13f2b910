package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.sampling.ExactLoss;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.LossBound;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ExponentialMechanismLawsTest {

  /** Exactly epsilon, without a last digit to spare; in 60 digits, over all pairs of words. */
  @Property(tries = 60)
  void shouldLoseAtMostEpsilonBetweenAnyTwoWords(
      @ForAll("spaces") WordSpace space, @ForAll("epsilons") double epsilon) {
    ExponentialMechanism exponential = new ExponentialMechanism(space, epsilon, "5ace");

    assertThat(ExactLoss.ratio(weights(exponential)))
        .isLessThanOrEqualTo(ExactLoss.exp(new BigDecimal(epsilon)));
    assertThat(exponential.cost(0)).isEqualTo(new DrawCost.Pure(epsilon));
  }

  @Property(tries = 100)
  void shouldPassItsOwnAudit(
      @ForAll("spaces") WordSpace space, @ForAll("epsilons") double epsilon) {
    ExponentialMechanism exponential = new ExponentialMechanism(space, epsilon, "5ace");
    List<Integer> told = new ArrayList<>();
    LossReport report = exponential.audit(told::add);

    assertThat(told).isEqualTo(IntStream.rangeClosed(1, space.size()).boxed().toList());
    assertThat(report.sets()).isEqualTo(1);
    assertThat(report.holds()).isEqualTo(space.size() > 1);
    if (space.size() > 1) {
      assertThat(report.maximum()).isEqualTo(LossBound.over(weights(exponential)));
    }
  }

  /** One word here, all others there: the worst case, and the bound is nearly reached. */
  @Example
  void shouldLoseNearlyEpsilon() {
    float[] points = new float[1000];
    Arrays.fill(points, 1);
    points[0] = 0;
    ExponentialMechanism exponential =
        new ExponentialMechanism(Spaces.line(points), 1, "5ace", 1 << 20);

    assertThat(exponential.audit(done -> {}).maximum()).isBetween(0.998, 1.0);
  }

  @Example
  void shouldLetEveryWordComeOut() {
    ExponentialMechanism exponential = new ExponentialMechanism(Spaces.line(0, 1, 3), 1000, "5ace");
    WordRow row = exponential.row(0);

    assertThat(row.outputs()).containsExactly(0, 1, 2);
    assertThat(row.scores()).containsExactly(1, 1 - 1.0 / 3, 0);
    assertThat(row.weights().weight(2)).isEqualTo(1);
  }

  @Example
  void shouldRefuseAnEpsilonOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ExponentialMechanism(Mechanisms.SPACE, -1, "5ace"))
        .withMessage("epsilon must lie between 0 and 1000.0. Provided value: -1.0");
  }

  private static List<IntegerWeights> weights(WordMechanism mechanism) {
    return IntStream.range(0, mechanism.words())
        .mapToObj(word -> mechanism.row(word).weights())
        .toList();
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Arbitraries.of(Arrays.stream(Mechanisms.EPSILONS).boxed().toList());
  }
}
