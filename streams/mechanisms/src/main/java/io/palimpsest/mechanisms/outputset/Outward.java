package io.palimpsest.mechanisms.outputset;

import io.palimpsest.mechanisms.space.Neighbourhood;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * Looks around a word, farther and farther, until enough wanted words are found.
 *
 * <p>Exact however it asks, as a longer list begins with the shorter one. It asks in few, steep
 * steps: beyond the neighbours that a neighbourhood has stored each question is a scan of the whole
 * vocabulary.
 */
final class Outward {
  private static final int GROWTH = 8;

  private final Neighbourhood neighbours;
  private final int words;

  Outward(Neighbourhood neighbours, int words) {
    this.neighbours = neighbours;
    this.words = words;
  }

  /** The nearest words, itself first; all words if there are not so many. */
  int[] nearest(int word, int count) {
    int asked = Math.min(count, words);
    int[] nearest = neighbours.nearest(word, asked);
    if (nearest.length != asked || nearest[0] != word) {
      throw new IllegalArgumentException(
          "a neighbourhood must give as many words as asked for, the word itself first; asked for"
              + " %s around word %s".formatted(asked, word));
    }
    return nearest;
  }

  /**
   * The nearest wanted words, fewer than asked for only if there are no more.
   *
   * @param first how many neighbours to look at to begin with
   */
  int[] nearest(int word, int count, int first, IntPredicate wanted) {
    for (int asked = Math.max(first, count); ; asked = grown(asked)) {
      int[] found = Arrays.stream(nearest(word, asked)).filter(wanted).limit(count).toArray();
      if (found.length == count || asked >= words) {
        return found;
      }
    }
  }

  private int grown(int asked) {
    return (int) Math.min(words, (long) asked * GROWTH);
  }
}
