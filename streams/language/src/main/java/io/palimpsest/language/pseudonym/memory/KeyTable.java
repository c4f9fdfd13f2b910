package io.palimpsest.language.pseudonym.memory;

import java.util.Arrays;

/**
 * From kind and key to what is remembered, in open addressing: every word of every post is looked
 * up several times, and most are not there. Nothing is ever taken out.
 */
final class KeyTable {
  private static final int FEWEST_SLOTS = 64;
  private static final long STEP = 0x9E3779B97F4A7C15L;

  /** One free slot, never written to: most memories of one record stay empty. */
  private static final long[] NO_KEYS = new long[1];

  private static final NameKind[] NO_KINDS = new NameKind[1];
  private static final Remembered[] NO_VALUES = new Remembered[1];

  private long[] keys = NO_KEYS;
  private NameKind[] kinds = NO_KINDS;
  private Remembered[] values = NO_VALUES;
  private int size;

  /** Of each kind; of some there is none with most authors, and then nobody need look. */
  private final int[] sizes = new int[NameKind.values().length];

  int size() {
    return size;
  }

  int size(NameKind kind) {
    return sizes[kind.ordinal()];
  }

  /** The slot of a key, or the free one where it would stand. */
  private int slot(NameKind kind, long key) {
    int mask = keys.length - 1;
    int slot = (int) (key + kind.ordinal() * STEP >>> 32) & mask;
    while (values[slot] != null && (keys[slot] != key || kinds[slot] != kind)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** Null if there is nothing. */
  Remembered find(NameKind kind, long key) {
    return sizes[kind.ordinal()] == 0 ? null : values[slot(kind, key)];
  }

  void put(NameKind kind, long key, Remembered value) {
    int slot = slot(kind, key);
    if (values[slot] == null) {
      if (2 * (size + 1) > keys.length) {
        grow();
        slot = slot(kind, key);
      }
      size++;
      sizes[kind.ordinal()]++;
    }
    keys[slot] = key;
    kinds[slot] = kind;
    values[slot] = value;
  }

  private void grow() {
    long[] oldKeys = keys;
    NameKind[] oldKinds = kinds;
    Remembered[] oldValues = values;
    keys = new long[Math.max(FEWEST_SLOTS, 2 * oldKeys.length)];
    kinds = new NameKind[keys.length];
    values = new Remembered[keys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != null) {
        int slot = slot(oldKinds[i], oldKeys[i]);
        keys[slot] = oldKeys[i];
        kinds[slot] = oldKinds[i];
        values[slot] = oldValues[i];
      }
    }
  }

  /** All entries by kind and key, so that their order tells nothing about the past. */
  Entry[] sorted() {
    Entry[] entries = entries();
    Arrays.sort(entries);
    return entries;
  }

  /** All entries. */
  Entry[] entries() {
    Entry[] entries = new Entry[size];
    int at = 0;
    for (int i = 0; i < keys.length; i++) {
      if (values[i] != null) {
        entries[at++] = new Entry(kinds[i], keys[i], values[i]);
      }
    }
    return entries;
  }

  /** One entry. */
  record Entry(NameKind kind, long key, Remembered value) implements Comparable<Entry> {
    @Override
    public int compareTo(Entry other) {
      int byKind = kind.compareTo(other.kind);
      return byKind != 0 ? byKind : Long.compare(key, other.key);
    }
  }
}
