package io.palimpsest.language.pseudonym.format;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The names of the days, from Monday on, in the languages whose dates are found; in English short
 * too. The order decides between lists that share a name.
 */
enum WeekdayNames {
  ENGLISH(DateLanguage.ENGLISH, "monday tuesday wednesday thursday friday saturday sunday"),
  ENGLISH_SHORT(DateLanguage.ENGLISH, "mon tue wed thu fri sat sun"),
  ENGLISH_THUR(DateLanguage.ENGLISH, "mon tues wed thur fri sat sun"),
  ENGLISH_THURS(DateLanguage.ENGLISH, "mon tues weds thurs fri sat sun"),
  GERMAN(DateLanguage.GERMAN, "montag dienstag mittwoch donnerstag freitag samstag sonntag"),
  FRENCH(DateLanguage.FRENCH, "lundi mardi mercredi jeudi vendredi samedi dimanche");

  private final DateLanguage language;
  private final List<String> names;

  WeekdayNames(DateLanguage language, String names) {
    this.language = language;
    this.names = List.of(names.split(" "));
  }

  /** The name of the day that many days later, in the same language and length. */
  static Optional<String> later(String name, int days) {
    return of(name)
        .map(of -> of.names.get(Math.floorMod(of.names.indexOf(name) + Math.floorMod(days, 7), 7)));
  }

  static boolean isWeekday(String name) {
    return of(name).isPresent();
  }

  /** Empty if it is no day of the week. */
  static Optional<DateLanguage> language(String name) {
    return of(name).map(of -> of.language);
  }

  private static Optional<WeekdayNames> of(String name) {
    return Arrays.stream(values()).filter(of -> of.names.contains(name)).findFirst();
  }
}
