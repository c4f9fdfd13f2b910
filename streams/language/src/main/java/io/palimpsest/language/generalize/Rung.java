package io.palimpsest.language.generalize;

/**
 * One step of a ladder.
 *
 * @param text what to write
 * @param key under which the authors who share it are counted: equal for all spellings of the text
 *     and of the value
 * @param free whether it may be written however few authors share it
 */
public record Rung(String text, String key, boolean free) {
  /** Without the text, which may tell what stood in a post. */
  @Override
  public String toString() {
    return free ? "Rung[free]" : "Rung[counted]";
  }
}
