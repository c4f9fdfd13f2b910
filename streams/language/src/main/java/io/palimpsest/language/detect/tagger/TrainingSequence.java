package io.palimpsest.language.detect.tagger;

import java.util.List;

/**
 * Numbers that follow from a seed, for training only: the same seed gives the same model. They
 * guard nothing and must not be used where something is to be hidden.
 */
final class TrainingSequence {
  private long state;

  TrainingSequence(long seed) {
    state = seed;
  }

  /** The next 64 bits (SplitMix64). */
  private long next() {
    state += 0x9E3779B97F4A7C15L;
    long mixed = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }

  /** From 0 to less than 1. */
  double fraction() {
    return (next() >>> 11) * 0x1.0p-53;
  }

  boolean chance(double probability) {
    return fraction() < probability;
  }

  /** From 0 to less than the bound. */
  int below(int bound) {
    return (int) (fraction() * bound);
  }

  <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }

  /** Puts an array in another order. */
  void shuffle(int[] numbers) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int other = below(i + 1);
      int kept = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = kept;
    }
  }
}
