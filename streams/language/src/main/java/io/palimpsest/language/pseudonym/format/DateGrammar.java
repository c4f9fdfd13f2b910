package io.palimpsest.language.pseudonym.format;

import static io.palimpsest.language.pseudonym.format.DateParts.NONE;

import java.util.Optional;

/**
 * The spellings of dates: those that the detectors find. Numbers between slashes or dashes are
 * month and day unless the first is above 12; between dots, as most of Europe writes them, day and
 * month unless the second is.
 */
final class DateGrammar {

  private final Pieces pieces;

  private DateGrammar(Pieces pieces) {
    this.pieces = pieces;
  }

  /** The date that starts at a piece. */
  static Optional<DateParts> read(Pieces pieces, int first) {
    return new DateGrammar(pieces).date(first);
  }

  private Optional<DateParts> date(int i) {
    if (pieces.get(i).kind() == Piece.Kind.WORD) {
      return monthFirst(i);
    }
    return numbers(i).or(() -> dayFirst(i)).or(() -> yearless(i)).or(() -> yearAlone(i));
  }

  /** 2021-03-04, 3/4/2021, 4.3.21. */
  private Optional<DateParts> numbers(int i) {
    String sign = pieces.get(i + 1).folded();
    if (!isJoined(i + 1) || !isJoined(i + 3) || !pieces.get(i + 3).folded().equals(sign)) {
      return Optional.empty();
    }
    if (isYear(i)) {
      return Optional.of(DateParts.ofDate(i, i + 2, i + 4, i + 5))
          .filter(parts -> pieces.get(i + 2).isShort() && pieces.get(i + 4).isShort());
    }
    boolean fits = pieces.get(i).isShort() && pieces.get(i + 2).isShort();
    if (!fits || !(isYear(i + 4) || pieces.get(i + 4).isNumber(2))) {
      return Optional.empty();
    }
    int month = monthOf(i, sign);
    return Optional.of(DateParts.ofDate(i + 4, month, 2 * i + 2 - month, i + 5));
  }

  /** 5/14, as people write it behind "on" or "since". */
  private Optional<DateParts> yearless(int i) {
    boolean fits = pieces.get(i).isShort() && pieces.get(i + 2).isShort() && isJoined(i + 1);
    if (!fits || !pieces.get(i + 1).isSignOf("/") || isJoined(i + 3)) {
      return Optional.empty();
    }
    int month = monthOf(i, "/");
    return Optional.of(DateParts.ofDate(NONE, month, 2 * i + 2 - month, i + 3));
  }

  private int monthOf(int i, String sign) {
    if (sign.equals(".")) {
      return pieces.get(i + 2).value() > 12 ? i : i + 2;
    }
    return pieces.get(i).value() > 12 ? i + 2 : i;
  }

  private boolean isJoined(int i) {
    return pieces.get(i).isSignOf("/.-")
        && pieces.isGlued(i)
        && pieces.isGlued(i + 1)
        && pieces.get(i + 1).kind() == Piece.Kind.NUMBER;
  }

  /** 4 March, 4th of March 2021, 4. März 2021, 4-Mar-2021, 4 de marzo de 2021. */
  private Optional<DateParts> dayFirst(int i) {
    int ordinal = isOrdinal(i + 1) || pieces.get(i + 1).isSignOf(".°") ? i + 1 : NONE;
    int at = ordinal == NONE ? i + 1 : i + 2;
    if (pieces.get(at).isWordOf("of", "de") || pieces.get(at).isSignOf("-")) {
      at++;
    }
    if (!pieces.get(i).isShort() || !isMonth(at)) {
      return Optional.empty();
    }
    int year = yearBehind(at + 1);
    int end = year == NONE ? at + 1 : year + 1;
    return Optional.of(DateParts.ofDate(year, at, i, end).withOrdinal(ordinal));
  }

  /** March 4, Mar. 4th, 2021, March 2021, March. */
  private Optional<DateParts> monthFirst(int i) {
    if (!isMonth(i)) {
      return Optional.empty();
    }
    int at = pieces.get(i + 1).isSignOf(".") && pieces.isGlued(i + 1) ? i + 2 : i + 1;
    if (!pieces.get(at).isShort()) {
      int year = yearBehind(at);
      return Optional.of(DateParts.ofDate(year, i, NONE, year == NONE ? at : year + 1));
    }
    int ordinal = isOrdinal(at + 1) ? at + 1 : NONE;
    int end = ordinal == NONE ? at + 1 : at + 2;
    int year = yearBehind(end);
    return Optional.of(
        DateParts.ofDate(year, i, at, year == NONE ? end : year + 1).withOrdinal(ordinal));
  }

  /** 2021, 1980s, 80s, 2013-14, 1990-1995; 04 as in "class of '04". */
  private Optional<DateParts> yearAlone(int i) {
    if (!isYear(i) && !pieces.get(i).isNumber(2)) {
      return Optional.empty();
    }
    int end = afterDecade(i);
    boolean dash = pieces.get(end).isSignOf("/-–") && pieces.isGlued(end);
    Piece until = pieces.get(end + 1);
    boolean range = isYear(i) && dash && pieces.isGlued(end + 1);
    if (range && (isYear(end + 1) || (until.isNumber(2) && end == i + 1))) {
      int last = afterDecade(end + 1);
      return last - end == end - i + 1
          ? Optional.of(DateParts.ofYears(i, end + 1, last))
          : Optional.empty();
    }
    return Optional.of(DateParts.ofDate(i, NONE, NONE, end));
  }

  private int afterDecade(int year) {
    return pieces.get(year + 1).isWordOf("s") && pieces.isGlued(year + 1) ? year + 2 : year + 1;
  }

  /** The year behind at most two signs or small words; {@link DateParts#NONE} without one. */
  private int yearBehind(int at) {
    int year = at;
    while (year < at + 2
        && (pieces.get(year).isSignOf(".,-/") || pieces.get(year).isWordOf("de", "of"))) {
      year++;
    }
    return isYear(year) ? year : NONE;
  }

  private boolean isYear(int i) {
    return pieces.get(i).isNumber(4) && pieces.get(i).value() >= 1000;
  }

  private boolean isMonth(int i) {
    return pieces.get(i).kind() == Piece.Kind.WORD && MonthNames.isMonth(pieces.get(i).folded());
  }

  private boolean isOrdinal(int i) {
    return pieces.get(i).isWordOf("st", "nd", "rd", "th", "º") && pieces.isGlued(i);
  }
}
