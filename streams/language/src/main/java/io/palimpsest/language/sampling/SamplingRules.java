package io.palimpsest.language.sampling;

import java.util.Objects;

/**
 * How the words of a text are treated around a mechanism.
 *
 * @param level how often a word is drawn
 * @param stopWords whether they are drawn
 * @param unknown what stands for words outside the vocabulary
 */
public record SamplingRules(Level level, StopWordRule stopWords, UnknownWordRule unknown) {

  /** Refuses null. */
  public SamplingRules {
    Objects.requireNonNull(level, "level");
    Objects.requireNonNull(stopWords, "stopWords");
    Objects.requireNonNull(unknown, "unknown");
  }
}
