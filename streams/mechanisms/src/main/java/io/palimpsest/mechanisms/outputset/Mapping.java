package io.palimpsest.mechanisms.outputset;

/** How words come by their output sets. */
public enum Mapping {
  /**
   * Every word has its own nearest words as its set. Suits best and promises nothing: two words
   * hardly ever have the same set, so an output that only one of them can give tells them apart.
   */
  AGGRESSIVE,

  /**
   * A word without a set takes its nearest words of the whole vocabulary as one, and whoever among
   * these has no set yet shares it. Sets may overlap in their outputs.
   */
  BALANCED,

  /** As balanced, but only of words that have no set yet: sets do not overlap. */
  CONSERVATIVE
}
