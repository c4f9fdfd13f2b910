package io.palimpsest.language.detect.tagger;

import java.util.Map;
import java.util.TreeMap;

/**
 * Facts about words and phrases, found by hash. It holds no words: 32 bits of each remain.
 *
 * <p>A word that is not there is taken for one that is with a chance of entries / 2^32, some
 * 0.00005 for the model that is shipped.
 */
final class Gazetteer {
  private static final long NOTHING = 0;

  private final int[] keys;
  private final long[] facts;
  private final int mask;
  private final int size;

  private Gazetteer(int[] sortedKeys, long[] sortedFacts) {
    size = sortedKeys.length;
    int slots = Integer.highestOneBit(Math.max(1, size)) << 2;
    mask = slots - 1;
    keys = new int[slots];
    facts = new long[slots];
    for (int i = 0; i < size; i++) {
      int slot = Mixing.spread(sortedKeys[i]) & mask;
      while (facts[slot] != NOTHING) {
        slot = (slot + 1) & mask;
      }
      keys[slot] = sortedKeys[i];
      facts[slot] = sortedFacts[i];
    }
  }

  /**
   * From hashes to facts.
   *
   * @param entries no facts are 0: that says nothing about a word
   */
  static Gazetteer of(Map<Integer, Long> entries) {
    TreeMap<Integer, Long> sorted = new TreeMap<>(entries);
    sorted.values().removeIf(facts -> facts == NOTHING);
    int[] keys = sorted.keySet().stream().mapToInt(Integer::intValue).toArray();
    long[] facts = sorted.values().stream().mapToLong(Long::longValue).toArray();
    return new Gazetteer(keys, facts);
  }

  /**
   * As it stands in a file.
   *
   * @throws IllegalArgumentException when keys do not rise or something has no facts
   */
  static Gazetteer ofSorted(int[] keys, long[] facts) {
    for (int i = 0; i < keys.length; i++) {
      if (facts[i] == NOTHING || i > 0 && keys[i] <= keys[i - 1]) {
        throw new IllegalArgumentException("entry " + i + " is out of order or empty");
      }
    }
    return new Gazetteer(keys, facts);
  }

  /** What is known about a word, or 0. */
  long find(int hash) {
    int slot = Mixing.spread(hash) & mask;
    while (facts[slot] != NOTHING) {
      if (keys[slot] == hash) {
        return facts[slot];
      }
      slot = (slot + 1) & mask;
    }
    return NOTHING;
  }

  int size() {
    return size;
  }

  /** All entries, the smallest hash first. */
  TreeMap<Integer, Long> entries() {
    TreeMap<Integer, Long> entries = new TreeMap<>();
    for (int slot = 0; slot < keys.length; slot++) {
      if (facts[slot] != NOTHING) {
        entries.put(keys[slot], facts[slot]);
      }
    }
    return entries;
  }
}
