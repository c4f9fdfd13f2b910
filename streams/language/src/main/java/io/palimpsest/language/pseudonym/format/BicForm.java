package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.FormChecks;
import java.util.Optional;

/** Bank identifiers: the country stays, and XXX for the head office. */
final class BicForm implements Form {

  private static final String HEAD_OFFICE = "XXX";

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String code = original.compact();
    if (original.hasForeignLetters() || !FormChecks.isBic(code)) {
      return Optional.empty();
    }
    Places places = Places.like(code).keep(4, 6);
    if (code.endsWith(HEAD_OFFICE)) {
      places.keep(8, code.length());
    }
    return Recipe.of(code, places, FormChecks::isBic);
  }
}
