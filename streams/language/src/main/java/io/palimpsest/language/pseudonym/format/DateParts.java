package io.palimpsest.language.pseudonym.format;

/**
 * Where the parts of a date stand among its pieces; {@link #NONE} for those that are not said.
 *
 * @param weekday a word
 * @param year a number of four digits, or of two
 * @param month a number or a word
 * @param day a number
 * @param ordinal the ending behind the day's number
 * @param until a second year: 2013-14
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

  /** Two years. */
  static DateParts ofYears(int year, int until, int end) {
    return new DateParts(NONE, year, NONE, NONE, NONE, until, end);
  }

  /** Whether it names one day. */
  boolean isFull() {
    return year != NONE && month != NONE && day != NONE;
  }

  /** Whether it names ten years: a year with an s behind it, or two of them. */
  boolean isDecade() {
    boolean single = until == NONE && end == year + 2;
    return year != NONE && month == NONE && (single || until == year + 3);
  }

  /** Whether it says nothing but the day of the week. */
  boolean isWeekdayOnly() {
    return year == NONE && month == NONE;
  }
}
