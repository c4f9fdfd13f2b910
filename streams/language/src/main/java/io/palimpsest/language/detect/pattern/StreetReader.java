package io.palimpsest.language.detect.pattern;

import java.util.stream.Stream;

/**
 * Reads a street at an atom: numbers, then words, then a number, some of which may be missing.
 * Looks at most {@value #MAX_WORDS} words ahead.
 */
final class StreetReader {

  static final int NONE = -1;

  private static final int MAX_WORDS = 6;

  /** 5 May, 3 PM, 10 USD, 2 The. */
  private static final long NO_NAMES =
      Cue.MONTH.bit()
          | Cue.WEEKDAY.bit()
          | Cue.CLOCK.bit()
          | Cue.CURRENCY.bit()
          | Cue.SCALE.bit()
          | Cue.STOP.bit();

  /** Only endings that few other words have: "ring" would take "during", "tie" Christie. */
  private static final String[] ENDINGS =
      ("straße strasse straat gasse weg platz allee vägen gatan gränd stigen vej veien vegen gata"
              + " katu ntie kuja polku laan plein gracht dreef stræde damm ufer stræti straeti"
              + " vegur götu gade str")
          .split(" ");

  /** These by their last letter, from a. */
  private static final String[][] BY_LAST_LETTER = byLastLetter();

  private final Atoms atoms;

  private int numbersBefore;
  private int words;
  private boolean typed;
  private boolean lastTyped;
  private boolean compound;
  private boolean houseAfter;
  private boolean names;

  StreetReader(Atoms atoms) {
    this.atoms = atoms;
  }

  /** Whether the words name a street: they begin or end with "rue", "Street", "...straat". */
  boolean isTyped() {
    return typed || lastTyped;
  }

  boolean hasNumber() {
    return numbersBefore > 0 || houseAfter;
  }

  boolean hasNumbersOnBothSides() {
    return numbersBefore > 0 && houseAfter;
  }

  boolean hasHouseAfter() {
    return houseAfter;
  }

  /** Whether a number stands before words that are all names: 557 Gibson Orchard. */
  boolean isNumberedName() {
    return numbersBefore > 0 && names;
  }

  boolean hasSeveralWords() {
    return words > 1;
  }

  /** The atom after the street that starts at {@code i}, or {@link #NONE}. */
  int read(int i) {
    numbersBefore = 0;
    words = 0;
    typed = false;
    lastTyped = false;
    houseAfter = false;
    compound = false;
    names = true;
    int at = i;
    while (isHouseNumber(at, i) && numbersBefore < 2) {
      numbersBefore++;
      at = afterHouseNumber(at);
    }
    at = at == i || atoms.isNear(at) ? afterWords(at) : i;
    boolean bare = words == 1 && typed && !compound;
    if (words == 0 || (bare && (numbersBefore == 0 || !atoms.isCapital(at - 1)))) {
      return NONE; // nothing, or "via 1"
    }
    boolean near = atoms.gap(at) == Atoms.Gap.SPACE || (compound && atoms.isGlued(at));
    if (mayHaveHouseAfter(at) && isHouseNumber(at, i) && near) {
      houseAfter = true;
      at = afterHouseNumber(at);
    } else if (atoms.isSign(at, ',') && typed && numbersBefore == 0 && isHouseNumber(at + 1, i)) {
      houseAfter = true;
      at = afterHouseNumber(at + 1);
    }
    return at;
  }

  /** "Kossuth utca 12" and "5 Kossuth utca 12," have one, "12 Main Street 5 people" does not. */
  private boolean mayHaveHouseAfter(int at) {
    if (lastTyped && numbersBefore > 0) {
      int next = afterHouseNumber(at);
      boolean ends = atoms.gap(next) == Atoms.Gap.LINE || atoms.isSign(next, ',');
      return ends || atoms.is(next, Cue.UNIT);
    }
    int next = atoms.isDigits(at) ? afterHouseNumber(at) : at + 1;
    return !lastTyped || !isCounted(next);
  }

  /** Whether a word tells what a number counts: small, and neither a flat nor "for" or "in". */
  private boolean isCounted(int i) {
    boolean small = atoms.isLetters(i) && !atoms.isCapital(i) && !atoms.is(i, Cue.UNIT);
    boolean linking = atoms.is(i, Cue.STOP) && (atoms.length(i) <= 4 || atoms.isWord(i, "after"));
    return small && (!linking || atoms.isWord(i, "days") || atoms.isWord(i, "men"));
  }

  /** One to five digits that are no part of something else. */
  private boolean isHouseNumber(int at, int first) {
    if (!atoms.isDigits(at) || atoms.length(at) > 5 || (at > first && !atoms.isNear(at))) {
      return false;
    }
    int next = at + 1;
    if (!atoms.isGlued(next)) {
      return true;
    }
    if (atoms.isLetters(next)) {
      return hasStreetEnding(next)
          || atoms.length(next) == 1
              && !(atoms.isGlued(next + 1) && atoms.isAlphanumeric(next + 1));
    }
    boolean part =
        atoms.isSignOf(next, ".,:-/%") && atoms.isGlued(next + 1) && atoms.isDigits(next + 1);
    return !part && !atoms.isSign(next, '%');
  }

