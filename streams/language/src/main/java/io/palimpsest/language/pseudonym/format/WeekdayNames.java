package io.palimpsest.language.pseudonym.format;

import java.util.List;
import java.util.Optional;

/** The names of the days, from Monday on, in the languages whose dates are found. */
final class WeekdayNames {

  private static final List<List<String>> LANGUAGES =
      List.of(
          names("monday tuesday wednesday thursday friday saturday sunday"),
          names("montag dienstag mittwoch donnerstag freitag samstag sonntag"),
          names("lundi mardi mercredi jeudi vendredi samedi dimanche"));

  private WeekdayNames() {}

  private static List<String> names(String names) {
    return List.of(names.split(" "));
  }

  /** The name of the day that many days later, in the same language. */
  static Optional<String> later(String name, int days) {
    return LANGUAGES.stream()
        .filter(names -> names.contains(name))
        .map(names -> names.get(Math.floorMod(names.indexOf(name) + Math.floorMod(days, 7), 7)))
        .findFirst();
  }

  static boolean isWeekday(String name) {
    return LANGUAGES.stream().anyMatch(names -> names.contains(name));
  }
}
