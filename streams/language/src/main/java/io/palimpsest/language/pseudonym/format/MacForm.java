package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/** Hardware addresses: group or single, global or local stays; the maker does not. */
final class MacForm implements Form {

  private static final int DIGITS = 12;

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String address = original.compact();
    if (address.length() != DIGITS || !Hex.isHex(address) || !original.isExchangeable()) {
      return Optional.empty();
    }
    Places places = Places.fixed(address);
    for (int i = 0; i < DIGITS; i++) {
      places.open(i, Hex.DIGITS);
    }
    int flags = Character.digit(address.charAt(1), 16) & 3;
    StringBuilder sameFlags = new StringBuilder();
    for (int value = flags; value < 16; value += 4) {
      sameFlags.append(Hex.DIGITS.charAt(value));
    }
    return Recipe.of(address, places.open(1, sameFlags.toString()), other -> true);
  }
}
