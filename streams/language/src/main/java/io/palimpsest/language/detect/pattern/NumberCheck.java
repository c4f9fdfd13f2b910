package io.palimpsest.language.detect.pattern;

/** Whether a number of the right form can be one of its type. */
@FunctionalInterface
interface NumberCheck {

  /**
   * The answer.
   *
   * @param compact upper-case letters and digits without what parted them
   */
  boolean accepts(String compact);
}
