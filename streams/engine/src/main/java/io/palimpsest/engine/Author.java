package io.palimpsest.engine;

import io.palimpsest.mechanisms.random.KeyedRandomness;

/**
 * An author whose key is open.
 *
 * @param pseudonym how the author is called outside of the raw zone
 * @param epoch of the author's key
 * @param randomness what all draws for the author are made from
 */
public record Author(String pseudonym, long epoch, KeyedRandomness randomness) {

  /** Says nothing. */
  @Override
  public String toString() {
    return "Author[...]";
  }
}
