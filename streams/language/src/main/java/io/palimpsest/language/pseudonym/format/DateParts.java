package io.palimpsest.language.pseudonym.format;

/**
 * Where the parts of a date stand among its pieces; {@link #NONE} for those that are not said.
 *
 * @param weekday a word
 * @param year a number of four digits, or of two
 * @param month a number or a word
 * @param day a number
 * @param ordinal the ending behind the day's number
 * @param until the two digits of a second year: 2013-14
 * @param end the piece after the date
 */
record DateParts(int weekday, int year, int month, int day, int ordinal, int until, int end) {

  static final int NONE = -1;

  static DateParts ofDate(int year, int month, int day, int end) {
    return new DateParts(NONE, year, month, day, NONE, NONE, end);
  }

  DateParts withWeekday(int at) {
    return new DateParts(at, year, month, day, ordinal, until, end);
  }

  DateParts withOrdinal(int at) {
    return new DateParts(weekday, year, month, day, at, until, end);
  }

  /** A year and the two digits of another. */
  static DateParts ofYears(int year, int until) {
    return new DateParts(NONE, year, NONE, NONE, NONE, until, until + 1);
  }

  /** Whether it names one day. */
  boolean isFull() {
    return year != NONE && month != NONE && day != NONE;
  }

  /** Whether it names ten years: a year with an s behind it. */
  boolean isDecade() {
    return year != NONE && month == NONE && until == NONE && end == year + 2;
  }

  /** Whether it says nothing but the day of the week. */
  boolean isWeekdayOnly() {
    return year == NONE && month == NONE;
  }
}
