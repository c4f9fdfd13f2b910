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

  /** Ints of a slot: the hash, the lower and the higher half of the facts. */
  private static final int SLOT = 3;

  /** Side by side, so that a word is found with one look into memory. */
  private final int[] slots;

  private final int mask;
  private final int size;

  private Gazetteer(int[] sortedKeys, long[] sortedFacts) {
    size = sortedKeys.length;
    int room = Integer.highestOneBit(Math.max(1, size)) << 2;
    mask = room - 1;
    slots = new int[room * SLOT];
    for (int i = 0; i < size; i++) {
      int slot = slot(sortedKeys[i]);
      while (facts(slot) != NOTHING) {
        slot = (slot + 1) & mask;
      }
      slots[slot * SLOT] = sortedKeys[i];
      slots[slot * SLOT + 1] = (int) sortedFacts[i];
      slots[slot * SLOT + 2] = (int) (sortedFacts[i] >>> Integer.SIZE);
    }
  }

  private int key(int slot) {
    return slots[slot * SLOT];
  }

  private long facts(int slot) {
    int at = slot * SLOT;
    return slots[at + 1] & 0xFFFFFFFFL | (long) slots[at + 2] << Integer.SIZE;
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
    int slot = slot(hash);
    return find(hash, slot, key(slot), facts(slot));
  }

  /**
   * The same for many words: where each should be is read first, since memory gives many answers at
   * a time faster than one after the other.
   *
   * @param facts filled with what is known
   */
  void find(int[] hashes, int from, int to, long[] facts) {
    int[] keys = new int[to - from];
    for (int i = from; i < to; i++) {
      int slot = slot(hashes[i]);
      keys[i - from] = key(slot);
      facts[i] = facts(slot);
    }
    for (int i = from; i < to; i++) {
      if (facts[i] != NOTHING && keys[i - from] != hashes[i]) {
        facts[i] = find(hashes[i], slot(hashes[i]), keys[i - from], facts[i]);
      }
    }
  }

  private int slot(int hash) {
    return Mixing.spread(hash) & mask;
  }

  /** From a slot on, of which key and facts are read already. */
  private long find(int hash, int from, int firstKey, long firstFacts) {
    int slot = from;
    int key = firstKey;
    long facts = firstFacts;
    while (facts != NOTHING && key != hash) {
      slot = (slot + 1) & mask;
      key = key(slot);
      facts = facts(slot);
    }
    return facts;
  }

  int size() {
    return size;
  }

  /** All entries, the smallest hash first. */
  TreeMap<Integer, Long> entries() {
    TreeMap<Integer, Long> entries = new TreeMap<>();
    for (int slot = 0; slot <= mask; slot++) {
      if (facts(slot) != NOTHING) {
        entries.put(key(slot), facts(slot));
      }
    }
    return entries;
  }
}
