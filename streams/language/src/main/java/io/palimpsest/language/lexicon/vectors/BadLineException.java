package io.palimpsest.language.lexicon.vectors;

/** Something is wrong with the line at hand. Whoever knows its number says so. */
final class BadLineException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BadLineException(String problem) {
    super(problem);
  }

  static BadLineException binary() {
    return new BadLineException(
        "looks like a binary file: give text, plain or gzip;"
            + " word2vec's binary format is not read, convert it to text");
  }
}
