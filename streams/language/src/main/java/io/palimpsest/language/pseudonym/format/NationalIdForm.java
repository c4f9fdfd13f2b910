package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.NationalIdKind;
import java.util.List;
import java.util.Optional;

/**
 * Numbers of states. Which one it is, the digits alone often leave open, so the result satisfies
 * every check that the original satisfies. Days of birth become other days that exist; sex and
 * place of birth are drawn anew.
 */
final class NationalIdForm implements Form {

  /**
   * One number in 260 is a German one, one in 340 a French one, and one in 1,600 of nine digits
   * fits all kinds of that length; giving up on such a one has a probability of e^-5. Ten digits
   * that are two days of birth and two checks at once are given up, so that nobody can make us
   * search.
   */
  private static final int TRIES = 8000;

  private static final String DIGIT_LETTERS = "LMNPQRSTUV";

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    if (original.hasForeignLetters()) {
      return Optional.empty();
    }
    String compact = original.compact();
    List<NationalIdKind> kinds = NationalIdKind.of(compact);
    List<BirthDay> births =
        kinds.stream().flatMap(kind -> BirthDay.in(kind, compact).stream()).toList();
    Places places = Places.like(compact);
    kinds.forEach(kind -> narrow(kind, compact, places));
    births.forEach(birth -> birth.narrow(places));
    return Recipe.of(compact, places, id -> isAnother(id, kinds, births))
        .map(recipe -> recipe.within(TRIES));
  }

  private static boolean isAnother(String id, List<NationalIdKind> kinds, List<BirthDay> births) {
    for (BirthDay birth : births) {
      if (!birth.isAnother(id)) {
        return false;
      }
    }
    for (NationalIdKind kind : kinds) {
      if (!kind.accepts(id)) {
        return false;
      }
    }
    return true;
  }

  /** What the kind would refuse most often anyway, and the sort of number within the kind. */
  private static void narrow(NationalIdKind kind, String compact, Places places) {
    switch (kind) {
      case US -> places.only(0, "9").only(0, "012345678");
      case NINO -> places.only(8, "ABCD");
      case NIF -> places.only(0, Places.DIGITS + "XYZ");
      case NIR -> places.only(0, "12").only(5, "012345678");
      case PAN -> places.keep(3, 4);
      case NRIC -> places.keep(0, 1);
      case MEDICARE -> places.only(0, "23456");
      case FINNISH -> places.keep(6, compact.length() == 11 ? 7 : 6);
      case SWEDISH -> places.keep(0, compact.length() - 10);
      case CODICE_FISCALE -> {
        for (int i = 6; i < 15; i++) {
          boolean digit = i != 8 && i != 11;
          places.only(i, digit ? Places.DIGITS + DIGIT_LETTERS : Places.LETTERS);
        }
        places.only(11, "ABCDEFGHILM");
      }
      default -> {}
    }
  }
}
