package io.palimpsest.mechanisms.space;

/**
 * Neighbours by looking at all words: exact, slow, and without any memory of its own.
 *
 * <p>Thread-safe.
 */
public final class ExactNeighbours implements Neighbourhood {
  private final WordSpace space;

  /** The neighbours in a space, by its own metric. */
  public ExactNeighbours(WordSpace space) {
    this.space = space;
  }

  @Override
  public int[] nearest(int word, int count) {
    if (count < 1 || count > space.size()) {
      throw new IllegalArgumentException(
          "ask for 1 to %s neighbours. Provided value: %s".formatted(space.size(), count));
    }
    double[] distances = space.distances(word);
    // Nearer than all, also than a word with the same vector and a lower number.
    distances[word] = -1;
    NearestHeap nearest = new NearestHeap(distances, count);
    for (int other = 0; other < distances.length; other++) {
      nearest.offer(other);
    }
    return nearest.sorted();
  }
}
