package io.palimpsest.language.pseudonym.format;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The spellings of times of day: 18:30, 6:30:15 pm, 6 p.m., 18h30, 18.30 Uhr, 6 o'clock, and from
 * one to another as 5pm-6pm; with the zone behind.
 *
 * <p>Trap: what a dash means is open. Behind seconds it leads to an offset, as computers write it,
 * else to a second time, so that none is taken for a zone and left as it was.
 */
final class TimeGrammar {

  private static final Set<String> ZONES =
      Set.of(
          "z utc gmt est edt cst cdt mst mdt pst pdt cet cest bst ist aest jst et pt".split(" "));

  private static final int NONE = DateParts.NONE;
  private static final int LONGEST_FRACTION = 9;

  private final Pieces pieces;

  private TimeGrammar(Pieces pieces) {
    this.pieces = pieces;
  }

  /** The time behind a date. */
  static Optional<TimeParts> behind(Pieces pieces, int end) {
    Piece link = pieces.get(end);
    boolean linked = link.isSignOf(",") || link.isWordOf("at", "t");
    return new TimeGrammar(pieces).read(linked ? end + 1 : end);
  }

  /** Where the dash stands between the first and the second time of a text. */
  static OptionalInt dash(String text) {
    Pieces pieces = Pieces.of(text);
    TimeGrammar grammar = new TimeGrammar(pieces);
    int clock = grammar.clock(0);
    int end = clock == NONE && pieces.get(0).isShort() ? 1 : clock; // 5-6pm
    return end != NONE && grammar.joined(0, end) != NONE
        ? OptionalInt.of(pieces.get(end).start())
        : OptionalInt.empty();
  }

  private Optional<TimeParts> read(int first) {
    int end = clock(first);
    if (end == NONE) {
      return Optional.empty();
    }
    int start = first;
    int other = joined(start, end);
    while (other != NONE) {
      start = end + 1;
      end = other;
      other = joined(start, end);
    }
    return Optional.of(new TimeParts(first, end, zone(end)));
  }

  /** After the time that a dash joins to another; {@link #NONE} without one. */
  private int joined(int first, int dash) {
    boolean seconds = pieces.get(first + 3).isSignOf(":") && dash > first + 4;
    boolean offset = seconds && pieces.isGlued(dash) && pieces.get(dash + 1).isNumber(2);
    return pieces.get(dash).isSignOf("-") && !offset ? clock(dash + 1) : NONE;
  }

  /** After the time that starts here, which says more than a number. */
  private int clock(int at) {
    if (!pieces.get(at).isShort()) {
      return NONE;
    }
    int end = minutes(at);
    int after = clockWord(end);
    return after > at + 1 ? after : NONE;
  }

  private int minutes(int hour) {
    boolean sign = pieces.get(hour + 1).isSignOf(":.") || pieces.get(hour + 1).isWordOf("h");
    if (!sign || !isSixty(hour + 1)) {
      return hour + 1;
    }
    int end = hour + 3;
    if (!pieces.get(end).isSignOf(":") || !isSixty(end)) {
      return end;
    }
    end += 2;
    Piece fraction = pieces.get(end + 1);
    boolean exact =
        pieces.get(end).isSignOf(".,")
            && pieces.isGlued(end)
            && pieces.isGlued(end + 1)
            && fraction.kind() == Piece.Kind.NUMBER
            && fraction.folded().length() <= LONGEST_FRACTION;
    return exact ? end + 2 : end;
  }

  private boolean isSixty(int sign) {
    return pieces.isGlued(sign) && pieces.isGlued(sign + 1) && pieces.get(sign + 1).isNumber(2);
  }

  private int clockWord(int at) {
    if (pieces.get(at).isWordOf("am", "pm", "uhr", "h")) {
      return at + 1;
    }
    boolean half =
        pieces.get(at).isWordOf("a", "p")
            && pieces.get(at + 1).isSignOf(".")
            && pieces.get(at + 2).isWordOf("m");
    if (half) {
      return pieces.get(at + 3).isSignOf(".") && pieces.isGlued(at + 3) ? at + 4 : at + 3;
    }
    boolean clock = pieces.get(at).isWordOf("o") && pieces.get(at + 2).isWordOf("clock");
    return clock && pieces.get(at + 1).isSignOf("'") ? at + 3 : at;
  }

  /** After a zone; the same piece without one. */
  private int zone(int at) {
    boolean named = ZONES.contains(pieces.get(at).folded());
    int sign = named ? at + 1 : at;
    Piece hours = pieces.get(sign + 1);
    if (!pieces.get(sign).isSignOf("+-") || hours.kind() != Piece.Kind.NUMBER) {
      return sign;
    }
    boolean minutes = hours.isShort() && pieces.get(sign + 2).isSignOf(":") && isSixty(sign + 2);
    boolean exists =
        minutes
            ? ZoneOffset.exists(hours.folded(), pieces.get(sign + 3).folded())
            : ZoneOffset.exists(hours.folded());
    return !exists ? sign : minutes ? sign + 4 : sign + 2;
  }
}
