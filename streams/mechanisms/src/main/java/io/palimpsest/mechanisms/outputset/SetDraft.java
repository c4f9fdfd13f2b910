package io.palimpsest.mechanisms.outputset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** Output sets while they are made. */
final class SetDraft {
  private static final int FREE = -2;

  private final int[] setOf;
  private final List<int[]> outputs = new ArrayList<>();
  private final int inputs;
  private int free;

  /**
   * A draft for a vocabulary.
   *
   * @param drawn whether a word needs a set; one that is never drawn stays without
   */
  SetDraft(int words, IntPredicate drawn) {
    setOf = new int[words];
    for (int word = 0; word < words; word++) {
      setOf[word] = drawn.test(word) ? FREE : OutputSets.NONE;
      free += drawn.test(word) ? 1 : 0;
    }
    inputs = free;
  }

  int words() {
    return setOf.length;
  }

  /** How many words need a set. */
  int wordsWithSets() {
    return inputs;
  }

  boolean isFree(int word) {
    return setOf[word] == FREE;
  }

  /** How many words need a set and have none yet. */
  int free() {
    return free;
  }

  /** A new set without inputs. Keeps a sorted copy, so that equal sets are equal arrays. */
  int open(int[] words) {
    int[] sorted = words.clone();
    Arrays.sort(sorted);
    outputs.add(sorted);
    return outputs.size() - 1;
  }

  /** A word becomes an input of a set and of no other. */
  void assign(int word, int set) {
    if (isFree(word)) {
      free--;
    }
    setOf[word] = set;
  }

  void addOutput(int set, int word) {
    int[] old = outputs.get(set);
    int[] more = Arrays.copyOf(old, old.length + 1);
    more[old.length] = word;
    Arrays.sort(more);
    outputs.set(set, more);
  }

  int setOf(int word) {
    return setOf[word];
  }

  /** Number of inputs of each set. */
  int[] inputs() {
    int[] counts = new int[outputs.size()];
    for (int set : setOf) {
      if (set >= 0) {
        counts[set]++;
      }
    }
    return counts;
  }

  int[] outputs(int set) {
    return outputs.get(set);
  }
}
