package io.palimpsest.language.sampling;

import java.util.List;
import java.util.Map;

/**
 * A word and the ending that hangs on it: {@code do} and {@code n't}, {@code anna} and {@code 's}.
 * One ending is taken off and no more, so {@code i'd've} is {@code i'd} and {@code 've}.
 *
 * @param base the word, in full where the ending has changed it: {@code can} of {@code can't}
 * @param clitic the ending, or nothing
 */
record Contraction(String base, String clitic) {
  private static final String NOT = "n't";
  private static final List<String> CLITICS = List.of(NOT, "'s", "'m", "'re", "'ve", "'ll", "'d");
  private static final Map<String, String> BEFORE_NOT =
      Map.of("ca", "can", "wo", "will", "sha", "shall");

  /**
   * The parts of a word.
   *
   * @param key as {@link io.palimpsest.language.lexicon.WordNormalizer} writes it
   */
  static Contraction of(String key) {
    for (String clitic : CLITICS) {
      if (key.length() > clitic.length() && key.endsWith(clitic)) {
        String base = key.substring(0, key.length() - clitic.length());
        return new Contraction(
            clitic.equals(NOT) ? BEFORE_NOT.getOrDefault(base, base) : base, clitic);
      }
    }
    return new Contraction(key, "");
  }

  /** Says nothing of the word. */
  @Override
  public String toString() {
    return "Contraction";
  }
}
