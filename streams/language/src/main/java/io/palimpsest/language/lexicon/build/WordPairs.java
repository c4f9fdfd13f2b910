package io.palimpsest.language.lexicon.build;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;

/** Pairs of words, each once and in no direction. */
final class WordPairs {
  private final Set<Long> pairs = new TreeSet<>();

  /** A word does not pair with itself. */
  void add(int a, int b) {
    if (a != b) {
      pairs.add(key(a, b));
    }
  }

  boolean contains(int a, int b) {
    return pairs.contains(key(a, b));
  }

  void removeAll(WordPairs others) {
    pairs.removeAll(others.pairs);
  }

  int size() {
    return pairs.size();
  }

  /** For each word those it is paired with, in ascending order. */
  int[][] partners(int words) {
    int[] counts = new int[words];
    pairs.forEach(
        pair -> {
          counts[low(pair)]++;
          counts[high(pair)]++;
        });
    int[][] partners = new int[words][];
    Arrays.setAll(partners, word -> new int[counts[word]]);
    int[] filled = new int[words];
    pairs.forEach(
        pair -> {
          partners[low(pair)][filled[low(pair)]++] = high(pair);
          partners[high(pair)][filled[high(pair)]++] = low(pair);
        });
    for (int[] row : partners) {
      Arrays.sort(row);
    }
    return partners;
  }

  private static long key(int a, int b) {
    return (long) Math.min(a, b) << Integer.SIZE | Math.max(a, b);
  }

  private static int low(long pair) {
    return (int) (pair >> Integer.SIZE);
  }

  private static int high(long pair) {
    return (int) pair;
  }
}
