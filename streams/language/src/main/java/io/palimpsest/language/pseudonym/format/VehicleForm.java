package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.FormChecks;
import java.util.Optional;
import java.util.function.Predicate;

/** Vehicle identification numbers, with their check digit where the original has it; plates. */
final class VehicleForm implements Form {

  /** I, O and Q are never used. */
  private static final String VIN_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ";

  private static final int CHECK_PLACE = 8;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    if (original.hasForeignLetters()) {
      return Optional.empty();
    }
    String code = original.compact();
    Places places = Places.like(code);
    if (!FormChecks.hasVinForm(code)) {
      return Recipe.of(code, places, any -> true);
    }
    for (int i = 0; i < code.length(); i++) {
      places.only(i, Places.DIGITS + VIN_LETTERS);
    }
    Predicate<String> check = FormChecks::hasVinForm;
    if (FormChecks.isVin(code)) {
      check = FormChecks::isVin;
      places.only(CHECK_PLACE, Places.DIGITS + "X");
    }
    return Recipe.of(code, places, check);
  }
}
