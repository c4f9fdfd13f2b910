package io.palimpsest.language.detect.score;

/**
 * What came of one type, or of all.
 *
 * @param exact spans with the same boundaries
 * @param overlap spans that share a character
 * @param tokens tokens that a span touches
 */
public record TypeScore(Agreement exact, Agreement overlap, Agreement tokens) {

  static final TypeScore NONE = new TypeScore(Agreement.NONE, Agreement.NONE, Agreement.NONE);

  TypeScore plus(TypeScore other) {
    return new TypeScore(
        exact.plus(other.exact), overlap.plus(other.overlap), tokens.plus(other.tokens));
  }
}
