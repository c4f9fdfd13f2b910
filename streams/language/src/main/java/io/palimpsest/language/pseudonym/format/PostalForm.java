package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/** Postal codes, with the letters that Britain and Canada use where. */
final class PostalForm implements Form {

  private static final String CANADIAN = "ABCEGHJKLMNPRSTVWXYZ";
  private static final String BRITISH_INWARD = "ABDEFGHJLNPQRSTUWXYZ";

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    if (original.hasForeignLetters()) {
      return Optional.empty();
    }
    String code = original.compact();
    Places places = Places.like(code).only(0, Places.NO_ZERO);
    if (isCanadian(code)) {
      for (int i = 0; i < code.length(); i += 2) {
        places.only(i, CANADIAN);
      }
    } else if (Folding.isLetter(code.charAt(0))) {
      for (int i = Math.max(0, code.length() - 2); i < code.length(); i++) {
        places.only(i, BRITISH_INWARD);
      }
    }
    boolean year = isYear(code);
    return Recipe.of(code, places, other -> year || !isYear(other));
  }

  private static boolean isCanadian(String code) {
    boolean fits = code.length() == 6;
    for (int i = 0; fits && i < code.length(); i++) {
      fits = Folding.isLetter(code.charAt(i)) == (i % 2 == 0);
    }
    return fits;
  }

  /** Four digits that readers, and detectors, would take for a year. */
  private static boolean isYear(String code) {
    return code.length() == 4 && code.compareTo("1800") >= 0 && code.compareTo("2100") < 0;
  }
}
