package io.palimpsest.mechanisms.outputset;

import io.palimpsest.mechanisms.space.WordSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Output sets once more, written from the paper with sets and sorting, slow and plain: algorithm 1
 * of CusText and the rules of the package for those it leaves alone.
 */
final class PaperSets {

  /** A set of words as input and as output. */
  record Sets(Set<Integer> inputs, Set<Integer> outputs) {}

  private final WordSpace space;
  private final int k;
  private final List<Integer> words;
  private final List<Sets> made = new ArrayList<>();

  private PaperSets(WordSpace space, int k) {
    this.space = space;
    this.k = k;
    this.words = IntStream.range(0, space.size()).boxed().toList();
  }

  /** The outputs of each word and with whom it shares them. */
  static TreeMap<Integer, Sets> of(Mapping mapping, int k, WordSpace space) {
    PaperSets paper = new PaperSets(space, k);
    switch (mapping) {
      case AGGRESSIVE -> paper.aggressive();
      case BALANCED -> paper.balanced();
      case CONSERVATIVE -> paper.conservative();
    }
    TreeMap<Integer, Sets> byWord = new TreeMap<>();
    for (Sets sets : paper.made) {
      sets.inputs.forEach(input -> byWord.put(input, sets));
    }
    return byWord;
  }

  private void aggressive() {
    for (int x : words) {
      made.add(new Sets(Set.of(x), new TreeSet<>(nearest(x, y -> true).subList(0, k()))));
    }
  }

  private void balanced() {
    Set<Integer> free = new TreeSet<>(words);
    for (int x : words) {
      if (free.contains(x)) {
        Set<Integer> outputs = new TreeSet<>(nearest(x, y -> true).subList(0, k()));
        Set<Integer> inputs = new TreeSet<>(outputs);
        inputs.retainAll(free);
        free.removeAll(inputs);
        made.add(new Sets(inputs, outputs));
      }
    }
    List<Sets> lonely = made.stream().filter(sets -> sets.inputs.size() == 1).toList();
    List<Sets> others = made.stream().filter(sets -> sets.inputs.size() > 1).toList();
    if (others.isEmpty()) {
      return;
    }
    Set<Integer> accompanied = new TreeSet<>();
    others.forEach(sets -> accompanied.addAll(sets.inputs));
    made.removeAll(lonely);
    for (Sets single : lonely) {
      int x = single.inputs.iterator().next();
      int nearest = nearest(x, accompanied::contains).get(0);
      others.stream().filter(s -> s.inputs.contains(nearest)).forEach(s -> s.inputs.add(x));
    }
  }

  private void conservative() {
    Set<Integer> free = new TreeSet<>(words);
    for (int x : words) {
      if (free.contains(x)) {
        List<Integer> near = nearest(x, free::contains);
        Set<Integer> part = new TreeSet<>(near.subList(0, Math.min(k, near.size())));
        free.removeAll(part);
        if (part.size() == 1 && !made.isEmpty()) {
          int neighbour = nearest(x, y -> y != x).get(0);
          made.stream().filter(s -> s.inputs.contains(neighbour)).forEach(s -> s.inputs.add(x));
        } else {
          made.add(new Sets(part, part));
        }
      }
    }
  }

  private int k() {
    return Math.min(k, words.size());
  }

  private List<Integer> nearest(int x, Predicate<Integer> wanted) {
    return words.stream()
        .filter(wanted)
        .sorted(
            Comparator.<Integer>comparingInt(y -> y == x ? 0 : 1)
                .thenComparingDouble(y -> space.distance(x, y))
                .thenComparingInt(y -> y))
        .toList();
  }
}
