package io.palimpsest.mechanisms.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.FloatBuffer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class ScreenedNeighboursLawsTest {

  /** Coordinates on a coarse grid, so that equal distances and equal vectors are frequent. */
  @Provide
  Arbitrary<WordSpace> coarse() {
    return spaces(Arbitraries.integers().between(-2, 2).map(Integer::floatValue));
  }

  /** Neighbours that differ in the last bits only, where estimates in float cannot tell them. */
  @Provide
  Arbitrary<WordSpace> crowded() {
    return spaces(Arbitraries.integers().between(0, 40).map(i -> 1 + i * 0x1p-23f));
  }

  @Provide
  Arbitrary<WordSpace> extreme() {
    return spaces(
        Arbitraries.of(0f, 1f, -1f, Float.MIN_VALUE, 1e-30f, 3e37f, -3e37f, Float.MAX_VALUE));
  }

  private static Arbitrary<WordSpace> spaces(Arbitrary<Float> coordinate) {
    return Combinators.combine(
            Arbitraries.integers().between(1, 600), Arbitraries.integers().between(1, 9))
        .flatAs(
            (words, dimensions) ->
                coordinate
                    .array(float[].class)
                    .ofSize(words * dimensions)
                    .map(
                        all -> new WordSpace(FloatBuffer.wrap(all), dimensions, Metric.EUCLIDEAN)));
  }

  @Property(tries = 60)
  void shouldAgreeWithAFullScanWhereManyAreEquallyNear(@ForAll("coarse") WordSpace space) {
    agree(space);
  }

  @Property(tries = 60)
  void shouldAgreeWithAFullScanBelowTheResolutionOfFloat(@ForAll("crowded") WordSpace space) {
    agree(space);
  }

  @Property(tries = 60)
  void shouldAgreeWithAFullScanWhereFloatOverflowsOrVanishes(@ForAll("extreme") WordSpace space) {
    agree(space);
  }

  private static void agree(WordSpace space) {
    ExactNeighbours exact = new ExactNeighbours(space);
    ScreenedNeighbours screened = new ScreenedNeighbours(space);
    for (int count : new int[] {1, (space.size() + 1) / 2, space.size()}) {
      int[][] nearest = screened.nearest(0, space.size(), count);
      for (int word = 0; word < space.size(); word += 7) {
        assertThat(nearest[word]).containsExactly(exact.nearest(word, count));
      }
    }
  }
}
