package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/**
 * Amounts: other digits, the same number of them, beside the same currency and scale. An amount is
 * the same amount in every currency.
 */
final class MoneyForm implements Form {

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String compact = original.compact();
    Places places = Places.fixed(compact);
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < compact.length(); i++) {
      if (Folding.isDigit(compact.charAt(i))) {
        boolean first = digits.isEmpty();
        digits.append(compact.charAt(i));
        places.open(i, Places.DIGITS);
        if (first) {
          places.keepZeroAt(i);
        }
      }
    }
    if (digits.length() == 1) {
      places.open(compact.indexOf(digits.charAt(0)), Places.NO_ZERO);
    }
    return digits.isEmpty()
        ? Optional.empty()
        : Recipe.of(digits.toString(), places, amount -> true);
  }
}
