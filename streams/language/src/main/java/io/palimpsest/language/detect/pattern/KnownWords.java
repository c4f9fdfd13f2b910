package io.palimpsest.language.detect.pattern;

import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.language.token.FrequentWords;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Tells letters that spell a word from letters that do not: against the vocabulary of the language
 * model, and by the pairs of letters that occur in it.
 */
final class KnownWords {

  private static final int LETTERS = 26;

  /** Below, an acronym is as likely as a code. */
  private static final int SHORTEST_GIBBERISH = 6;

  /** A pair that is met less often belongs to foreign names in the vocabulary. */
  private static final int RARE = 3;

  private static final Set<String> WORDS = words();
  private static final boolean[] PAIRS = pairs();

  private KnownWords() {}

  private static Set<String> words() {
    Set<String> words = new HashSet<>(FrequentWords.read());
    words.addAll(StopWords.all());
    return words;
  }

  private static boolean[] pairs() {
    int[] counts = new int[LETTERS * LETTERS];
    for (String word : WORDS) {
      for (int i = 1; i < word.length(); i++) {
        int pair = pair(word.charAt(i - 1), word.charAt(i));
        counts[Math.max(0, pair)] += pair < 0 ? 0 : 1;
      }
    }
    boolean[] pairs = new boolean[counts.length];
    for (int i = 0; i < counts.length; i++) {
      pairs[i] = counts[i] >= RARE;
    }
    return pairs;
  }

  /** The number of a pair of small ASCII letters; negative for any other. */
  private static int pair(int one, int other) {
    boolean letters = one >= 'a' && one <= 'z' && other >= 'a' && other <= 'z';
    return letters ? (one - 'a') * LETTERS + other - 'a' : -1;
  }

  /** Whether an atom of letters is a frequent English word, in any case; so is a single letter. */
  static boolean has(Atoms atoms, int i) {
    return atoms.length(i) == 1
        || WORDS.contains(
            atoms.text().substring(atoms.start(i), atoms.end(i)).toLowerCase(Locale.ROOT));
  }

  /** Whether a word in small letters is a frequent English one. */
  static boolean has(String word) {
    return WORDS.contains(word);
  }

  /** Whether it is gibberish, or has a capital inside that no word explains. */
  static boolean isStrange(Atoms atoms, int i) {
    for (int at = atoms.start(i) + 1; at < atoms.end(i); at++) {
      boolean hump =
          Character.isUpperCase(atoms.text().at(at))
              && Character.isLowerCase(atoms.text().at(at - 1));
      if (hump && !has(atoms, i)) {
        return true;
      }
    }
    return isGibberish(atoms, i);
  }

  /**
   * Whether no language explains an atom of letters: too many pairs of letters that no word has, or
   * capitals that stand where no writer puts them.
   */
  static boolean isGibberish(Atoms atoms, int i) {
    if (atoms.length(i) < SHORTEST_GIBBERISH) {
      return false;
    }
    FoldedText text = atoms.text();
    int strange = 0;
    int humps = 0;
    int before = text.at(atoms.start(i)) | 0x20;
    for (int at = atoms.start(i) + 1; at < atoms.end(i); at++) {
      char c = text.at(at);
      if (c >= 0x80) {
        return false;
      }
      int lower = c | 0x20;
      strange += PAIRS[Math.max(0, pair(before, lower))] ? 0 : 1;
      humps += c < 'a' && text.at(at - 1) >= 'a' ? 1 : 0;
      before = lower;
    }
    boolean unlikely = strange >= 2 && strange * 4 >= atoms.length(i) - 1;
    return (unlikely || humps >= 3) && !has(atoms, i);
  }
}
