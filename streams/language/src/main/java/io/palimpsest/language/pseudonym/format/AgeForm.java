package io.palimpsest.language.pseudonym.format;

import java.util.Optional;

/** Ages: one digit stays below ten, two below a hundred, three at most 120. */
final class AgeForm implements Form {

  private static final int[] LEAST = {1, 10, 100};
  private static final int[] MOST = {9, 99, 120};

  @Override
  public Optional<Recipe> recipe(Spelling original) {
    String age = original.compact();
    boolean fits =
        age.length() <= LEAST.length
            && age.charAt(0) != '0'
            && age.chars().allMatch(Folding::isDigit);
    if (!fits) {
      return Optional.empty();
    }
    int least = LEAST[age.length() - 1];
    int most = MOST[age.length() - 1];
    return Optional.of(
        new Recipe(
            age,
            draw -> Integer.toString(draw.between(least, most)),
            other -> true,
            Recipe.MAX_TRIES,
            false));
  }
}