  /** After 12, 12b and 12/B. */
  private int afterHouseNumber(int at) {
    int letter = atoms.isSign(at + 1, '/') && atoms.isGlued(at + 1) ? at + 2 : at + 1;
    boolean has = atoms.isGlued(letter) && atoms.isLetters(letter) && atoms.length(letter) == 1;
    return has ? letter + 1 : at + 1;
  }

  private int afterWords(int from) {
    int at = from;
    int end = from;
    boolean lower = false;
    boolean sure = false;
    while (words < MAX_WORDS && (at == from || atoms.isNear(at))) {
      if (isOrdinal(at)) {
        words++;
        at += 2;
        end = at;
        continue;
      }
      if (!atoms.isLetters(at)) {
        break;
      }
      if (words > 0 && atoms.is(at, Cue.UNIT)) {
        break;
      }
      boolean first = words == 0;
      boolean capital = atoms.isCapital(at);
      boolean calle = first && atoms.isWord(at, "c") && atoms.isSign(at + 1, '/');
      boolean known = calle || (first && atoms.is(at, Cue.STREET_FIRST));
      boolean last = !first && atoms.is(at, Cue.STREET_LAST);
      boolean ending = hasStreetEnding(at);
      boolean particle = !first && atoms.is(at, Cue.PARTICLE);
      if (!capital && !known && !last && !ending && !particle) {
        // One plain word in small letters: 12 main street, 5 rue de pologne.
        boolean allowed = !lower && (numbersBefore > 0 || typed) && !atoms.is(at, Cue.STOP);
        if (!allowed) {
          break;
        }
        lower = true;
      }
      names &= particle || (capital && (atoms.cues(at) & NO_NAMES) == 0 && atoms.length(at) > 1);
      typed |= known || ending;
      compound |= ending;
      words++;
      at++;
      if (!atoms.is(at - 1, Cue.PARTICLE) || atoms.isCapital(at - 1)) {
        end = at;
      }
      if (last) {
        lastTyped = true;
        sure = atoms.is(at - 1, Cue.STREET_SURE);
        if (atoms.isSign(at, '.')
            && atoms.isGlued(at)
            && atoms.length(at - 1) <= 4
            && !endsSentence(at)) {
          end = at + 1;
        }
        break;
      }
      if (ending && atoms.isSign(at, '.') && atoms.isGlued(at) && atoms.isDigits(at + 1)) {
        end = at + 1; // Hauptstr. 5
        break;
      }
      at = afterInnerSign(at);
    }
    if (lower && !typed && !sure) {
      words = 0;
    }
    return end;
  }

  /** 9th, 42nd. */
  private boolean isOrdinal(int at) {
    return atoms.isDigits(at)
        && atoms.length(at) <= 3
        && atoms.isGlued(at + 1)
        && (atoms.isWord(at + 1, "th")
            || atoms.isWord(at + 1, "st")
            || atoms.isWord(at + 1, "nd")
            || atoms.isWord(at + 1, "rd"));
  }

  /** ul. Miła, C/ Señores, Ibn El-Jazzar, d'Arc. */
  private int afterInnerSign(int at) {
    boolean inner = atoms.isSignOf(at, ".-'/") && atoms.isGlued(at) && atoms.isLetters(at + 1);
    return inner && atoms.isNear(at + 1) && !endsSentence(at) ? at + 1 : at;
  }

  /** A full stop after a long word before a capital. */
  private boolean endsSentence(int at) {
    return atoms.isSign(at, '.')
        && (atoms.length(at - 1) > 4 || atoms.gap(at + 1) == Atoms.Gap.LINE)
        && !atoms.isGlued(at + 1);
  }

  private static String[][] byLastLetter() {
    String[][] endings = new String['z' - 'a' + 1][];
    for (int i = 0; i < endings.length; i++) {
      String last = Character.toString('a' + i);
      endings[i] =
          Stream.of(ENDINGS).filter(ending -> ending.endsWith(last)).toArray(String[]::new);
    }
    return endings;
  }

  private boolean hasStreetEnding(int at) {
    int length = atoms.length(at);
    if (length < 6 || length > 40) {
      return false;
    }
    int last = Character.toLowerCase(atoms.text().at(atoms.end(at) - 1)) - 'a';
    if (last < 0 || last >= BY_LAST_LETTER.length) {
      return false;
    }
    for (String ending : BY_LAST_LETTER[last]) {
      if (length >= ending.length() + 2 && endsWith(at, ending)) {
        return !endsWith(at, "brigade");
      }
    }
    return false;
  }

  private boolean endsWith(int at, String ending) {
    int from = atoms.end(at) - ending.length();
    for (int k = ending.length() - 1; k >= 0; k--) {
      if (from + k < atoms.start(at)
          || Character.toLowerCase(atoms.text().at(from + k)) != ending.charAt(k)) {
        return false;
      }
    }
    return true;
  }
}
