package io.palimpsest.language.sampling;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.word.Temperature;
import java.util.Objects;

/** From what a word is drawn. */
public sealed interface Drawing {

  /**
   * From the output set of the word.
   *
   * @param k outputs of a set
   * @param mapping how the sets are made
   * @param temperature how sharply they are drawn from
   */
  record Custext(int k, Mapping mapping, Temperature temperature) implements Drawing {

    /** Refuses null. */
    public Custext {
      Objects.requireNonNull(mapping, "mapping");
      Objects.requireNonNull(temperature, "temperature");
    }
  }

  /** From the whole vocabulary, with a promise that fades with distance. */
  record Santext() implements Drawing {}

  /** From the whole vocabulary, with the same promise between any two words. */
  record Exponential() implements Drawing {}
}
