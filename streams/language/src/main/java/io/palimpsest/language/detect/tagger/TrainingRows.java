package io.palimpsest.language.detect.tagger;

import java.util.Arrays;

/**
 * The rows of one unit, in the order in which training adds them up: floating-point sums depend on
 * it, and so do the bytes of a model. Not thread-safe.
 */
final class TrainingRows implements RowTaker {
  /** Asked once for each letter triple, and therefore last. */
  private static final int TRIPLES = 80;

  /** Of the first questions: the word, and it with the one before and the one after. */
  private static final int LEXICAL = 3;

  private static final int NONE = -1;
  private static final int[] PLACES = places();

  private final int mask;
  private final int[] rows = new int[Features.MOST];
  private int count;

  /**
   * For a table.
   *
   * @param bits log2 of the number of its rows
   */
  TrainingRows(int bits) {
    mask = (1 << bits) - 1;
  }

  /** By question: words, lists and shapes, clusters, senses, the run, affixes, letter triples. */
  private static int[] places() {
    int[][] fromTo = {{1, 38}, {40, 57}, {111, 115}, {100, 110}, {116, 116}, {61, 64}, {71, 74}};
    int[] places = new int[117];
    int next = 0;
    for (int[] range : fromTo) {
      for (int question = range[0]; question <= range[1]; question++) {
        places[question] = next++;
      }
    }
    places[TRIPLES] = next;
    return places;
  }

  /**
   * How many of the first rows of the unit that was asked for last are about the very word.
   * Training sometimes hides them.
   */
  int lexicalRows() {
    return (int) Arrays.stream(rows, 0, LEXICAL).filter(row -> row != NONE).count();
  }

  /** All rows of a unit. */
  int[] of(Units units, int unit) {
    count = PLACES[TRIPLES];
    Arrays.fill(rows, NONE);
    Features.all(units, unit, this);
    return Arrays.stream(rows).filter(row -> row != NONE).toArray();
  }

  @Override
  public void take(int question, int value) {
    int place = question == TRIPLES ? count++ : PLACES[question];
    rows[place] = Features.row(question, value, mask);
  }
}
