package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.mechanisms.sampling.ExactLoss;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import io.palimpsest.mechanisms.sampling.LossBound;
import io.palimpsest.mechanisms.space.Metric;
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

class SantextMechanismLawsTest {

  /** The promise for all pairs and outputs, fractions against an exponential in 60 digits. */
  @Property(tries = 60)
  void shouldKeepMetricPrivacy(
      @ForAll("spaces") WordSpace space, @ForAll("epsilons") double epsilon) {
    assertMetricPrivacy(space, new SantextMechanism(space, epsilon, "5ace"));
  }

  /** The promise is one of Euclidean distances there as well. */
  @Example
  void shouldKeepMetricPrivacyInACosineSpace() {
    float[] coordinates = new float[24];
    for (int i = 0; i < 12; i++) {
      coordinates[2 * i] = (float) Math.cos(Math.toRadians(i));
      coordinates[2 * i + 1] = (float) Math.sin(Math.toRadians(i));
    }
    WordSpace space = Spaces.of(2, Metric.COSINE, coordinates);
    for (double epsilon : Mechanisms.EPSILONS) {
      assertMetricPrivacy(space, new SantextMechanism(space, epsilon, "5ace"));
    }
  }

  @Example
  void shouldNotCareForTheMetricOfTheSpace() {
    WordSpace cosine = Spaces.directions("metric", 20, 4, Metric.COSINE);
    WordSpace euclidean = Spaces.directions("metric", 20, 4, Metric.EUCLIDEAN);

    assertThat(new SantextMechanism(cosine, 5, "5ace").row(3).scores())
        .isEqualTo(new SantextMechanism(euclidean, 5, "5ace").row(3).scores());
  }

  /**
   * Words a hair's breadth apart, seen from afar: weights of 2^20 that differ by one unit. This is
   * where the slack is needed, and where smaller weights would break the promise.
   */
  @Example
  void shouldKeepMetricPrivacyWhereRoundingCountsMost() {
    double reach = new SantextMechanism(Spaces.line(0, 1), 10, "5ace").reach();
    float[] points = new float[40];
    for (int i = 0; i < 30; i++) {
      points[i] = i * 1e-8f;
    }
    for (int i = 30; i < points.length; i++) {
      points[i] = (float) (reach * (0.99 + (i - 30) * 0.001));
    }
    WordSpace space = Spaces.line(points);
    SantextMechanism santext = new SantextMechanism(space, 10, "5ace");

    assertMetricPrivacy(space, santext);
    double mostOfAdjacent = 0;
    for (int word = 0; word < 29; word++) {
      List<IntegerWeights> pair =
          List.of(santext.row(word).weights(), santext.row(word + 1).weights());
      mostOfAdjacent = Math.max(mostOfAdjacent, LossBound.over(pair));
    }
    assertThat(mostOfAdjacent).as("the slack is needed").isGreaterThan(5 * 10 * 1e-8);
  }

  /** Distances next to the reach, where one side of a pair is cut off and the other is not. */
  @Example
  void shouldKeepMetricPrivacyAtTheEdgeOfTheReach() {
    float reach = (float) new SantextMechanism(Spaces.line(0, 1), 10, "5ace").reach();
    WordSpace space =
        Spaces.line(
            0, reach, Math.nextUp(reach), Math.nextDown(reach), reach / 2, 2 * reach, -reach / 3);

    assertMetricPrivacy(space, new SantextMechanism(space, 10, "5ace"));
  }

  private static void assertMetricPrivacy(WordSpace space, SantextMechanism santext) {
    double slack = ((DrawCost.Metric) santext.cost(0)).slack();
    for (int x = 0; x < space.size(); x++) {
      double[] distances = space.distances(x, Metric.EUCLIDEAN);
      IntegerWeights row = santext.row(x).weights();
      for (int other = 0; other < space.size(); other++) {
        IntegerWeights otherRow = santext.row(other).weights();
        BigDecimal factor =
            ExactLoss.exp(
                new BigDecimal(santext.epsilon())
                    .multiply(new BigDecimal(distances[other]))
                    .add(new BigDecimal(slack)));
        for (int y = 0; y < space.size(); y++) {
          BigDecimal left = product(row.weight(y), otherRow.sum());
          BigDecimal right = product(otherRow.weight(y), row.sum()).multiply(factor);
          assertThat(left.compareTo(right)).isLessThanOrEqualTo(0);
        }
      }
    }
  }

