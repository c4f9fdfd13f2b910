package io.palimpsest.language.lexicon;

import java.text.Normalizer;
import java.util.Locale;

/**
 * How a word as it is written becomes a word of the vocabulary: in lower case, with a straight
 * apostrophe, its accents composed. What reads vectors and what samples must agree on it, or words
 * are not found.
 */
public final class WordNormalizer {
  private static final char TYPOGRAPHIC_APOSTROPHE = '\u2019';

  /**
   * The only letter that becomes longer in lower case, and what it becomes. Trap: Java copies a
   * whole text for each of them.
   */
  private static final String DOTTED_CAPITAL_I = "\u0130";

  private static final String DOTTED_SMALL_I = "i\u0307";

  /**
   * Up to four units are composed to one, so that a longer text is no word of a vocabulary. Trap:
   * the time to order accents grows with the square of their number.
   */
  private static final int LONGEST_COMPOSED = 4 * WordRule.MAX_LENGTH;

  private WordNormalizer() {}

  /** The vocabulary's form of a word. Of that form, it is the form itself. Linear in the word. */
  public static String key(String word) {
    String lower =
        word.replace(DOTTED_CAPITAL_I, DOTTED_SMALL_I)
            .toLowerCase(Locale.ROOT)
            .replace(TYPOGRAPHIC_APOSTROPHE, '\'');
    return lower.length() > LONGEST_COMPOSED
        ? lower
        : Normalizer.normalize(lower, Normalizer.Form.NFC);
  }
}
