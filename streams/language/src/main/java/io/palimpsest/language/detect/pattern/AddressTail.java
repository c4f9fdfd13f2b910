package io.palimpsest.language.detect.pattern;

/**
 * Reads what follows a street: flat, place, state, country, postal code, over several lines.
 *
 * <p>A place is taken only when something after it confirms that the address goes on; the rest of a
 * sentence is no place. Looks at most {@value #MAX_ATOMS} atoms ahead.
 */
final class AddressTail {

  private static final int MAX_ATOMS = 30;
  private static final int MAX_UNCONFIRMED_WORDS = 6;
  private static final int MAX_SIGNS = 5;

  private final Atoms atoms;

  AddressTail(Atoms atoms) {
    this.atoms = atoms;
  }

  /** The atom after the address whose street ends at {@code from}. */
  int end(int from) {
    int confirmed = from;
    int at = from;
    int unconfirmed = 0;
    while (at < from + MAX_ATOMS && unconfirmed <= MAX_UNCONFIRMED_WORDS) {
      int next = afterSigns(at);
      int sure = sureEnd(next, confirmed, unconfirmed);
      if (sure > next) {
        confirmed = sure;
        at = sure;
        unconfirmed = 0;
      } else if (isPlaceWord(next) || isSmallPlace(next) || isRegionNumber(next)) {
        unconfirmed++;
        at = next + 1;
      } else {
        return confirmed;
      }
    }
    return confirmed;
  }

  /** After a flat, code, country or region; {@code i} when none of them is there. */
  private int sureEnd(int i, int confirmed, int unconfirmed) {
    int unit = unitEnd(i);
    if (unit > i) {
      return unit;
    }
    int code = PostalReader.spacedEnd(atoms, i);
    if (code > i && code > confirmed) {
      return unconfirmed == 0 ? townEnd(code) : code;
    }
    if (isCountry(i)) {
      return afterBrackets(i + 1);
    }
    boolean region = unconfirmed > 0 && atoms.isUpper(i) && atoms.length(i) == 2;
    return region || (isState(i) && isCommaOrLine(i)) ? i + 1 : i;
  }

  /** Rennes in 74520 Rennes, where the code comes first. */
  private int townEnd(int code) {
    int end = code;
    while (end < code + 3 && atoms.gap(end) == Atoms.Gap.SPACE && atoms.isCapital(end)) {
      end++;
    }
    return end;
  }

  /** Cyprus (Greek). */
  private int afterBrackets(int end) {
    boolean brackets =
        atoms.isSign(end, '(') && atoms.isCapital(end + 1) && atoms.isSign(end + 2, ')');
    return brackets ? end + 3 : end;
  }

  private int afterSigns(int at) {
    int next = at;
    while (next < at + MAX_SIGNS && isFiller(next)) {
      next++;
    }
    return next;
  }

  /** Commas and brackets; marks of quoted lines only at the start of a line. */
  private boolean isFiller(int i) {
    boolean lineStart = atoms.gap(i) == Atoms.Gap.LINE || isQuoted(i);
    return atoms.isSignOf(i, ",()-'") || (lineStart && atoms.isSignOf(i, ">?|"));
  }

  private boolean isCommaOrLine(int i) {
    return atoms.isSign(i - 1, ',') || atoms.gap(i) == Atoms.Gap.LINE || atoms.isLetters(i - 1);
  }

  /** Whether a flat follows, on the same line or the next. */
  boolean hasUnitAfter(int i) {
    int next = afterSigns(i);
    return unitEnd(next) > next;
  }

  /** Apt. 12, Suite 4B, # 5; {@code i} when there is none. */
  int unitEnd(int i) {
    if (atoms.isSign(i, '#') && atoms.isGlued(i + 1) && atoms.isDigits(i + 1)) {
      return i + 2;
    }
    if (!atoms.is(i, Cue.UNIT)) {
      return i;
    }
    int at = atoms.isSign(i + 1, '.') ? i + 2 : i + 1;
    at = atoms.isSign(at, '#') ? at + 1 : at;
    boolean number = atoms.isDigits(at) && atoms.length(at) <= 5 && atoms.isNear(at);
    if (number) {
      return atoms.isGlued(at + 1) && atoms.isLetters(at + 1) && atoms.length(at + 1) == 1
          ? at + 2
          : at + 1;
    }
    boolean pronoun = atoms.isWord(at, "i") || atoms.isWord(at, "a");
    boolean letter = atoms.length(at) == 1 && atoms.isUpper(at) && atoms.isNear(at) && !pronoun;
    return letter ? at + 1 : i;
  }

  private boolean isCountry(int i) {
    return atoms.is(i, Cue.COUNTRY);
  }

  private boolean isState(int i) {
    return atoms.is(i, Cue.STATE);
  }

  /** A word in small letters alone on its line or between commas. */
  private boolean isSmallPlace(int i) {
    if (!atoms.isLetters(i) || atoms.isCapital(i) || atoms.is(i, Cue.STOP)) {
      return false;
    }
    boolean opens = atoms.isSign(i - 1, ',') || atoms.gap(i) == Atoms.Gap.LINE || isQuoted(i);
    boolean closes = atoms.isSign(i + 1, ',') || atoms.gap(i + 1) == Atoms.Gap.LINE;
    return opens && closes;
  }

  private boolean isQuoted(int i) {
    return atoms.isSignOf(i - 1, ">?|");
  }

  /** The number of a region, between its town and the code. */
  private boolean isRegionNumber(int i) {
    boolean code = atoms.isDigits(i + 1) && atoms.length(i + 1) > 3;
    return atoms.isDigits(i) && atoms.length(i) <= 2 && atoms.isSign(i - 1, ',') && code;
  }

  private boolean isPlaceWord(int i) {
    return atoms.isCapital(i)
        ? !atoms.is(i, Cue.STOP) || atoms.gap(i) != Atoms.Gap.LINE || isCountry(i + 1)
        : atoms.is(i, Cue.PARTICLE) && atoms.isNear(i);
  }
}
