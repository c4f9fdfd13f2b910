package io.palimpsest.language.detect.tagger;

import io.palimpsest.language.lexicon.vectors.WordVectors;
import java.util.Arrays;

/**
 * Words of like use put together: k-means over directions. Starts from words of even ranks, so the
 * same vectors give the same clusters.
 */
final class WordClusters {
  private static final int ROUNDS = 12;

  private final float[] points;
  private final int dimensions;
  private final int[] clusterOf;

  private WordClusters(WordVectors vectors) {
    points = vectors.vectors().clone();
    dimensions = vectors.dimensions();
    clusterOf = new int[vectors.words().size()];
    for (int word = 0; word < clusterOf.length; word++) {
      normalize(points, word * dimensions);
    }
  }

  /**
   * The cluster of each word, from 0.
   *
   * @param count how many clusters, at most as many as words
   */
  static int[] of(WordVectors vectors, int count) {
    WordClusters clusters = new WordClusters(vectors);
    clusters.run(Math.min(count, vectors.words().size()));
    return clusters.clusterOf;
  }

  private void run(int count) {
    float[] centres = new float[count * dimensions];
    for (int i = 0; i < count; i++) {
      // From the more frequent half: rare words have noisy vectors.
      int word = (int) ((long) i * Math.max(count, clusterOf.length / 2) / count);
      System.arraycopy(points, word * dimensions, centres, i * dimensions, dimensions);
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int word = 0; word < clusterOf.length; word++) {
        clusterOf[word] = nearest(centres, word * dimensions, count);
      }
      Arrays.fill(centres, 0);
      for (int word = 0; word < clusterOf.length; word++) {
        for (int i = 0; i < dimensions; i++) {
          centres[clusterOf[word] * dimensions + i] += points[word * dimensions + i];
        }
      }
      for (int i = 0; i < count; i++) {
        normalize(centres, i * dimensions);
      }
    }
  }

  private int nearest(float[] centres, int point, int count) {
    int best = 0;
    float most = Float.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      float product = 0;
      for (int d = 0; d < dimensions; d++) {
        product += points[point + d] * centres[i * dimensions + d];
      }
      if (product > most) {
        most = product;
        best = i;
      }
    }
    return best;
  }

  /** An empty cluster stays at zero and gets nobody. */
  private void normalize(float[] values, int at) {
    double square = 0;
    for (int i = at; i < at + dimensions; i++) {
      square += (double) values[i] * values[i];
    }
    float factor = square == 0 ? 0 : (float) (1 / StrictMath.sqrt(square));
    for (int i = at; i < at + dimensions; i++) {
      values[i] *= factor;
    }
  }
}
