package io.palimpsest.language.detect.pattern;

import java.util.Locale;
import java.util.Set;

/**
 * Words beside a date that say that somebody was born then. A date of birth is the only date that
 * narrows down who somebody is for a whole life, so it is treated apart.
 */
public final class BirthWords {

  /** Parted by spaces, in lower case. */
  static final String LIST =
      "born birth birthday bday birthdate birthyear dob geb geboren geborene geborener jahrgang"
          + " geburtsdatum geburtstag geburtsjahr né née nee nacido nacida nací nacimiento nato nata"
          + " nascita nascido nascida nascimento naissance urodzony urodzona urodziny urodzenia"
          + " urodziłem urodziłam född født fødd fødselsdag geboortedatum narozen narozena родился"
          + " родилась рождения рожден рождён рождена fødselsdato syntynyt doğum doğumlu rocznik bj"
          + " 생년월일 생일 生年月日 出生 出生日期";

  private static final Set<String> WORDS = Set.of(LIST.split(" "));

  /** With a full stop behind them and the date right after: b. 1971. */
  private static final Set<String> SHORT = Set.of("b", "ur");

  private static final int WORDS_BEFORE = 4;
  private static final int WORDS_AFTER = 3;

  /** In UTF-16 units to either side: a bound on the work. */
  private static final int FARTHEST = 48;

  private BirthWords() {}

  /** Whether one stands a few words before or behind a place in a text. */
  public static boolean areNear(String text, int start, int end) {
    return isBefore(text, start) || isAfter(text, end);
  }

  private static boolean isBefore(String text, int start) {
    int first = Math.max(0, start - FARTHEST);
    int at = start;
    for (int words = 0; words < WORDS_BEFORE; words++) {
      int end = at;
      while (end > first && !Character.isLetter(text.charAt(end - 1))) {
        end--;
      }
      boolean star = words == 0 && text.substring(end, at).strip().endsWith("*");
      at = end;
      while (at > first && Character.isLetter(text.charAt(at - 1))) {
        at--;
      }
      String word = text.substring(at, end).toLowerCase(Locale.ROOT);
      boolean dotted = words == 0 && end < start && text.charAt(end) == '.';
      boolean spelled = word.equals("b") && text.regionMatches(true, at - 2, "o.", 0, 2);
      boolean bDay = word.equals("day") && text.regionMatches(true, at - 2, "b-", 0, 2);
      if (star || spelled || bDay || WORDS.contains(word) || (dotted && SHORT.contains(word))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAfter(String text, int end) {
    int last = Math.min(text.length(), end + FARTHEST);
    int at = end;
    for (int words = 0; words < WORDS_AFTER; words++) {
      while (at < last && !Character.isLetter(text.charAt(at))) {
        at++;
      }
      int first = at;
      while (at < last && Character.isLetter(text.charAt(at))) {
        at++;
      }
      if (WORDS.contains(text.substring(first, at).toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    return false;
  }
}
