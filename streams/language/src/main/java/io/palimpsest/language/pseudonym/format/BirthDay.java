package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.NationalIdKind;
import java.util.Optional;

/**
 * The day of birth inside a number: where it stands and how it is written.
 *
 * @param id the number it stands in
 * @param yearAt place of the year's two digits
 * @param monthAt place of the month: two digits, or one letter
 * @param dayAt place of the day's two digits; -1 if there is none
 * @param monthBase what is added to the month; negative if the month is a letter
 * @param dayBase what is added to the day
 * @param latestYear the last year that is drawn: nobody is born in the future, and the original's
 *     own year is the only one that is known to be past
 */
record BirthDay(
    String id, int yearAt, int monthAt, int dayAt, int monthBase, int dayBase, int latestYear) {

  private static final int LETTER = -1;
  private static final int NO_DAY = -1;
  private static final String MONTH_LETTERS = "ABCDEHLMPRST";
  private static final String DIGIT_LETTERS = "LMNPQRSTUV";
  private static final int ANY_YEAR = 99;

  /** In this century at least these years are past. */
  private static final int PAST_YEARS = 10;

  private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  /** The day of birth in a number of this kind, if the kind has one. */
  static Optional<BirthDay> in(NationalIdKind kind, String id) {
    return switch (kind) {
      case PESEL -> {
        int base = (number(id, 2) - 1) / 20 * 20;
        yield Optional.of(new BirthDay(id, 0, 2, 4, base, 0, latest(base == 20, id, 0)));
      }
      case SWEDISH -> {
        int at = id.length() - 10;
        int base = number(id, at + 4) > 60 ? 60 : 0;
        int latest = latest(at > 0 && id.startsWith("20"), id, at);
        yield Optional.of(new BirthDay(id, at, at + 2, at + 4, 0, base, latest));
      }
      case FINNISH -> {
        boolean recent = id.length() == 11 && id.charAt(6) <= 'F';
        yield Optional.of(new BirthDay(id, 4, 2, 0, 0, 0, latest(recent, id, 4)));
      }
      case CODICE_FISCALE -> {
        int base = number(id, 9) > 40 ? 40 : 0;
        yield Optional.of(new BirthDay(id, 6, 8, 9, LETTER, base, ANY_YEAR));
      }
      case NIR -> Optional.of(new BirthDay(id, 1, 3, NO_DAY, 0, 0, ANY_YEAR));
      default -> Optional.empty();
    };
  }

  private static int latest(boolean recent, String id, int yearAt) {
    return recent ? Math.max(PAST_YEARS, number(id, yearAt)) : ANY_YEAR;
  }

  /** Two digits; Italy writes some of them as letters. */
  private static int number(String id, int at) {
    return digit(id.charAt(at)) * 10 + digit(id.charAt(at + 1));
  }

  private static int digit(char c) {
    return Folding.isDigit(c) ? c - '0' : DIGIT_LETTERS.indexOf(c);
  }

  /** Leaves mostly days that exist, so that few candidates are refused. */
  void narrow(Places places) {
    if (monthBase == LETTER) {
      places.only(monthAt, MONTH_LETTERS);
    } else if (month(id) <= 12) {
      places.only(monthAt, tens(monthBase, 1));
    } else {
      places.keep(monthAt, monthAt + 2); // France: a month that is not known
    }
    if (dayAt != NO_DAY) {
      String tens = tens(dayBase, 3);
      places.only(dayAt, tens + letters(tens));
    }
  }

  private static String tens(int base, int most) {
    return Places.DIGITS.substring(base / 10, base / 10 + most + 1);
  }

  private static String letters(String digits) {
    StringBuilder letters = new StringBuilder();
    digits.chars().forEach(c -> letters.append(DIGIT_LETTERS.charAt(c - '0')));
    return letters.toString();
  }

  /** Whether a number of the same kind holds another day, and one that exists. */
  boolean isAnother(String other) {
    int month = month(other);
    boolean known = month >= 1 && month <= 12;
    if (number(other, yearAt) > latestYear || (!known && month != month(id))) {
      return false;
    }
    boolean day = dayAt == NO_DAY || isDay(other, known ? month : 1);
    return day && !(number(other, yearAt) == number(id, yearAt) && sameDay(other));
  }

  private boolean isDay(String other, int month) {
    int day = number(other, dayAt) - dayBase;
    int year = number(other, yearAt);
    boolean leap = year % 4 == 0 && year != 0; // 1900 was none
    return day >= 1 && day <= (month == 2 && !leap ? 28 : DAYS[month - 1]);
  }

  private boolean sameDay(String other) {
    return month(other) == month(id)
        && (dayAt == NO_DAY || number(other, dayAt) == number(id, dayAt));
  }

  private int month(String of) {
    return monthBase == LETTER
        ? MONTH_LETTERS.indexOf(of.charAt(monthAt)) + 1
        : number(of, monthAt) - monthBase;
  }

  /** Nothing of the number. */
  @Override
  public String toString() {
    return "BirthDay";
  }
}
