package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.space.WordSpace;

/**
 * How well the outputs of one input suit it: 1 for the nearest, 0 for the farthest, straight in
 * between. With {@code 1 - cos} for a distance that is the cosine, stretched to [0, 1].
 *
 * <p>Each input is stretched by itself, as in CusText: whatever the distances are, a score lies in
 * [0, 1], and that is all the promise of the exponential mechanism asks of it.
 */
public final class Scores {

  private Scores() {}

  /** The scores of some outputs for a word, by the metric of the space. */
  public static double[] of(WordSpace space, int word, int[] outputs) {
    return stretched(space.distances(word, outputs));
  }

  /** The scores of all words for a word, by the metric of the space. */
  public static double[] of(WordSpace space, int word) {
    return stretched(space.distances(word));
  }

  /**
   * In [0, 1] without clamping: rounding is monotone, so {@code d - min} is at most {@code max -
   * min} after rounding too, and a quotient of at most 1 is not rounded above it.
   */
  static double[] stretched(double[] distances) {
    double min = Double.POSITIVE_INFINITY;
    double max = Double.NEGATIVE_INFINITY;
    for (double distance : distances) {
      min = Math.min(min, distance);
      max = Math.max(max, distance);
    }
    double[] scores = new double[distances.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = max == min ? 1 : 1 - (distances[i] - min) / (max - min);
    }
    return scores;
  }
}
