package io.palimpsest.mechanisms.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

class WordSpaceLawsTest {
  private static final MathContext DIGITS = new MathContext(60);

  @Property(tries = 300)
  void shouldMeasureTheSameBothWaysAndNothingToItself(@ForAll("spaces") WordSpace space) {
    for (int a = 0; a < space.size(); a++) {
      assertThat(space.distance(a, a)).isZero();
      for (int b = 0; b < a; b++) {
        assertThat(space.distance(a, b)).isEqualTo(space.distance(b, a)).isNotNegative();
        assertThat(space.distance(a, b) == 0)
            .isEqualTo(Arrays.equals(space.vector(a), space.vector(b)));
      }
    }
  }

  @Property(tries = 300)
  void shouldGiveOneNumberWhicheverWayItIsAskedFor(@ForAll("spaces") WordSpace space) {
    int[] all = IntStream.range(0, space.size()).toArray();
    for (int word : all) {
      double[] one = IntStream.of(all).mapToDouble(b -> space.distance(word, b)).toArray();
      assertThat(space.distances(word)).isEqualTo(one);
      assertThat(space.distances(word, all)).isEqualTo(one);
      assertThat(space.distances(word, space.metric())).isEqualTo(one);
    }
  }

  /** Detours are not shorter, but for the rounding that the Javadoc states. */
  @Property(tries = 300)
  void shouldKeepTheTriangleInequality(@ForAll("spaces") WordSpace space) {
    double rounding = 1 + 4 * (space.dimensions() + 48) * 0x1p-56;
    for (int a = 0; a < space.size(); a++) {
      double[] fromA = space.distances(a);
      for (int b = 0; b < space.size(); b++) {
        double[] fromB = space.distances(b);
        for (int c = 0; c < space.size(); c++) {
          assertThat(fromA[c] <= (fromA[b] + fromB[c]) * rounding).isTrue();
        }
      }
    }
  }

  /** The bound of the Javadoc, in 60 digits, for vectors that do not suit floating point. */
  @Property(tries = 300)
  void shouldBeOffByNoMoreThanStated(@ForAll("wild") @Size(max = 50) float[] coordinates) {
    int dimensions = coordinates.length / 2;
    WordSpace space =
        Spaces.of(dimensions, Metric.EUCLIDEAN, Arrays.copyOf(coordinates, 2 * dimensions));
    BigDecimal squares = BigDecimal.ZERO;
    for (int i = 0; i < dimensions; i++) {
      BigDecimal difference =
          new BigDecimal(coordinates[i]).subtract(new BigDecimal(coordinates[dimensions + i]));
      squares = squares.add(difference.multiply(difference));
    }
    BigDecimal real = squares.sqrt(DIGITS);
    BigDecimal bound = real.multiply(new BigDecimal((dimensions + 48) * 0x1p-56));

    assertThat(new BigDecimal(space.distance(0, 1)).subtract(real).abs())
        .isLessThanOrEqualTo(bound);
  }

  /** Floats of length 1 are of length 1 within 1e-7. */
  @Example
  void shouldMeasureOneMinusTheCosine() {
    WordSpace space = Spaces.directions("cosine", 50, 384, Metric.COSINE);
    for (int a = 0; a < space.size(); a++) {
      for (int b = 0; b < space.size(); b++) {
        float[] x = space.vector(a);
        float[] y = space.vector(b);
        double cosine = IntStream.range(0, x.length).mapToDouble(i -> x[i] * (double) y[i]).sum();
        assertThat(space.distance(a, b)).isCloseTo(1 - cosine, within(1e-6));
        assertThat(space.distances(a, Metric.EUCLIDEAN)[b])
            .isCloseTo(Math.sqrt(2 * space.distance(a, b)), within(1e-12));
      }
    }
  }

  /** More words than are copied at once. */
  @Example
  void shouldMeasureAllWords() {
    float[] points = new float[200];
    for (int i = 0; i < points.length; i++) {
      points[i] = i;
    }
    double[] distances = Spaces.line(points).distances(150);

    assertThat(distances).hasSize(200);
    for (int i = 0; i < points.length; i++) {
      assertThat(distances[i]).isEqualTo(Math.abs(150 - i));
    }
  }

  @Example
  void shouldNotCareWhereTheBufferStands() {
    FloatBuffer buffer = FloatBuffer.wrap(new float[] {0, 3, 4, 0});
    buffer.position(1).limit(2);
    WordSpace space = new WordSpace(buffer, 2, Metric.EUCLIDEAN);
    buffer.limit(0);

    assertThat(space.distance(0, 1)).isEqualTo(5);
  }

  @Example
  void shouldRefuseWhatAreNoRows() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Spaces.of(2, Metric.EUCLIDEAN, 1, 2, 3))
        .withMessage("3 coordinates do not make rows of 2");
    assertThatIllegalArgumentException().isThrownBy(() -> Spaces.of(0, Metric.EUCLIDEAN, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Spaces.of(1, Metric.EUCLIDEAN));
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }

  @Provide
  Arbitrary<float[]> wild() {
    return Arbitraries.oneOf(
            Arbitraries.floats(),
            Arbitraries.floats().between(-1, 1).ofScale(9),
            Arbitraries.of(0f, Float.MIN_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, 1f))
        .array(float[].class)
        .ofMinSize(2)
        .ofMaxSize(50);
  }
}
