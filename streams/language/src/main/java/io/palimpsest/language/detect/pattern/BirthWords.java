package io.palimpsest.language.detect.pattern;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Words beside a date that say that somebody was born then. A date of birth is the only date that
 * narrows down who somebody is for a whole life, so it is treated apart.
 */
public final class BirthWords {

  private static final Pattern MARKS = Pattern.compile("\\p{M}+");

  private static final String FILE = "birth-words.txt";

  /** As they are written, and without accents where that is no other word. */
  private static final Set<String> WORDS = readWords();

  /** With a full stop behind them and the date right after: b. 1971. */
  private static final Set<String> SHORT = WordFile.set(FILE, "short");

  /** Several words, and words of scripts without spaces: anywhere among the words beside. */
  private static final List<String> PARTS =
      Arrays.stream(WordFile.words(FILE, "parts").split(" "))
          .map(part -> fold(part.replace('_', ' ')))
          .toList();

  /** In scripts that part no words, a character that says so if it touches the date. */
  private static final String TOUCHING = "生";

  /** Of the Greek, Latin and Cyrillic scripts. */
  private static final char LAST_WITH_SPACES = 'ӿ';

  private static final int WORDS_BESIDE = 4;

  /** In UTF-16 units to either side: a bound on the work. */
  private static final int FARTHEST = 48;

  private BirthWords() {}

  private static Set<String> readWords() {
    Set<String> words = new HashSet<>();
    for (String word : WordFile.set(FILE, "words")) {
      words.add(word);
      words.add(fold(word));
    }
    words.removeAll(WordFile.set(FILE, "others"));
    return words;
  }

  /** The single words, in lower case. */
  static Set<String> words() {
    return WORDS;
  }

  /** Whether one stands a few words before or behind a place in a text. */
  public static boolean areNear(String text, int start, int end) {
    return isBefore(text, start) || isAfter(text, end);
  }

  private static boolean isBefore(String text, int start) {
    int first = Math.max(0, start - FARTHEST);
    int at = start;
    for (int words = 0; words < WORDS_BESIDE; words++) {
      int end = at;
      while (end > first && !isLetter(text.charAt(end - 1))) {
        end--;
      }
      boolean star = words == 0 && text.substring(end, at).strip().endsWith("*");
      at = end;
      while (at > first && isLetter(text.charAt(at - 1))) {
        at--;
      }
      String word = text.substring(at, end).toLowerCase(Locale.ROOT);
      boolean dotted = words == 0 && end < start && text.charAt(end) == '.';
      if (star || WORDS.contains(word) || dotted && SHORT.contains(word)) {
        return true;
      }
    }
    return hasPart(text.substring(at, start));
  }

  private static boolean isAfter(String text, int end) {
    int last = Math.min(text.length(), end + FARTHEST);
    int at = end;
    for (int words = 0; words < WORDS_BESIDE; words++) {
      while (at < last && !isLetter(text.charAt(at))) {
        at++;
      }
      int first = at;
      while (at < last && isLetter(text.charAt(at))) {
        at++;
      }
      if (WORDS.contains(text.substring(first, at).toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    String beside = text.substring(end, at).strip();
    return !beside.isEmpty() && TOUCHING.indexOf(beside.charAt(0)) >= 0 || hasPart(beside);
  }

  /** Whether the words hold a part that no letter continues, in scripts that have spaces. */
  private static boolean hasPart(String words) {
    String folded = " " + fold(words) + " ";
    for (String part : PARTS) {
      int at = folded.indexOf(part);
      if (at >= 0
          && (part.charAt(0) > LAST_WITH_SPACES
              || !isLetter(folded.charAt(at - 1))
                  && !isLetter(folded.charAt(at + part.length())))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLetter(char c) {
    int type = Character.getType(c);
    return Character.isLetter(c)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK;
  }

  /** In small letters, without accents, with one sort of apostrophe. */
  private static String fold(String text) {
    String plain = MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll("");
    return Normalizer.normalize(plain, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .replace('’', '\'');
  }
}
