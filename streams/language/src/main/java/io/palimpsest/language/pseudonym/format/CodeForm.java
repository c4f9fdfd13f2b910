package io.palimpsest.language.pseudonym.format;

import java.util.Optional;
import java.util.function.Predicate;

/**
 * A code whose form is all that is known of it: a digit for a digit, a letter for a letter.
 *
 * @param check kept where the original satisfies it
 */
record CodeForm(Predicate<String> check) implements Form {

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    if (original.hasForeignLetters()) {
      return Optional.empty();
    }
    String compact = original.compact();
    boolean checked = check.test(compact);
    return Recipe.of(
        compact,
        Places.like(compact),
        code -> (!checked || check.test(code)) && SharedRuns.areShort(compact, code));
  }
}
