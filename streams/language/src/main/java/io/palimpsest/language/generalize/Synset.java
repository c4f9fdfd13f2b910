package io.palimpsest.language.generalize;

import java.util.List;

/**
 * One meaning in WordNet.
 *
 * @param id where it stands in WordNet's file of nouns
 * @param file the lexicographer file: what it is about, roughly
 * @param words its words, the main one first
 * @param kinds what it is a kind of, by id
 * @param instanceOf what it is the one and only something of, by id; empty unless it is a name
 * @param wholes what it is a part of, by id
 */
record Synset(
    int id,
    int file,
    List<String> words,
    List<Integer> kinds,
    List<Integer> instanceOf,
    List<Integer> wholes) {
  // Lexicographer files of WordNet 3.1.
  static final int TOPS = 3;
  static final int ARTIFACTS = 6;
  static final int GROUPS = 14;
  static final int PLACES = 15;
  static final int NATURAL_OBJECTS = 17;

  @Override
  public boolean equals(Object other) {
    return other instanceof Synset synset && synset.id == id;
  }

  @Override
  public int hashCode() {
    return id;
  }

  String mainWord() {
    return words.get(0);
  }

  boolean isInstance() {
    return !instanceOf.isEmpty();
  }

  /** Whether the main word is written as a name. */
  boolean isNamed() {
    return Character.isUpperCase(mainWord().charAt(0));
  }
}
