package io.palimpsest.language.detect.tagger;

import java.util.Arrays;

/** Sequences of units that may be phrases of the gazetteer, looked up together. */
final class PossiblePhrases {
  private static final int ROOM = 32;

  private int[] hashes = new int[ROOM];
  private int[] firsts = new int[ROOM];
  private int[] lasts = new int[ROOM];
  private int count;

  /** Is told of a sequence that the gazetteer has. */
  @FunctionalInterface
  interface Listener {
    void phrase(int first, int last, long facts);
  }

  void add(int first, int last, int hash) {
    if (count == hashes.length) {
      hashes = Arrays.copyOf(hashes, 2 * count);
      firsts = Arrays.copyOf(firsts, 2 * count);
      lasts = Arrays.copyOf(lasts, 2 * count);
    }
    hashes[count] = hash;
    firsts[count] = first;
    lasts[count] = last;
    count++;
  }

  void find(Gazetteer gazetteer, Listener listener) {
    long[] facts = new long[count];
    gazetteer.find(hashes, 0, count, facts);
    for (int i = 0; i < count; i++) {
      if (facts[i] != 0) {
        listener.phrase(firsts[i], lasts[i], facts[i]);
      }
    }
  }
}