  private static BigDecimal product(long a, long b) {
    return BigDecimal.valueOf(a).multiply(BigDecimal.valueOf(b));
  }

  @Property(tries = 100)
  void shouldKeepEveryWeightAboveAMillion(
      @ForAll("spaces") WordSpace space, @ForAll("epsilons") double epsilon) {
    SantextMechanism santext = new SantextMechanism(space, epsilon, "5ace");
    for (int x = 0; x < space.size(); x++) {
      WordRow row = santext.row(x);
      assertThat(row.scores()[x]).isEqualTo(1);
      for (int y = 0; y < space.size(); y++) {
        assertThat(row.weights().weight(y)).isGreaterThanOrEqualTo(1 << 20);
        assertThat(row.scores()[y]).isBetween(0.0, 1.0);
      }
    }
  }

  /** Within the reach it is the formula of the paper. */
  @Example
  void shouldDrawByTheFormula() {
    WordSpace space = Spaces.directions("formula", 30, 5, Metric.EUCLIDEAN);
    SantextMechanism santext = new SantextMechanism(space, 6, "5ace");
    IntegerWeights row = santext.row(3).weights();
    double[] distances = space.distances(3);
    double sum = Arrays.stream(distances).map(d -> Math.exp(-3 * d)).sum();
    for (int y = 0; y < space.size(); y++) {
      assertThat((double) row.weight(y) / row.sum())
          .isCloseTo(Math.exp(-3 * distances[y]) / sum, within(1e-12));
    }
  }

  /** Nine thousand words at one place, two others on one line with it. */
  @Example
  void shouldLoseNearlyAllThatIsConceded() {
    float[] points = new float[9000];
    Arrays.fill(points, 9);
    points[0] = 0;
    points[1] = 1;
    SantextMechanism santext = new SantextMechanism(Spaces.line(points), 1, "5ace");
    List<IntegerWeights> pair = List.of(santext.row(0).weights(), santext.row(1).weights());

    assertThat(LossBound.over(pair)).isBetween(0.98, 1.0 + 1e-5);
  }

  /** All words but one lie far beyond the reach: less than the Javadoc says comes out of there. */
  @Example
  void shouldHardlyDrawBeyondTheReach() {
    float[] points = new float[2000];
    Arrays.fill(points, 1000);
    points[0] = 0;
    SantextMechanism santext = new SantextMechanism(Spaces.line(points), 1000, "5ace");
    IntegerWeights row = santext.row(0).weights();
    double beyond = (double) (row.sum() - row.weight(0)) / row.sum();

    assertThat(santext.reach()).isLessThan(1);
    assertThat(beyond).isLessThanOrEqualTo(2000 * ((1 << 20) + 1) * 0x1p-51).isPositive();
  }

  @Example
  void shouldBeUniformAtZeroAndNextToIt() {
    for (double epsilon : new double[] {0.0, -0.0, Double.MIN_VALUE, 1e-310}) {
      SantextMechanism santext = new SantextMechanism(Spaces.line(0, 1, 100), epsilon, "5ace");
      IntegerWeights row = santext.row(0).weights();

      assertThat(row.sum()).isEqualTo(3 * row.weight(0)).isEqualTo(3 * row.weight(2));
      assertThat(santext.reach()).isEqualTo(Double.POSITIVE_INFINITY);
    }
  }

  @Example
  void shouldStateASmallSlack() {
    SantextMechanism santext =
        new SantextMechanism(Spaces.directions("slack", 2, 384, Metric.COSINE), 7, "5ace");

    assertThat(santext.cost(0)).isInstanceOf(DrawCost.Metric.class);
    assertThat(((DrawCost.Metric) santext.cost(0)).epsilon()).isEqualTo(7);
    assertThat(((DrawCost.Metric) santext.cost(0)).slack()).isBetween(0x1p-19, 2e-6);
  }

  @Example
  void shouldRefuseAnEpsilonOutOfRange() {
    for (double epsilon : new double[] {-1, 1000.5, Double.NaN}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new SantextMechanism(Mechanisms.SPACE, epsilon, "5ace"))
          .withMessage("epsilon must lie between 0 and 1000.0. Provided value: " + epsilon);
    }
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }

  @Provide
  Arbitrary<Double> epsilons() {
    return Arbitraries.oneOf(
        Arbitraries.of(Arrays.stream(Mechanisms.EPSILONS).boxed().toList()),
        Arbitraries.doubles().between(0, 20));
  }
}
