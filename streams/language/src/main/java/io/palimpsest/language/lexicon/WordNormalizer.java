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

  private WordNormalizer() {}

  /** The vocabulary's form of a word. Of that form, it is the form itself. */
  public static String key(String word) {
    String lower = word.toLowerCase(Locale.ROOT).replace(TYPOGRAPHIC_APOSTROPHE, '\'');
    return Normalizer.normalize(lower, Normalizer.Form.NFC);
  }
}
