package io.palimpsest.language.pseudonym.format;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * How another value is made: candidates are drawn until one passes.
 *
 * @param canonical the value apart from its spelling: what the draw depends on
 * @param candidate draws a value, as long as the original's compact one; called again and again
 * @param check what the result must satisfy, besides being another value
 * @param tries after how many candidates to give up
 * @param cased whether candidates bring their own case
 */
record Recipe(
    String canonical,
    Function<Draw, String> candidate,
    Predicate<String> check,
    int tries,
    boolean cased) {

  /** The hard limit. Most values pass once in some ten candidates. */
  static final int MAX_TRIES = 20_000;

  /** Values drawn place by place. */
  static Optional<Recipe> of(String canonical, Places places, Predicate<String> check) {
    return places.isFixed()
        ? Optional.empty()
        : Optional.of(new Recipe(canonical, places::draw, check, MAX_TRIES, false));
  }

  /** The same with a lower limit. */
  Recipe within(int fewer) {
    return new Recipe(canonical, candidate, check, fewer, cased);
  }

  /** Another value in the original's spelling. */
  Optional<String> make(Spelling original, Draw draw) {
    for (int i = 0; i < tries; i++) {
      String value = candidate.apply(draw);
      if (!value.equalsIgnoreCase(original.compact()) && check.test(value)) {
        return Optional.of(cased ? original.writeCased(value) : original.write(value));
      }
    }
    return Optional.empty();
  }

  /** Nothing of the value. */
  @Override
  public String toString() {
    return "Recipe";
  }
}
