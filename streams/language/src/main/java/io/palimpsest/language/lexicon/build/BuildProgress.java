package io.palimpsest.language.lexicon.build;

import io.palimpsest.language.lexicon.ProgressListener;

/** Is told which step of a build begins, and listens to how far that step comes. */
@FunctionalInterface
public interface BuildProgress {
  /** Nobody listens. */
  BuildProgress NONE = step -> ProgressListener.NONE;

  /**
   * A step begins; the one before it is over.
   *
   * @param step in a few words
   */
  ProgressListener begin(String step);
}
