package io.palimpsest.mechanisms.space;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.TestRandomness;
import java.nio.FloatBuffer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Word spaces of tests. */
public final class Spaces {

  private Spaces() {}

  /** One point after the other. */
  public static WordSpace of(int dimensions, Metric metric, float... coordinates) {
    return new WordSpace(FloatBuffer.wrap(coordinates), dimensions, metric);
  }

  /** Points on a line. */
  public static WordSpace line(float... points) {
    return of(1, Metric.EUCLIDEAN, points);
  }

  /** Vectors of length 1 in random directions, the same at every run. */
  public static WordSpace directions(String name, int words, int dimensions, Metric metric) {
    RandomBits bits = TestRandomness.scope(name).draw(0);
    float[] coordinates = new float[words * dimensions];
    for (int word = 0; word < words; word++) {
      double squares = 0;
      double[] vector = new double[dimensions];
      for (int i = 0; i < dimensions; i++) {
        vector[i] = (bits.nextLong() >> 11) * 0x1p-52;
        squares += vector[i] * vector[i];
      }
      for (int i = 0; i < dimensions; i++) {
        coordinates[word * dimensions + i] = (float) (vector[i] / Math.sqrt(squares));
      }
    }
    return of(dimensions, metric, coordinates);
  }

  /**
   * Any Euclidean space of 1 to 25 words in 1 to 9 dimensions. Half of them lie on a small grid, so
   * that ties and equal vectors are common.
   */
  public static Arbitrary<WordSpace> any() {
    return Arbitraries.integers().between(1, 9).flatMap(Spaces::any);
  }

  private static Arbitrary<WordSpace> any(int dimensions) {
    Arbitrary<Float> grid = Arbitraries.integers().between(0, 2).map(i -> (float) i);
    Arbitrary<Float> anywhere = Arbitraries.floats().between(-8, 8).ofScale(6);
    return Arbitraries.of(grid, anywhere)
        .flatMap(
            coordinate ->
                Arbitraries.integers()
                    .between(1, 25)
                    .flatMap(words -> coordinate.array(Float[].class).ofSize(words * dimensions)))
        .map(boxed -> of(dimensions, Metric.EUCLIDEAN, unboxed(boxed)));
  }

  private static float[] unboxed(Float[] boxed) {
    float[] floats = new float[boxed.length];
    for (int i = 0; i < boxed.length; i++) {
      floats[i] = boxed[i];
    }
    return floats;
  }
}
