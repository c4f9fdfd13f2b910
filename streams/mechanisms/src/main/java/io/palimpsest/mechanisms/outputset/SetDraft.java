package io.palimpsest.mechanisms.outputset;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Output sets while they are made. */
final class SetDraft {
  private static final int FREE = -1;

  private final int[] setOf;
  private final List<int[]> outputs = new ArrayList<>();
  private int free;

  SetDraft(int words) {
    setOf = new int[words];
    Arrays.fill(setOf, FREE);
    free = words;
  }

  int words() {
    return setOf.length;
  }

  boolean isFree(int word) {
    return setOf[word] == FREE;
  }

  /** How many words have no set yet. */
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
    int[] inputs = new int[outputs.size()];
    for (int set : setOf) {
      inputs[set]++;
    }
    return inputs;
  }

  int[] outputs(int set) {
    return outputs.get(set);
  }
}
