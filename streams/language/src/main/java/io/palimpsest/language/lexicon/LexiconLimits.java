package io.palimpsest.language.lexicon;

import io.palimpsest.mechanisms.sampling.IntegerWeights;

/** How large a lexicon can be. */
public final class LexiconLimits {
  /** Words, at least: with one there is nothing to draw. */
  public static final int MIN_WORDS = 2;

  /** Words, at most: the mechanism over a whole vocabulary has no room for more. */
  public static final int MAX_WORDS = IntegerWeights.MAX_OUTPUTS;

  /** Numbers in a vector, at most. */
  public static final int MAX_DIMENSIONS = 2_000;

  /** Words times dimensions, at most: they are mapped in one piece, and Java maps at most 2 GB. */
  public static final int MAX_NUMBERS = 500_000_000;

  private LexiconLimits() {}

  /** Whether so many words of so many dimensions fit. */
  public static boolean fits(long words, long dimensions) {
    return MIN_WORDS <= words
        && words <= MAX_WORDS
        && 1 <= dimensions
        && dimensions <= MAX_DIMENSIONS
        && words * dimensions <= MAX_NUMBERS;
  }

  /** What fits, to end a complaint with. */
  public static String inWords() {
    return ("a lexicon holds %d to %d words of 1 to %d dimensions,"
            + " and at most %d numbers in all (words x dimensions)")
        .formatted(MIN_WORDS, MAX_WORDS, MAX_DIMENSIONS, MAX_NUMBERS);
  }
}
