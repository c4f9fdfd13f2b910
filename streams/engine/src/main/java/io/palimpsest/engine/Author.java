package io.palimpsest.engine;

import io.palimpsest.mechanisms.random.KeyedRandomness;

/**
 * The author of a post, with the key opened.
 *
 * @param pseudonym the author's name outside the raw zone
 * @param epoch of the author's key
 * @param randomness the source of all draws for the author
 */
public record Author(String pseudonym, long epoch, KeyedRandomness randomness) {

  /** Redacted: identifies a person. */
  @Override
  public String toString() {
    return "Author[...]";
  }
}
