package io.palimpsest.language.sampling;

import io.palimpsest.mechanisms.redaction.Shape.Layout;
import io.palimpsest.mechanisms.redaction.WordClass;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Judges releases: besides layout, digits and separators of numbers there may be nothing but words
 * of the vocabulary, stop words, clitics and labels.
 */
final class PublicText {
  private static final String NUMBER_SEPARATORS = "+−＋－‐‑_·／٫٬";

  private final Set<String> runs = new HashSet<>();

  PublicText(List<String> vocabulary) {
    vocabulary.forEach(this::addForms);
    StopWords.all().forEach(this::addForms);
    Arrays.stream(WordClass.values()).map(WordClass::label).forEach(this::addRuns);
    for (String clitic : List.of("s", "m", "re", "ve", "ll", "d", "t")) {
      addRuns(clitic);
      addRuns(clitic.toUpperCase(Locale.ROOT));
    }
  }

  private void addForms(String word) {
    int first = word.offsetByCodePoints(0, 1);
    addRuns(word);
    addRuns(simpleUpper(word.substring(0, first)) + word.substring(first));
    addRuns(simpleUpper(word));
  }

  /** Apostrophes are layout, so what stands between them is judged by itself. */
  private void addRuns(String word) {
    for (String run : word.split("'")) {
      runs.addAll(List.of(run, run + "n", run + "N")); // the last two with n't behind them
    }
  }

  private static String simpleUpper(String word) {
    return word.replace("ß", "\0").toUpperCase(Locale.ROOT).replace('\0', 'ß');
  }

  boolean accepts(String release) {
    int start = 0;
    for (int i = 0; i <= release.length(); i++) {
      if (i == release.length() || isBetweenWords(release, i)) {
        if (start < i && !runs.contains(release.substring(start, i))) {
          return false;
        }
        start = i + 1;
      }
    }
    return true;
  }

  private static boolean isBetweenWords(String release, int index) {
    char c = release.charAt(index);
    if (Character.isLowSurrogate(c)) {
      // Digits beyond the first plane: taken as a whole with their first half.
      return index > 0 && Character.isDigit(release.codePointAt(index - 1));
    }
    return Layout.accepts(c)
        || NUMBER_SEPARATORS.indexOf(c) >= 0
        || Character.isDigit(release.codePointAt(index));
  }
}
