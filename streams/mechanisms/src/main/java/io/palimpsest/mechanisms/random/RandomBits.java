package io.palimpsest.mechanisms.random;

/**
 * The one door to randomness: an endless stream of bits for one draw.
 *
 * <p>In a release the only implementation is the stream of {@link ScopedRandomness}; other sources
 * exist in test code.
 */
@FunctionalInterface
public interface RandomBits {

  /** The next 64 bits, each value equally likely and independent of all before. */
  long nextLong();
}
