package io.palimpsest.language.detect.pattern;

/** Reads a time of day at an atom: 18:30, 6:30:15 pm, 6pm, 6 p.m., 18h30, 18.30 Uhr, 6 o'clock. */
final class TimeReader {

  static final int NONE = -1;

  private static final int LONGEST_ENDING = 3;

  private final Atoms atoms;
  private double confidence;

  TimeReader(Atoms atoms) {
    this.atoms = atoms;
  }

  /** Of the last answer. */
  double confidence() {
    return confidence;
  }

  /** The atom after the time that starts at {@code i}, or {@link #NONE}. */
  int read(int i) {
    boolean inside =
        atoms.isGlued(i)
            && (atoms.isAlphanumeric(i - 1) && !atoms.isWord(i - 1, "t")
                || atoms.isSign(i - 1, '_')
                || (atoms.isSignOf(i - 1, ":.,/$")
                    && atoms.isGlued(i - 1)
                    && atoms.isDigits(i - 2)));
    if (inside || !atoms.isNumber(i, 2, 0, 24)) {
      return NONE;
    }
    int end = minutes(i);
    boolean exact = end > i + 1;
    boolean dotted = exact && atoms.isSign(i + 1, '.');
    int after = afterClockWord(end);
    if (after > end) {
      confidence = 0.85;
      return afterZone(after);
    }
    confidence = 0.7;
    return exact && !dotted && !isPartOfCode(end) ? afterZone(end) : NONE;
  }

  /** Whether more than an ending hangs on to it: 7:30quendrix, but not 7:30ish. */
  private boolean isPartOfCode(int end) {
    return atoms.isGlued(end)
        && (atoms.isSign(end, '_')
            || atoms.isLetters(end)
                && (atoms.length(end) > LONGEST_ENDING
                    || atoms.isGlued(end + 1)
                        && (atoms.isAlphanumeric(end + 1) || atoms.isSign(end + 1, '_'))));
  }

  /** After minutes, seconds and fractions; {@code i + 1} when there are none. */
  private int minutes(int i) {
    boolean hours = atoms.isWord(i + 1, "h") && atoms.isGlued(i + 1);
    boolean sign = atoms.isSignOf(i + 1, ":.") && atoms.isGlued(i + 1);
    if (!(hours || sign) || !isSixty(i + 2) || !atoms.isGlued(i + 2)) {
      return i + 1;
    }
    int end = i + 3;
    if (atoms.isSign(end, ':') && atoms.isGlued(end) && isSixty(end + 1)) {
      end += 2;
      if (atoms.isSignOf(end, ".,")
          && atoms.isGlued(end)
          && atoms.isGlued(end + 1)
          && atoms.isDigits(end + 1)) {
        end += 2;
      }
    }
    boolean longer =
        atoms.isGlued(end)
            && (atoms.isDigits(end)
                || (atoms.isSignOf(end, ":.,/")
                    && atoms.isGlued(end + 1)
                    && atoms.isDigits(end + 1)));
    return longer ? i + 1 : end;
  }

  private boolean isSixty(int i) {
    return atoms.length(i) == 2 && atoms.isNumber(i, 2, 0, 59);
  }

  private int afterClockWord(int at) {
    if (!atoms.isNear(at)) {
      return at;
    }
    if (atoms.is(at, Cue.CLOCK)) {
      return at + 1;
    }
    boolean letter = atoms.isWord(at, "a") || atoms.isWord(at, "p");
    if (letter && atoms.isSign(at + 1, '.') && atoms.isWord(at + 2, "m") && atoms.isGlued(at + 2)) {
      return atoms.isSign(at + 3, '.') && atoms.isGlued(at + 3) ? at + 4 : at + 3;
    }
    boolean oClock = atoms.isWord(at, "o") && atoms.isWord(at + 2, "clock");
    return oClock && atoms.isSign(at + 1, '\'') ? at + 3 : at;
  }

  private int afterZone(int at) {
    if (atoms.is(at, Cue.ZONE) && atoms.isNear(at)) {
      return at + 1;
    }
    return atoms.isGlued(at) && atoms.isWord(at, "z") ? at + 1 : at;
  }
}
