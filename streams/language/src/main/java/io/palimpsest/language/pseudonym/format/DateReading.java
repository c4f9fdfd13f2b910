package io.palimpsest.language.pseudonym.format;

import static io.palimpsest.language.pseudonym.format.DateParts.NONE;

import java.util.Optional;

/**
 * A text that is a date and nothing else: the date itself, the name of its day before it or behind,
 * and a time.
 */
record DateReading(DateParts date, Optional<TimeParts> time) {

  /** Empty if the text is anything else. */
  static Optional<DateReading> of(Pieces pieces) {
    Optional<WeekdayPlace> first = WeekdayPlace.first(pieces);
    if (first.isEmpty()) {
      return DateGrammar.read(pieces, 0).flatMap(date -> withRest(pieces, date));
    }
    int weekday = first.get().at();
    int next = first.get().next();
    Optional<DateParts> date =
        next == pieces.size()
            ? Optional.of(DateParts.ofDate(NONE, NONE, NONE, next))
            : DateGrammar.read(pieces, next);
    return date.flatMap(parts -> withRest(pieces, parts.withWeekday(weekday)));
  }

  private static Optional<DateReading> withRest(Pieces pieces, DateParts date) {
    Optional<WeekdayPlace> near = weekdayBehind(pieces, date, date.end());
    int dateEnd = near.map(WeekdayPlace::next).orElse(date.end());
    DateParts dated = near.map(place -> date.withWeekday(place.at())).orElse(date);
    Optional<TimeParts> time = TimeGrammar.behind(pieces, dateEnd);
    int timeEnd = time.map(TimeParts::next).orElse(dateEnd);
    Optional<WeekdayPlace> last = weekdayBehind(pieces, dated, timeEnd);
    DateParts whole = last.map(place -> dated.withWeekday(place.at())).orElse(dated);
    int end = last.map(WeekdayPlace::next).orElse(timeEnd);
    return end == pieces.size() ? Optional.of(new DateReading(whole, time)) : Optional.empty();
  }

  /** Only one name is read: of two, the second is no part of the date. */
  private static Optional<WeekdayPlace> weekdayBehind(Pieces pieces, DateParts date, int end) {
    return date.weekday() == NONE ? WeekdayPlace.behind(pieces, end) : Optional.empty();
  }
}
