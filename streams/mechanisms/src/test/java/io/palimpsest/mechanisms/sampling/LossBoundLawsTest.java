package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LossBoundLawsTest {

  /** Tight on both sides: never below the truth, and above it by less than 1e-14. */
  @Property(tries = 300)
  void shouldBeTheTrueLossRoundedUp(@ForAll("rows") List<IntegerWeights> rows) {
    double loss = LossBound.over(rows);
    BigDecimal truth = ExactLoss.ratio(rows);

    assertThat(ExactLoss.exp(new BigDecimal(loss))).isGreaterThanOrEqualTo(truth);
    double less = loss - 1e-14 * Math.max(1, loss);
    assertThat(loss == 0 || ExactLoss.exp(new BigDecimal(less)).compareTo(truth) < 0).isTrue();
  }

  @Property
  void shouldNeverExceedEpsilonButForTheLastDigits(
      @ForAll("tables") ScoreTable scores, @ForAll("epsilons") double epsilon) {
    double loss = LossBound.over(scores.weightsAt(epsilon / 2));

    assertThat(loss).isBetween(0.0, epsilon + 1e-14 * Math.max(1, epsilon));
    assertThat(loss).isLessThanOrEqualTo(2 * 52 * Math.log(2) + 1e-12);
  }

  @Property
  void shouldBeExactlyZeroAtZero(@ForAll("tables") ScoreTable scores) {
    assertThat(LossBound.over(scores.weightsAt(0))).isZero();
  }

  /** Proportional weights are the same probabilities. */
  @Example
  void shouldBeExactlyZeroForEqualProbabilities() {
    assertThat(LossBound.over(List.of(IntegerWeights.of(1, 3), IntegerWeights.of(7, 21)))).isZero();
    assertThat(LossBound.over(List.of(IntegerWeights.of(5, 1)))).isZero();
  }

  /** Among 126-bit products a double sees no difference; the loss is not 0 all the same. */
  @Example
  void shouldSeeTheSmallestDifference() {
    long most = (1L << 61) - 1;
    List<IntegerWeights> rows =
        List.of(IntegerWeights.of(most, most), IntegerWeights.of(most, most - 1));

    assertThat(LossBound.over(rows)).isPositive().isLessThan(1e-14);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.1, 1, 2, 4})
  void shouldBeTightForTheWorstTable(double epsilon) {
    double loss = LossBound.over(Tables.worstCase(1 << 20).weightsAt(epsilon / 2));

    assertThat(loss).isLessThanOrEqualTo(epsilon);
    assertThat(loss <= epsilon - 1e-5).isFalse();
  }

  @Example
  void shouldRefuseRowsOfDifferentSets() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> LossBound.over(List.of(IntegerWeights.of(1, 1), IntegerWeights.of(1, 1, 1))))
        .withMessage("the rows of an output set must all have 2 outputs. Provided value: 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> LossBound.over(List.of()))
        .withMessage("an output set must have at least one input. Provided value: 0");
  }

  @Provide
  Arbitrary<List<IntegerWeights>> rows() {
    return Arbitraries.integers()
        .between(1, 6)
        .flatMap(
            n ->
                Arbitraries.longs()
                    .between(1, (1L << 62) / n)
                    .array(long[].class)
                    .ofSize(n)
                    .map(w -> IntegerWeights.of(w))
                    .list()
                    .ofMinSize(1)
                    .ofMaxSize(4));
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
