package io.palimpsest.language.pseudonym.format;

import static io.palimpsest.language.pseudonym.format.DateParts.NONE;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/** The day that stands for a date, whatever it leaves unsaid; see {@link DateShift}. */
final class DateValue {

  static final int FIRST_YEAR = 1000;
  static final int LAST_YEAR = 2999;

  private static final int USUAL_YEAR = 2021;
  private static final int LEAP_YEAR = 2020;
  private static final int USUAL_DAY = 15;

  /** Two-digit years below are in this century. */
  private static final int PIVOT = 70;

  private DateValue() {}

  /** Empty if there is no such day. */
  static Optional<LocalDate> of(Pieces pieces, DateParts parts) {
    if (parts.month() == NONE) {
      return day(year(pieces, parts, false), 7, 1);
    }
    Piece name = pieces.get(parts.month());
    int month =
        MonthNames.in(pieces, parts)
            .map(names -> names.month(name.folded()))
            .orElseGet(name::value);
    int day = parts.day() == NONE ? USUAL_DAY : pieces.get(parts.day()).value();
    return day(year(pieces, parts, month == 2 && day == 29), month, day);
  }

  private static Optional<LocalDate> day(int year, int month, int day) {
    boolean exists =
        year <= LAST_YEAR && month >= 1 && month <= 12 && YearMonth.of(year, month).isValidDay(day);
    return exists ? Optional.of(LocalDate.of(year, month, day)) : Optional.empty();
  }

  private static int year(Pieces pieces, DateParts parts, boolean leapDay) {
    if (parts.year() == NONE) {
      return leapDay ? LEAP_YEAR : USUAL_YEAR;
    }
    int year = pieces.get(parts.year()).value();
    if (pieces.get(parts.year()).isNumber(2)) {
      int full = year < PIVOT ? 2000 + year : 1900 + year;
      return parts.isDecade() ? full / 10 * 10 + 5 : full;
    }
    return parts.isDecade() ? year / 10 * 10 + 5 : year;
  }
}
