package io.palimpsest.mechanisms.space;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The same answers as {@link ExactNeighbours}, for many words at once and several times faster.
 *
 * <p><b>How.</b> All distances are first estimated in float, from scalar products that are computed
 * column by column, a loop that Java turns into vector instructions. The few words that the error
 * of the estimate leaves in doubt are then measured exactly.
 *
 * <p><b>Why it is exact.</b> A sum of {@code d} float products is off by at most {@code g * |a| *
 * |b|}, {@code g = (d + 2) * 2^-24 / (1 - (d + 2) * 2^-24)}, so an estimate of a squared distance
 * is off by at most {@code e = 2 * g * |a| * |b|}, and by a few roundings of the squared lengths in
 * double; both are taken with a margin. If {@code t} is the {@code k}-th smallest estimate, {@code
 * k} words are truly within {@code t + e}; so every one of the {@code k} nearest is, and its
 * estimate is within {@code t + 2 * e}. All of those are measured. The bound needs products that
 * neither overflow nor vanish; where vectors are too long or too short for that, everything is
 * measured.
 *
 * <p>Holds a second copy of the vectors, in columns. Thread-safe.
 */
public final class ScreenedNeighbours {
  /** Words that share one pass over the columns. */
  private static final int GROUP = 16;

  /** Columns of 512 words and 384 numbers are 800 kB: they stay in a core's cache for a group. */
  private static final int TILE = 512;

  private static final double LONGEST = 0x1p60;
  private static final double SHORTEST = 0x1p-40;
  private static final double MARGIN = 1.05;

  private final WordSpace space;
  private final int size;
  private final int dimensions;
  private final double[] lengths;
  private final double longest;
  private final boolean trustworthy;

  /** By tile, then by dimension: that number of each word of the tile. */
  private final float[][][] columns;

  /** A copy of the space's vectors is made here. */
  public ScreenedNeighbours(WordSpace space) {
    this.space = space;
    this.size = space.size();
    this.dimensions = space.dimensions();
    this.lengths = new double[size];
    this.columns = new float[(size + TILE - 1) / TILE][dimensions][];
    for (int tile = 0; tile < columns.length; tile++) {
      int width = Math.min(TILE, size - tile * TILE);
      Arrays.setAll(columns[tile], dimension -> new float[width]);
    }
    for (int word = 0; word < size; word++) {
      place(word, space.vector(word));
    }
    this.longest = Arrays.stream(lengths).max().orElseThrow();
    double shortest = Arrays.stream(lengths).min().orElseThrow();
    this.trustworthy = longest < LONGEST && shortest > SHORTEST;
  }

  private void place(int word, float[] vector) {
    double squared = 0;
    for (int i = 0; i < dimensions; i++) {
      columns[word / TILE][i][word % TILE] = vector[i];
      squared += (double) vector[i] * vector[i];
    }
    lengths[word] = Math.sqrt(squared);
  }

  /**
   * The nearest of each word from {@code first} up to {@code end}, as {@link Neighbourhood} says.
   *
   * @param count how many, at least 1; at most the size of the vocabulary
   */
  public int[][] nearest(int first, int end, int count) {
    if (count < 1 || count > size) {
      throw new IllegalArgumentException(
          "ask for 1 to %s neighbours. Provided value: %s".formatted(size, count));
    }
    int[][] nearest = new int[end - first][];
    int groups = (end - first + GROUP - 1) / GROUP;
    IntStream.range(0, groups)
        .parallel()
        .forEach(
            group -> {
              int from = first + group * GROUP;
              int to = Math.min(end, from + GROUP);
              float[][] estimates = trustworthy ? estimates(from, to) : null;
              for (int word = from; word < to; word++) {
                int[] candidates =
                    trustworthy ? candidates(word, estimates[word - from], count) : everyone();
                nearest[word - first] = measured(word, candidates, count);
              }
            });
    return nearest;
  }

  private float[][] estimates(int from, int to) {
    float[][] products = new float[to - from][size];
    float[][] vectors = new float[to - from][];
    for (int word = from; word < to; word++) {
      vectors[word - from] = space.vector(word);
    }
    for (int tile = 0; tile < columns.length; tile++) {
      float[] sums = new float[columns[tile][0].length];
      for (int i = 0; i < vectors.length; i++) {
        Arrays.fill(sums, 0);
        addProducts(sums, vectors[i], columns[tile]);
        System.arraycopy(sums, 0, products[i], tile * TILE, sums.length);
      }
    }
    return products;
  }

  private static void addProducts(float[] sums, float[] vector, float[][] columns) {
    int whole = vector.length - vector.length % 4;
    for (int d = 0; d < whole; d += 4) {
      addFour(sums, vector, columns, d);
    }
    for (int d = whole; d < vector.length; d++) {
      for (int j = 0; j < sums.length; j++) {
        sums[j] += vector[d] * columns[d][j];
      }
    }
  }

  /** Written so that Java 17 makes vector instructions of it: one array a column, no offsets. */
  private static void addFour(float[] sums, float[] vector, float[][] columns, int d) {
    float f0 = vector[d];
    float f1 = vector[d + 1];
    float f2 = vector[d + 2];
    float f3 = vector[d + 3];
    float[] c0 = columns[d];
    float[] c1 = columns[d + 1];
    float[] c2 = columns[d + 2];
    float[] c3 = columns[d + 3];
    for (int j = 0; j < sums.length; j++) {
      sums[j] += (f0 * c0[j] + f1 * c1[j]) + (f2 * c2[j] + f3 * c3[j]);
    }
  }

  private int[] candidates(int word, float[] products, int count) {
    double[] squared = new double[size];
    double own = lengths[word] * lengths[word];
    for (int other = 0; other < size; other++) {
      squared[other] = own + lengths[other] * lengths[other] - 2.0 * products[other];
    }
    double unit = (dimensions + 2) * 0x1p-24;
    double ofProducts = MARGIN * 2 * unit / (1 - unit) * lengths[word] * longest;
    double ofLengths = 0x1p-50 * (own + longest * longest);
    double error = ofProducts + ofLengths;
    double limit = squared[nearest(squared, count)[count - 1]] + 2 * error;
    return IntStream.range(0, size)
        .filter(other -> other == word || squared[other] <= limit)
        .toArray();
  }

  private int[] everyone() {
    return IntStream.range(0, size).toArray();
  }

  private int[] measured(int word, int[] candidates, int count) {
    double[] distances = space.distances(word, candidates);
    // Nearer than all, also than a word with the same vector and a lower number.
    distances[Arrays.binarySearch(candidates, word)] = -1;
    return Arrays.stream(nearest(distances, count)).map(i -> candidates[i]).toArray();
  }

  private static int[] nearest(double[] distances, int count) {
    NearestHeap heap = new NearestHeap(distances, count);
    for (int i = 0; i < distances.length; i++) {
      heap.offer(i);
    }
    return heap.sorted();
  }
}
