package io.palimpsest.language.entity;

import io.palimpsest.language.detect.EntityType;

/**
 * Whole tokens that are one entity.
 *
 * @param firstToken number of the first token
 * @param endToken one after the last
 * @param start where the entity begins in the text
 * @param end where it ends: before a clitic that hangs on it
 * @param clitic what hangs on it and stays, such as {@code 's}; mostly nothing
 */
record EntityPlace(
    int firstToken, int endToken, int start, int end, EntityType type, String clitic) {

  String in(String text) {
    return text.substring(start, end);
  }

  /** Where it stands and nothing of what. */
  @Override
  public String toString() {
    return "EntityPlace[" + firstToken + " to " + endToken + ", " + type + "]";
  }
}
