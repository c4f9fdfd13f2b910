package io.palimpsest.language.detect.pattern;

/**
 * Reads a date at an atom. An answer is the atom after the date, or {@link #NONE}; how sure it is
 * comes from {@link #confidence()} of the last answer.
 */
final class DateReader {

  static final int NONE = -1;

  private static final double FULL = 0.9;
  private static final double SHORT = 0.7;
  private static final double YEAR_ONLY = 0.6;
  private static final double MONTH_ONLY = 0.5;

  private final Atoms atoms;
  private final WeekdayReader weekdays;
  private double confidence;
  private boolean day;

  DateReader(Atoms atoms) {
    this.atoms = atoms;
    this.weekdays = new WeekdayReader(atoms);
  }

  double confidence() {
    return confidence;
  }

  /** Whether the last answer was more than a month or a year. */
  boolean namesDay() {
    return day;
  }

  /** The end of a date whose first atom is {@code i}. */
  int read(int i) {
    if (atoms.isDigits(i)) {
      int end = numeric(i);
      end = end == NONE ? dayMonth(i) : end;
      end = end == NONE ? monthDayOnly(i) : end;
      return end == NONE ? year(i) : end;
    }
    return atoms.is(i, Cue.MONTH) ? monthFirst(i) : NONE;
  }

  private int answer(int end, double confidence) {
    this.confidence = confidence;
    this.day = true;
    return end;
  }

  private int answerWithoutDay(int end, double confidence) {
    this.confidence = confidence;
    this.day = false;
    return end;
  }

  /** Year, month, day or day, month, year (either order), with one sort of separator. */
  private int numeric(int i) {
    if (isJoinedBefore(i) || !isJoined(i + 1) || !isJoined(i + 3)) {
      return NONE;
    }
    if (atoms.sign(i + 1) != atoms.sign(i + 3) || isJoined(i + 5) || isGluedDigitAfter(i + 5)) {
      return NONE;
    }
    if (atoms.length(i) == 4) {
      boolean iso = isOfOurTime(i) && isMonth(i + 2) && isDay(i + 4);
      return iso ? answer(i + 5, FULL) : NONE;
    }
    boolean dayMonth = (isDay(i) && isMonth(i + 2)) || (isMonth(i) && isDay(i + 2));
    if (!dayMonth) {
      return NONE;
    }
    if (atoms.length(i + 4) == 4) {
      return isOfOurTime(i + 4) ? answer(i + 5, FULL) : NONE;
    }
    boolean version = atoms.isSign(i + 1, '.') && atoms.length(i) + atoms.length(i + 2) < 4;
    return atoms.length(i + 4) == 2 && !version ? answer(i + 5, SHORT) : NONE;
  }

  private boolean isJoined(int sign) {
    return atoms.isSignOf(sign, "/.-")
        && atoms.isGlued(sign)
        && atoms.isGlued(sign + 1)
        && atoms.isDigits(sign + 1);
  }

  private boolean isJoinedBefore(int i) {
    return atoms.isGlued(i)
        && (atoms.isAlphanumeric(i - 1)
            || (atoms.isSignOf(i - 1, "/.-,:") && atoms.isGlued(i - 1) && atoms.isDigits(i - 2)));
  }

  /** Letters may follow without a gap, as the T of an ISO time does. */
  private boolean isGluedDigitAfter(int end) {
    return atoms.isGlued(end) && atoms.isDigits(end);
  }

  /** 3 May, 3rd of May 2019, 3. Mai 2019, 15 de mayo de 2020. */
  private int dayMonth(int i) {
    if (!isDay(i) || atoms.continuesWord(i)) {
      return NONE;
    }
    int at = afterOrdinal(i + 1);
    if (atoms.isWord(at, "of") || atoms.isWord(at, "de") || atoms.isSign(at, '-')) {
      at++;
    }
    if (!atoms.is(at, Cue.MONTH) || atoms.gap(at) == Atoms.Gap.LINE) {
      return NONE;
    }
    int end = afterYear(at + 1);
    if (end > at + 1) {
      return answer(end, FULL);
    }
    return isPlainMonth(at) || afterOrdinal(i + 1) > i + 1 ? answer(at + 1, SHORT) : NONE;
  }

