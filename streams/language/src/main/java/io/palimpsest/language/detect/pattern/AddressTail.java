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
      int unit = unitEnd(next);
      int code = PostalReader.end(atoms, next);
      if (unit > next) {
        confirmed = unit;
      } else if (code > next && code > confirmed) {
        confirmed = code;
      } else if (isCountry(next) || (isState(next) && isCommaOrLine(next))) {
        confirmed = next + 1;
      } else if (isPlaceWord(next)) {
        unconfirmed++;
        at = next + 1;
        continue;
      } else {
        return confirmed;
      }
      unconfirmed = 0;
      at = confirmed;
    }
    return confirmed;
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
    boolean lineStart = atoms.gap(i) == Atoms.Gap.LINE || atoms.isSignOf(i - 1, ">?|");
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

  private boolean isPlaceWord(int i) {
    return atoms.isCapital(i)
        ? !atoms.is(i, Cue.STOP) || atoms.gap(i) != Atoms.Gap.LINE
        : atoms.is(i, Cue.PARTICLE) && atoms.isNear(i);
  }
}
