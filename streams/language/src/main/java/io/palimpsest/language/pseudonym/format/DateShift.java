package io.palimpsest.language.pseudonym.format;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Moves dates by a number of days, so that intervals stay, in the spelling in which they were
 * written: padding, names of months and days in their length and case, endings such as 1st and 2nd.
 * The name of the day beside the date moves with it, short or in full, before or behind, in
 * brackets or not. A time behind the date stays; {@link #time} says where.
 *
 * <p>Names stay in their language as far as the date tells it: a name that languages share counts
 * as one in the language of the other words, else as English, else as one of the first that has it.
 *
 * <p>How much a date says decides how it moves:
 *
 * <ul>
 *   <li>day, month, year: by the days, and is never the original again. Two-digit years are 1970 to
 *       2069.
 *   <li>day and month: by the days, as if in 2021, which has no 29th of February (that day alone is
 *       read in 2020).
 *   <li>month: as its 15th does, and with a year by the {@linkplain DateMove#years() years} too.
 *   <li>year: by the years, two of them alike; a decade by one decade. Two digits stand for a year
 *       of their century.
 *   <li>weekday: by the days modulo 7.
 *   <li>a {@linkplain DateMove#birth() day of birth}: by the days and the years.
 * </ul>
 *
 * <p>Without years ({@code 0}), a month with a year moves as its 15th, a year as its 1st of July,
 * so that it mostly stays, and a decade as its middle.
 *
 * <p>Trap: {@code 03/04/2021} is the 4th of March, {@code 13/04/2021} can only be the 13th of
 * April, {@code 03.04.2021} is the 3rd of April. Whoever writes days first between slashes gets
 * intervals that are off; and shifting such a date back may not give the original.
 *
 * <p>Stateless and thread-safe; never throws, whatever the text.
 */
public final class DateShift {

  /** Longest text that is read, in UTF-16 units. */
  public static final int MAX_LENGTH = 128;

  /** The date moved by days alone. */
  public Optional<String> shift(String original, int days) {
    return shift(original, DateMove.ofDays(days));
  }

  /**
   * The moved date.
   *
   * @param original the text of a DATE span
   * @return empty if the text is no date of a known spelling, or the result could not be spelled so
   */
  public Optional<String> shift(String original, DateMove move) {
    if (original.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    Pieces pieces = Pieces.of(original);
    return DateReading.of(pieces)
        .map(DateReading::date)
        .flatMap(
            parts ->
                shift(pieces, parts, move)
                    .filter(moved -> move.isNone() || !parts.isFull() || !moved.equals(original)));
  }

  /**
   * The time of day in the text of a date, for whoever has another rule for times. {@link #shift}
   * leaves it as it was: the moved text has the same time, at a place that this method finds again.
   *
   * @param date the text of a DATE span, moved or not
   * @return the time without what links it to the date and without the zone, of a range of times
   *     the whole; empty if there is no time or the text is no date of a known spelling
   */
  public Optional<TimePlace> time(String date) {
    if (date.length() > MAX_LENGTH) {
      return Optional.empty();
    }
    Pieces pieces = Pieces.of(date);
    return DateReading.of(pieces).flatMap(DateReading::time).map(time -> time.place(pieces));
  }

  private static Optional<String> shift(Pieces pieces, DateParts parts, DateMove move) {
    DateWriter writer = new DateWriter(pieces, parts);
    writer.weekday(move.days());
    if (parts.isWeekdayOnly()) {
      return Optional.of(writer.text());
    }
    return DateValue.of(pieces, parts)
        .map(date -> move.apply(date, parts))
        .filter(DateShift::isSpellable)
        .map(
            date -> {
              writer.date(date);
              return writer.text();
            });
  }

  private static boolean isSpellable(LocalDate date) {
    return date.getYear() >= DateValue.FIRST_YEAR && date.getYear() <= DateValue.LAST_YEAR;
  }
}
