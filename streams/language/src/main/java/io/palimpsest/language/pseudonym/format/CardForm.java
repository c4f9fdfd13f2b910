package io.palimpsest.language.pseudonym.format;

import io.palimpsest.language.detect.pattern.FormChecks;
import java.util.Optional;
import java.util.function.Predicate;

/** Payment cards: the digits that name the network stay, the issuer's others do not. */
final class CardForm implements Form {

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String digits = original.compact();
    if (original.hasForeignLetters() || !digits.chars().allMatch(Folding::isDigit)) {
      return Optional.empty();
    }
    int network = Math.min(digits.length(), networkLength(digits));
    return Recipe.of(digits, Places.like(digits).keep(0, network), check(digits));
  }

  /** Visa owns a digit, most others two; 2xxx, 30xx, 35xx and the old 1800 are shared. */
  private static int networkLength(String digits) {
    char first = digits.charAt(0);
    if (first == '4') {
      return 1;
    }
    boolean shared = first <= '2' || digits.startsWith("30") || digits.startsWith("35");
    return shared ? 4 : 2;
  }

  private static Predicate<String> check(String digits) {
    if (FormChecks.isCard(digits)) {
      return FormChecks::isCard;
    }
    return FormChecks.hasLuhn(digits) ? FormChecks::hasLuhn : any -> true;
  }
}
