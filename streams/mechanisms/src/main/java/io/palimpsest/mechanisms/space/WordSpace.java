package io.palimpsest.mechanisms.space;

import java.nio.FloatBuffer;

/**
 * The words of a vocabulary as points. A word is its number, from 0, the most frequent first.
 *
 * <p>The coordinates stay where they are, usually in a mapped file; rows are copied out as they are
 * needed. All arithmetic is in double and in one order, so that a distance is the same on every
 * machine, the same in both directions, and exactly 0 between equal vectors.
 *
 * <p><b>Rounding.</b> With {@code u = 2^-53}: a difference is off by a factor within {@code 1 +-
 * u}, its square within three of these, and it passes through at most {@code dimensions / 4 + 5}
 * additions of numbers that are not negative. A root halves that and adds one. So a Euclidean
 * distance is off by at most {@code (dimensions + 48) * 2^-56} of itself, a squared one by twice as
 * much; nothing overflows or vanishes, as the squares of floats fit a double.
 *
 * <p>Thread-safe: only absolute reads.
 */
public final class WordSpace {
  private static final int LANES = 4;

  /** Rows copied at once: 64 rows of 384 numbers are 100 kB, which stays in a core's cache. */
  private static final int BLOCK = 64;

  private final FloatBuffer coordinates;
  private final int size;
  private final int dimensions;
  private final Metric metric;

  /**
   * A space over coordinates, which must not change afterwards.
   *
   * @param coordinates row after row, all finite; for {@link Metric#COSINE} each row of length 1
   * @param dimensions numbers in a row
   */
  public WordSpace(FloatBuffer coordinates, int dimensions, Metric metric) {
    if (dimensions < 1 || coordinates.capacity() % dimensions != 0 || coordinates.capacity() == 0) {
      throw new IllegalArgumentException(
          "%s coordinates do not make rows of %s".formatted(coordinates.capacity(), dimensions));
    }
    this.coordinates = coordinates.duplicate().clear();
    this.size = coordinates.capacity() / dimensions;
    this.dimensions = dimensions;
    this.metric = metric;
  }

  /** Number of words. */
  public int size() {
    return size;
  }

  /** Numbers in a vector. */
  public int dimensions() {
    return dimensions;
  }

  /** How distances are measured. */
  public Metric metric() {
    return metric;
  }

  /** A copy of a word's vector. */
  public float[] vector(int word) {
    float[] row = new float[dimensions];
    coordinates.get(word * dimensions, row);
    return row;
  }

  /** The distance between two words in the metric of this space. */
  public double distance(int a, int b) {
    return metric.of(squared(wide(a), vector(b), 0));
  }

  /** The distances of a word to some others. */
  public double[] distances(int word, int[] others) {
    double[] from = wide(word);
    float[] row = new float[dimensions];
    double[] distances = new double[others.length];
    for (int i = 0; i < others.length; i++) {
      coordinates.get(others[i] * dimensions, row);
      distances[i] = metric.of(squared(from, row, 0));
    }
    return distances;
  }

  /** The distances of a word to all, itself included. */
  public double[] distances(int word) {
    return distances(word, metric);
  }

  /** The distances of a word to all, measured otherwise than this space does. */
  public double[] distances(int word, Metric measure) {
    double[] from = wide(word);
    float[] block = new float[Math.min(BLOCK, size) * dimensions];
    double[] distances = new double[size];
    for (int first = 0; first < size; first += BLOCK) {
      int rows = Math.min(BLOCK, size - first);
      coordinates.get(first * dimensions, block, 0, rows * dimensions);
      for (int row = 0; row < rows; row++) {
        distances[first + row] = measure.of(squared(from, block, row * dimensions));
      }
    }
    return distances;
  }

  /** The vector that many others are compared with: converting it each time takes a third more. */
  private double[] wide(int word) {
    float[] narrow = vector(word);
    double[] wide = new double[dimensions];
    for (int i = 0; i < dimensions; i++) {
      wide[i] = narrow[i];
    }
    return wide;
  }

  /** Four sums side by side: a single one would wait for each addition to end. */
  private static double squared(double[] a, float[] b, int start) {
    double s0 = 0;
    double s1 = 0;
    double s2 = 0;
    double s3 = 0;
    int whole = a.length - a.length % LANES;
    for (int i = 0; i < whole; i += LANES) {
      double d0 = a[i] - b[start + i];
      double d1 = a[i + 1] - b[start + i + 1];
      double d2 = a[i + 2] - b[start + i + 2];
      double d3 = a[i + 3] - b[start + i + 3];
      s0 += d0 * d0;
      s1 += d1 * d1;
      s2 += d2 * d2;
      s3 += d3 * d3;
    }
    for (int i = whole; i < a.length; i++) {
      double d = a[i] - b[start + i];
      s0 += d * d;
    }
    return (s0 + s1) + (s2 + s3);
  }

  @Override
  public String toString() {
    return "WordSpace of %s words in %s dimensions".formatted(size, dimensions);
  }
}
