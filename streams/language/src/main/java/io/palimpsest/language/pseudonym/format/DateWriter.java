package io.palimpsest.language.pseudonym.format;

import static io.palimpsest.language.pseudonym.format.DateParts.NONE;

import java.time.LocalDate;

/** Writes another date in the spelling of a date. */
final class DateWriter {

  private final Pieces pieces;
  private final DateParts parts;
  private final String[] written;

  DateWriter(Pieces pieces, DateParts parts) {
    this.pieces = pieces;
    this.parts = parts;
    this.written = new String[pieces.size()];
  }

  /** The text with all that was changed. */
  String text() {
    return pieces.with(written);
  }

  void weekday(int days) {
    if (parts.weekday() != NONE) {
      Piece piece = pieces.get(parts.weekday());
      WeekdayNames.later(piece.folded(), days)
          .ifPresent(name -> written[parts.weekday()] = piece.word(name));
    }
  }

  void date(LocalDate date) {
    if (parts.year() != NONE) {
      year(pieces.get(parts.year()), date.getYear());
    }
    if (parts.month() != NONE) {
      month(pieces.get(parts.month()), date.getMonthValue());
    }
    if (parts.day() != NONE) {
      int width = width(pieces.get(parts.day()), pieces.get(parts.month()), date.getDayOfMonth());
      written[parts.day()] = pieces.get(parts.day()).number(date.getDayOfMonth(), width);
    }
    if (parts.ordinal() != NONE) {
      ordinal(pieces.get(parts.ordinal()), date.getDayOfMonth());
    }
  }

  private void year(Piece piece, int year) {
    int width = piece.folded().length();
    int value = parts.isDecade() ? year / 10 * 10 : year;
    written[parts.year()] = piece.number(width == 2 ? value % 100 : value, width);
    if (parts.until() != NONE) {
      Piece until = pieces.get(parts.until());
      int other = until.value() + value - piece.value();
      boolean brief = until.isNumber(2);
      written[parts.until()] = until.number(brief ? (other + 100) % 100 : other, brief ? 2 : 4);
    }
  }

  private void month(Piece piece, int month) {
    written[parts.month()] =
        MonthNames.in(pieces, parts)
            .map(names -> piece.word(names.name(month)))
            .orElseGet(() -> piece.number(month, width(piece, pieces.get(parts.day()), month)));
  }

  /**
   * How wide a day or month is written. Two digits without a leading zero leave it open: then the
   * other number decides, if it is one, and without a word from it numbers are padded, since they
   * are more often than not.
   */
  private static int width(Piece piece, Piece other, int value) {
    boolean open = piece.folded().length() == 2 && !piece.isPadded();
    boolean padded = open ? other.isNumber(2) : piece.isPadded();
    return padded || value > 9 ? 2 : 1;
  }

  private void ordinal(Piece piece, int day) {
    if (!piece.isWordOf("st", "nd", "rd", "th")) {
      return;
    }
    String ending =
        switch (day) {
          case 1, 21, 31 -> "st";
          case 2, 22 -> "nd";
          case 3, 23 -> "rd";
          default -> "th";
        };
    written[parts.ordinal()] = piece.word(ending);
  }
}
