package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/**
 * Where the name of a day stands beside a date: Mon, (Wed) or Friday the.
 *
 * @param at the name
 * @param next the piece after it and all that belongs to it
 */
record WeekdayPlace(int at, int next) {

  /** At the beginning of a text. */
  static Optional<WeekdayPlace> first(Pieces pieces) {
    return read(pieces, 0).map(place -> place.withLink(pieces));
  }

  /** Behind a date or its time. */
  static Optional<WeekdayPlace> behind(Pieces pieces, int end) {
    return read(pieces, pieces.get(end).isSignOf(",-") ? end + 1 : end);
  }

  private static Optional<WeekdayPlace> read(Pieces pieces, int from) {
    boolean open = pieces.get(from).isSignOf("([");
    int at = open ? from + 1 : from;
    if (!WeekdayNames.isWeekday(pieces.get(at).folded())) {
      return Optional.empty();
    }
    int next = pieces.get(at + 1).isSignOf(".") && pieces.isGlued(at + 1) ? at + 2 : at + 1;
    if (!open) {
      return Optional.of(new WeekdayPlace(at, next));
    }
    return Optional.of(new WeekdayPlace(at, next + 1))
        .filter(place -> pieces.get(next).isSignOf(")]"));
  }

  private WeekdayPlace withLink(Pieces pieces) {
    int after = pieces.get(next).isSignOf(",.-:") ? next + 1 : next;
    return new WeekdayPlace(at, pieces.get(after).isWordOf("the") ? after + 1 : after);
  }
}
