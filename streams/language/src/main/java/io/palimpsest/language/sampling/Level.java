package io.palimpsest.language.sampling;

/** How often a word is drawn, and so what a promise is per. */
public enum Level {
  /** Every occurrence anew. Who repeats a word gives an observer more to average. */
  TOKEN("occurrence of a word"),

  /** Once in a post: repeats come out alike, and the pattern of repeats stays visible. */
  RECORD("word type in a post"),

  /**
   * Once for an author, key epoch and table: the same, over all posts. A table is a mechanism with
   * its epsilon over a lexicon; where a policy or an author changes one, the word is drawn again.
   */
  USER("word type of an author in a key epoch and table");

  private final String unit;

  Level(String unit) {
    this.unit = unit;
  }

  /** What a promise is per. */
  public String unit() {
    return unit;
  }
}
