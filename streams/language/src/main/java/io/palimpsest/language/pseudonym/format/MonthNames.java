package io.palimpsest.language.pseudonym.format;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The names of the months, in full or short, in the languages whose dates are found. The order
 * decides between languages that share a name.
 */
enum MonthNames {
  ENGLISH(
      DateLanguage.ENGLISH,
      "january february march april may june july august september october november december"),
  ENGLISH_SHORT(DateLanguage.ENGLISH, "jan feb mar apr may jun jul aug sep oct nov dec"),
  GERMAN(
      DateLanguage.GERMAN,
      "januar februar märz april mai juni juli august september oktober november dezember"),
  GERMAN_SHORT(DateLanguage.GERMAN, "jan feb mrz apr mai jun jul aug sep okt nov dez"),
  FRENCH(
      DateLanguage.FRENCH,
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
  FRENCH_SHORT(DateLanguage.FRENCH, "janv févr mars avr mai juin juil août sept oct nov déc"),
  SPANISH(
      DateLanguage.SPANISH,
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
  SPANISH_SHORT(DateLanguage.SPANISH, "ene feb mar abr may jun jul ago sep oct nov dic"),
  ITALIAN(
      DateLanguage.ITALIAN,
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre"
          + " dicembre"),
  DUTCH(
      DateLanguage.DUTCH,
      "januari februari maart april mei juni juli augustus september oktober november december"),
  PORTUGUESE(
      DateLanguage.PORTUGUESE,
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
  SWEDISH(
      DateLanguage.SWEDISH,
      "januari februari mars april maj juni juli augusti september oktober november december");

  private final DateLanguage language;
  private final List<String> names;

  MonthNames(DateLanguage language, String names) {
    this.language = language;
    this.names = List.of(names.split(" "));
  }

  /**
   * Whose name the month of a date is: in the language of the date's other words, else in English,
   * else in the first one that has it. Empty if it is written as a number.
   */
  static Optional<MonthNames> in(Pieces pieces, DateParts parts) {
    Piece name = pieces.get(parts.month());
    boolean dot = pieces.get(parts.month() + 1).isSignOf(".");
    boolean small = Character.isLowerCase(name.written().codePointAt(0)); // no German writes so
    Set<DateLanguage> said = languages(pieces, parts);
    return Arrays.stream(values())
        .filter(names -> names.month(name.folded()) > 0)
        .min(
            Comparator.<MonthNames>comparingInt(names -> said.contains(names.language) ? 0 : 1)
                .thenComparingInt(names -> names.language == DateLanguage.ENGLISH ? 0 : 1)
                .thenComparingInt(names -> names.isGerman() && small ? 1 : 0)
                .thenComparing(names -> names.language)
                .thenComparingInt(names -> names.isShort() == dot ? 0 : 1));
  }

  /** The languages of the words beside the month; none if there are no such words. */
  private static Set<DateLanguage> languages(Pieces pieces, DateParts parts) {
    Set<DateLanguage> said = EnumSet.noneOf(DateLanguage.class);
    WeekdayNames.language(pieces.get(parts.weekday()).folded()).ifPresent(said::add);
    if (pieces.get(parts.ordinal()).isSignOf(".")) { // 4. April
      said.add(DateLanguage.GERMAN);
    }
    if (pieces.get(parts.month() - 1).isWordOf("de")) {
      said.addAll(EnumSet.of(DateLanguage.SPANISH, DateLanguage.PORTUGUESE));
    }
    return said;
  }

  static boolean isMonth(String name) {
    return Arrays.stream(values()).anyMatch(names -> names.month(name) > 0);
  }

  private boolean isShort() {
    return name().endsWith("_SHORT");
  }

  private boolean isGerman() {
    return language == DateLanguage.GERMAN;
  }

  /** 1 to 12; 0 when it is no month here. */
  int month(String name) {
    boolean sept = this == ENGLISH_SHORT && name.equals("sept");
    return sept ? 9 : names.indexOf(name) + 1;
  }

  /**
   * A month's name.
   *
   * @param month 1 to 12
   */
  String name(int month) {
    return names.get(month - 1);
  }
}
