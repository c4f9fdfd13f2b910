package io.palimpsest.language.pseudonym.format;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Times of day: morning stays morning, and what is no hour, minute or second stays. */
final class TimeForm implements Form {

  /** Hour, minute, second, fraction. */
  private static final int PARTS = 4;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String compact = original.compact();
    List<Run> runs = Run.of(original.folded());
    List<Run> parts =
        runs.stream().limit(PARTS).takeWhile(run -> !isOffset(run, original)).toList();
    boolean zoned = isZone(runs.subList(parts.size(), runs.size()), original);
    if (parts.isEmpty() || !zoned || !isTime(parts, compact)) {
      return Optional.empty();
    }
    Places places = Places.fixed(compact);
    for (Run part : parts.subList(1, parts.size())) {
      for (int i = part.place(); i < part.placeEnd(); i++) {
        places.open(i, Places.DIGITS);
      }
      if (part != parts.get(parts.size() - 1) || parts.size() < PARTS) {
        places.only(part.place(), "012345");
      }
    }
    Run hour = parts.get(0);
    boolean half = isHalfDay(compact, parts.get(parts.size() - 1).placeEnd());
    return Optional.of(
        new Recipe(
            compact,
            draw -> replace(places.draw(draw), hour, hour(hour, compact, half, draw)),
            time -> true,
            Recipe.MAX_TRIES,
            false));
  }

  private static boolean isOffset(Run run, Spelling original) {
    return "+-".indexOf(run.before(original.folded())) >= 0;
  }

  /** Whether all that is left of the digits is a zone's offset: anything else would stay. */
  private static boolean isZone(List<Run> rest, Spelling original) {
    if (rest.isEmpty()) {
      return true;
    }
    String compact = original.compact();
    String hours = compact.substring(rest.get(0).place(), rest.get(0).placeEnd());
    if (rest.size() == 1) {
      return isOffset(rest.get(0), original) && ZoneOffset.exists(hours);
    }
    String minutes = compact.substring(rest.get(1).place(), rest.get(1).placeEnd());
    return rest.size() == 2
        && isOffset(rest.get(0), original)
        && hours.length() <= 2
        && ZoneOffset.exists(hours, minutes);
  }

  private static boolean isTime(List<Run> parts, String compact) {
    boolean hour = parts.get(0).length() <= 2 && parts.get(0).value(compact) <= 24;
    return hour
        && parts.stream()
            .limit(PARTS - 1)
            .skip(1)
            .allMatch(part -> part.length() == 2 && part.value(compact) < 60);
  }

  private static boolean isHalfDay(String compact, int end) {
    return compact.startsWith("AM", end)
        || compact.startsWith("PM", end)
        || compact.startsWith("OCLOCK", end);
  }

  private static String hour(Run hour, String compact, boolean half, Draw draw) {
    if (hour.length() == 1) {
      return Integer.toString(draw.between(half ? 1 : 0, 9));
    }
    boolean padded = compact.charAt(hour.place()) == '0';
    int value = half ? draw.between(padded ? 1 : 10, 12) : draw.between(0, 23);
    return String.format(Locale.ROOT, "%02d", value);
  }

  private static String replace(String time, Run run, String digits) {
    return time.substring(0, run.place()) + digits + time.substring(run.placeEnd());
  }
}
