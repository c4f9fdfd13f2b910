package io.palimpsest.language.detect.pattern;

/**
 * Reads the name of a day beside a date: Mon 3 May, (Wed) 03/10/2021, 3 May 2019, Friday. A date
 * that moves without it would tell by how many days, modulo seven.
 *
 * <p>Short names are read only here, in any case: alone, sat and sun and wed are words.
 */
final class WeekdayReader {

  private static final String[] SHORT = {
    "mon", "tue", "tues", "wed", "weds", "thu", "thur", "thurs", "fri", "sat", "sun"
  };

  /** How many atoms may stand between a name and its date: a bracket, a dot, a comma, "the". */
  private static final int FARTHEST = 4;

  private final Atoms atoms;

  WeekdayReader(Atoms atoms) {
    this.atoms = atoms;
  }

  /** The first atom of the name before the date that starts at {@code i}; {@code i} without one. */
  int before(int i) {
    int at = atoms.isWord(i - 1, "the") ? i - 2 : i - 1;
    at = atoms.isSignOf(at, ",.-:") ? at - 1 : at;
    boolean closed = atoms.isSignOf(at, ")]");
    at = closed ? at - 1 : at;
    at = atoms.isSign(at, '.') && atoms.isGlued(at) ? at - 1 : at;
    int first = closed ? at - 1 : at;
    boolean whole = closed ? atoms.isSignOf(first, "([") : !atoms.continuesWord(at);
    return isWeekday(at) && whole && isOneLine(first, i) ? first : i;
  }

  /** Whether the name before the date is sure to be one: in full, or with a capital. */
  boolean isSureBefore(int i) {
    int first = before(i);
    int name = atoms.isLetters(first) ? first : first + 1;
    return first < i && (atoms.is(name, Cue.WEEKDAY) || atoms.isCapital(name));
  }

  /** The atom after the name behind a date; {@code end} without one. */
  int behind(int end) {
    int at = atoms.isSignOf(end, ",-") ? end + 1 : end;
    boolean open = atoms.isSignOf(at, "([");
    at = open ? at + 1 : at;
    if (!isWeekday(at)) {
      return end;
    }
    int next = open && atoms.isSign(at + 1, '.') ? at + 2 : at + 1;
    next = open ? next + 1 : next;
    boolean whole =
        open ? atoms.isSignOf(next - 1, ")]") : !atoms.continuesWord(at) && !isContinued(next);
    return whole && isOneLine(end - 1, next - 1) && !isOfNextDate(at, next) ? next : end;
  }

  private boolean isWeekday(int i) {
    if (atoms.is(i, Cue.WEEKDAY)) {
      return true;
    }
    for (String name : SHORT) {
      if (atoms.isWord(i, name)) {
        return true;
      }
    }
    return false;
  }

  /** Sun's, sun-dried, sat3: no names of days. */
  private boolean isContinued(int next) {
    boolean compound =
        atoms.isSignOf(next, "'-")
            && atoms.isGlued(next + 1)
            && atoms.isLetters(next + 1)
            && !isWeekday(next + 1);
    return atoms.isGlued(next) && (atoms.isAlphanumeric(next) || compound);
  }

  private boolean isOneLine(int first, int last) {
    for (int i = first + 1; i <= last; i++) {
      if (atoms.gap(i) == Atoms.Gap.LINE) {
        return false;
      }
    }
    return true;
  }

  /** 3 May, Sat 4 May: the name belongs to the date behind it. */
  private boolean isOfNextDate(int name, int next) {
    DateReader dates = new DateReader(atoms);
    for (int i = next; i < next + FARTHEST; i++) {
      if (dates.read(i) != DateReader.NONE && dates.namesDay() && before(i) <= name) {
        return true;
      }
    }
    return false;
  }
}
