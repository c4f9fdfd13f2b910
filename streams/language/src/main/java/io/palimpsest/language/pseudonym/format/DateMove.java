package io.palimpsest.language.pseudonym.format;

import java.time.LocalDate;

/**
 * By how much the dates of an author move.
 *
 * @param days what every date moves by that names a day; may be negative
 * @param years what dates without a day move by, since a few days would leave their year; 0 moves
 *     them by the days
 * @param birth whether this date is a day of birth, which moves by the years and the days: its year
 *     tells more than its day
 */
public record DateMove(int days, int years, boolean birth) {

  /** By days alone. */
  public static DateMove ofDays(int days) {
    return new DateMove(days, 0, false);
  }

  boolean isNone() {
    return days == 0 && years == 0;
  }

  /**
   * Another day.
   *
   * @param parts what the date says
   */
  LocalDate apply(LocalDate date, DateParts parts) {
    boolean inYears = years != 0 && parts.year() != DateParts.NONE;
    if (!inYears || (parts.isFull() && !birth)) {
      return date.plusDays(days);
    }
    if (parts.month() == DateParts.NONE) {
      return date.plusYears(parts.isDecade() ? Integer.signum(years) * 10L : years);
    }
    LocalDate moved = date.plusDays(days).plusYears(years);
    // Days may lead back into the year that the years led out of.
    return moved.getYear() == date.getYear() ? moved.plusYears(years) : moved;
  }
}
