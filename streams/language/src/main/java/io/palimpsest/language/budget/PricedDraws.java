package io.palimpsest.language.budget;

import io.palimpsest.language.sampling.DrawPrice;

/** Something that would draw words: all that a budget may know of it. */
public interface PricedDraws {

  /** The words that would be drawn, by number; as {@code SamplingPlan} has it. */
  int[] drawnWords();

  /** The price of all of them. */
  DrawPrice price();
}
