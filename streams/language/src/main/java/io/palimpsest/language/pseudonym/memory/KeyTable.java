package io.palimpsest.language.pseudonym.memory;

import java.util.Arrays;

/**
 * From kind and key to what is remembered, in open addressing: every word of every post is looked
 * up several times, and most are not there. Nothing is ever taken out.
 */
final class KeyTable {
  private static final int FEWEST_SLOTS = 64;

  /** At least eight bits for each slot, of which half are free. */
  private static final int SLOTS_A_MARK = Long.SIZE / Byte.SIZE;

  private static final long STEP = 0x9E3779B97F4A7C15L;

  /** One free slot, never written to: most memories of one record stay empty. */
  private static final long[] NO_KEYS = new long[1];

  private static final NameKind[] NO_KINDS = new NameKind[1];
  private static final Remembered[] NO_VALUES = new Remembered[1];
  private static final long[] NO_MARKS = new long[1];

  private long[] keys = NO_KEYS;
  private NameKind[] kinds = NO_KINDS;
  private Remembered[] values = NO_VALUES;

  /**
   * A bit for each key of whatever kind, which other keys may share: small enough for the fastest
   * memory, and enough to tell of most words that they are not there.
   */
  private long[] marks = NO_MARKS;

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

  /** False if a key is there in no kind; seldom true if it is in none. */
  boolean mayHave(long key) {
    return (marks[markAt(key)] & 1L << key) != 0;
  }

  /** Takes other bits of a key than a slot does. */
  private int markAt(long key) {
    return (int) (key >>> 6) & marks.length - 1;
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
    fill(slot, kind, key, value);
  }

  private void fill(int slot, NameKind kind, long key, Remembered value) {
    keys[slot] = key;
    kinds[slot] = kind;
    values[slot] = value;
    marks[markAt(key)] |= 1L << key;
  }

  private void grow() {
    long[] oldKeys = keys;
    NameKind[] oldKinds = kinds;
    Remembered[] oldValues = values;
    keys = new long[Math.max(FEWEST_SLOTS, 2 * oldKeys.length)];
    kinds = new NameKind[keys.length];
    values = new Remembered[keys.length];
    marks = new long[keys.length / SLOTS_A_MARK];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldValues[i] != null) {
        fill(slot(oldKinds[i], oldKeys[i]), oldKinds[i], oldKeys[i], oldValues[i]);
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
