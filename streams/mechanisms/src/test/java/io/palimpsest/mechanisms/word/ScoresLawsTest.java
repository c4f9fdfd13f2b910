package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.space.Spaces;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ScoresLawsTest {

  @Property
  void shouldStretchFromZeroToOneAndTurnTheOrder(@ForAll("distances") double[] distances) {
    double[] scores = Scores.stretched(distances);
    double min = Arrays.stream(distances).min().orElseThrow();
    double max = Arrays.stream(distances).max().orElseThrow();
    for (int i = 0; i < scores.length; i++) {
      assertThat(scores[i]).isBetween(0.0, 1.0);
      if (distances[i] == min) {
        assertThat(scores[i]).isEqualTo(1);
      } else if (distances[i] == max) {
        assertThat(scores[i]).isEqualTo(0);
      }
      for (int j = 0; j < i; j++) {
        assertThat(distances[i] > distances[j] && scores[i] > scores[j]).isFalse();
      }
    }
  }

  @Example
  void shouldScoreEquallyFarOutputsAlike() {
    assertThat(Scores.stretched(new double[] {7, 7, 7})).containsExactly(1, 1, 1);
    assertThat(Scores.stretched(new double[] {0})).containsExactly(1);
  }

  /** An input that is not among the outputs: the nearest of these scores 1 all the same. */
  @Example
  void shouldScoreByTheDistancesInTheSpace() {
    assertThat(Scores.of(Spaces.line(0, 2, 3, 6), 0, new int[] {1, 2, 3}))
        .containsExactly(1, 0.75, 0);
    assertThat(Scores.of(Spaces.line(0, 2, 3, 8), 0)).containsExactly(1, 0.75, 0.625, 0);
  }

  @Provide
  Arbitrary<double[]> distances() {
    return Arbitraries.oneOf(
            Arbitraries.doubles().between(0, 2),
            Arbitraries.doubles().between(0, 1e300),
            Arbitraries.of(0.0, Double.MIN_VALUE, 1e-300, 1.0, Math.nextUp(1.0), 1e39))
        .array(double[].class)
        .ofMinSize(1)
        .ofMaxSize(12);
  }
}
