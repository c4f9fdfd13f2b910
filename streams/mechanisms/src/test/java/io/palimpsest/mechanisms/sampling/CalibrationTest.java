package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;

class CalibrationTest {

  @Property(tries = 300)
  void shouldNeverExceedEpsilonNorBeFlatterThanNominal(
      @ForAll("tables") ScoreTable scores, @ForAll("epsilons") double epsilon) {
    double inverse = Calibration.inverseTemperature(scores, epsilon);

    assertThat(lossAt(scores, inverse)).isLessThanOrEqualTo(epsilon);
    assertThat(inverse >= epsilon / 2 || lossAt(scores, epsilon / 2) > epsilon).isTrue();
  }

  /**
   * Tight: all of epsilon is used, unless the limit of the temperature was reached first or weights
   * are so small that their rounding counts. Above 2^30 it moves the loss by less than 1e-8.
   */
  @Property(tries = 300)
  void shouldUseUpEpsilon(
      @ForAll("tables") ScoreTable scores,
      @ForAll @DoubleRange(min = 0.01, max = 4) double epsilon) {
    double inverse = Calibration.inverseTemperature(scores, epsilon);
    Assume.that(inverse < IntegerWeights.MAX_INVERSE_TEMPERATURE);
    for (IntegerWeights row : scores.weightsAt(inverse)) {
      for (int output = 0; output < row.outputs(); output++) {
        Assume.that(row.weight(output) > 1 << 30);
      }
    }

    assertThat(lossAt(scores, inverse)).isCloseTo(epsilon, within(1e-5 * epsilon));
  }

  /**
   * Two inputs with mirrored scores lose epsilon / 2 nominally; calibrated they draw twice as
   * sharply.
   */
  @Example
  void shouldDoubleTheInverseTemperatureOfTwoMirroredInputs() {
    ScoreTable scores = new ScoreTable(new double[][] {{1, 0}, {0, 1}});

    assertThat(lossAt(scores, 0.5)).isCloseTo(0.5, within(1e-12));
    assertThat(Calibration.inverseTemperature(scores, 1)).isCloseTo(1, within(1e-5));
  }

  @Example
  void shouldGoToTheLimitIfAllInputsScoreAlike() {
    ScoreTable scores = new ScoreTable(new double[][] {{1, 0.5}, {1, 0.5}});

    assertThat(Calibration.inverseTemperature(scores, 1))
        .isEqualTo(IntegerWeights.MAX_INVERSE_TEMPERATURE);
    assertThat(Calibration.inverseTemperature(scores, 0)).isZero();
  }

  /** Both like the first output best, by far: sharp enough, both draw it and nothing else. */
  @Example
  void shouldTakeAnAnswerBeyondTheBracketOfRealWeights() {
    ScoreTable scores = new ScoreTable(new double[][] {{1, 0.5}, {1, 0.5 + 1e-6}});
    double inverse = Calibration.inverseTemperature(scores, 1);

    assertThat(inverse).isGreaterThan(80);
    assertThat(lossAt(scores, inverse)).isZero();
  }

  /**
   * One output suits both inputs; a million others suit them badly, the first a little worse. While
   * the million carry the mass, the first input prefers the one output more; then both take it.
   */
  @Example
  void shouldKeepItsPromiseWhereTheLossIsNotMonotone() {
    ScoreTable scores = notMonotone();

    assertThat(lossAt(scores, 1.1 * 10)).isGreaterThan(0.95);
    assertThat(lossAt(scores, 1.1 * 13)).isLessThan(0.75);
    double inverse = Calibration.inverseTemperature(scores, 0.8);
    assertThat(lossAt(scores, inverse)).isLessThanOrEqualTo(0.8);
    // Bisection from the nominal value could have stopped at the first crossing, at about 9.
    assertThat(inverse).isGreaterThan(1.1 * 13);
  }

  @Example
  void shouldRefuseAnEpsilonOutOfRange() {
    for (double epsilon : new double[] {-1, 1000.5, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Calibration.inverseTemperature(Tables.worstCase(2), epsilon))
          .withMessage("epsilon must lie between 0 and 1000.0. Provided value: " + epsilon);
    }
  }

  private static ScoreTable notMonotone() {
    double[] first = new double[1_000_001];
    double[] second = new double[first.length];
    Arrays.fill(second, 0.1 / 1.1);
    first[0] = 1;
    second[0] = 1;
    return new ScoreTable(new double[][] {first, second});
  }

  private static double lossAt(ScoreTable scores, double inverse) {
    return LossBound.over(scores.weightsAt(inverse));
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
