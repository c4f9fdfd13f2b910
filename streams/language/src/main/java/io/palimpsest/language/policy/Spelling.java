package io.palimpsest.language.policy;

import java.util.Comparator;
import java.util.List;

/** Guesses what a misspelt key was meant to be. */
public final class Spelling {
  /** So many edits make another word, not a typing error. */
  private static final int FAR = 3;

  private Spelling() {}

  /** "did you mean 'x'?" if something known is close, otherwise what is known. */
  public static String suggestion(String word, List<String> known) {
    return suggestion(word, known, "use one of: " + String.join(", ", known));
  }

  /** "did you mean 'x'?" if something known is close, otherwise some other advice. */
  static String suggestion(String word, List<String> known, String advice) {
    return known.stream()
        .min(Comparator.comparingInt(candidate -> edits(word, candidate)))
        .filter(candidate -> edits(word, candidate) < FAR)
        .map(candidate -> "did you mean '" + candidate + "'?")
        .orElse(advice);
  }

  /** Levenshtein's distance. */
  private static int edits(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