  private int afterOrdinal(int at) {
    boolean ordinal =
        atoms.isWord(at, "st")
            || atoms.isWord(at, "nd")
            || atoms.isWord(at, "rd")
            || atoms.isWord(at, "th")
            || atoms.isSignOf(at, ".º°");
    return ordinal && atoms.isGlued(at) ? at + 1 : at;
  }

  /** Skips an optional dot, comma, dash or "de" before a year; without one, {@code at} itself. */
  private int afterYear(int at) {
    int year = at;
    while (year < at + 2
        && (atoms.isSignOf(year, ".,-/") || atoms.isWord(year, "de") || atoms.isWord(year, "of"))) {
      year++;
    }
    boolean fits = atoms.gap(year) != Atoms.Gap.LINE && atoms.length(year) == 4;
    return fits && isYear(year, 1000) && !isGluedDigitAfter(year + 1) ? year + 1 : at;
  }

  /** May 3rd, Sept. 5, 2019, May 2019; a month alone only after a word that speaks of time. */
  private int monthFirst(int i) {
    int at = i + 1;
    if (atoms.isSign(at, '.') && atoms.isGlued(at)) {
      at++;
    }
    if (isDay(at) && atoms.isNear(at) && !isJoined(at + 1)) {
      int end = afterOrdinal(at + 1);
      end = atoms.isSign(end - 1, '.') ? end - 1 : end;
      int withYear = afterYear(end);
      if (withYear > end) {
        return answer(withYear, FULL);
      }
      boolean number = atoms.isGlued(end) && (atoms.isAlphanumeric(end) || atoms.isSign(end, '%'));
      return !number && (isPlainMonth(i) || end > at + 1) ? answer(end, SHORT) : NONE;
    }
    int withYear = afterYear(at);
    if (withYear > at) {
      return answerWithoutDay(withYear, SHORT);
    }
    boolean speaksOfTime =
        atoms.is(i - 1, Cue.DATE_LEAD)
            || atoms.isWord(i - 1, "in")
            || atoms.isWord(i - 1, "last")
            || atoms.isWord(i - 1, "next");
    boolean name = atoms.length(i) > 3 && atoms.isCapital(i);
    return speaksOfTime && name ? answerWithoutDay(i + 1, MONTH_ONLY) : NONE;
  }

  /** Whether a month's name is no other word: "may 3" and "mar 3" in lower case are left alone. */
  private boolean isPlainMonth(int i) {
    return atoms.isCapital(i) || (atoms.length(i) > 3 && !atoms.isWord(i, "march"));
  }

  /** 5/14 after "on", "since" and the like, or a weekday. */
  private int monthDayOnly(int i) {
    boolean lead =
        atoms.is(i - 1, Cue.DATE_LEAD)
            || atoms.is(i - 2, Cue.DATE_LEAD)
            || weekdays.isSureBefore(i);
    boolean form =
        lead
            && atoms.isSign(i + 1, '/')
            && isJoined(i + 1)
            && !isJoined(i + 3)
            && !isJoinedBefore(i);
    boolean fits = (isDay(i) && isMonth(i + 2)) || (isMonth(i) && isDay(i + 2));
    return form && fits ? answer(i + 3, YEAR_ONLY) : NONE;
  }

  private int year(int i) {
    int length = atoms.length(i);
    int end = length == 4 || length == 2 ? new YearReader(atoms).read(i) : YearReader.NONE;
    return end == YearReader.NONE ? NONE : answerWithoutDay(end, YEAR_ONLY);
  }

  private boolean isYear(int i, int least) {
    return atoms.length(i) == 4 && atoms.isNumber(i, 4, least, 2999);
  }

  /** Any other year may be a part of a code, and most of it would stay when the date is moved. */
  private boolean isOfOurTime(int i) {
    return atoms.length(i) == 4 && atoms.isNumber(i, 4, 1800, 2099);
  }

  private boolean isMonth(int i) {
    return atoms.isNumber(i, 2, 1, 12);
  }

  private boolean isDay(int i) {
    return atoms.isNumber(i, 2, 1, 31);
  }
}
