package io.palimpsest.language.pseudonym.format;

import java.util.List;
import java.util.Optional;

/**
 * Latitude and longitude, in decimals or in degrees, minutes and seconds: another point with the
 * same signs, hence in the same quarter of the globe, with as many digits before the point.
 */
final class CoordinateForm implements Form {

  private static final int LATITUDE = 90;
  private static final int LONGITUDE = 180;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String folded = original.folded();
    String compact = original.compact();
    List<Run> runs = Run.of(folded);
    Places places = Places.fixed(compact);
    boolean signs = folded.indexOf('°') >= 0;
    Run[] degrees = new Run[2];
    int found = 0;
    for (int i = 0; i < runs.size(); i++) {
      Run run = runs.get(i);
      open(run, places);
      if (i > 0 && run.isFractionOf(runs.get(i - 1), folded)) {
        continue;
      }
      if (!signs || isBeforeDegreeSign(runs, i, folded)) {
        if (found == degrees.length) {
          return Optional.empty();
        }
        degrees[found++] = run;
        if (run.length() > 1) {
          places.keepZeroAt(run.place());
        }
      } else {
        places.only(run.place(), run.length() == 1 ? Places.DIGITS : "012345");
      }
    }
    if (found < degrees.length) {
      return Optional.empty();
    }
    return Recipe.of(
        compact,
        places,
        point -> isBelow(LATITUDE, degrees[0], point) && isBelow(LONGITUDE, degrees[1], point));
  }

  private static void open(Run run, Places places) {
    for (int i = run.place(); i < run.placeEnd(); i++) {
      places.open(i, Places.DIGITS);
    }
  }

  private static boolean isBeforeDegreeSign(List<Run> runs, int i, String folded) {
    boolean fraction = i + 1 < runs.size() && runs.get(i + 1).isFractionOf(runs.get(i), folded);
    return runs.get(fraction ? i + 1 : i).after(folded) == '°';
  }

  /** Below and not at the bound: whatever follows the degrees then fits. */
  private static boolean isBelow(int bound, Run degrees, String point) {
    int value = degrees.value(point);
    return value >= 0 && value < bound;
  }
}
