package io.palimpsest.mechanisms.outputset;

import io.palimpsest.mechanisms.space.Neighbourhood;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which words can come out for which: every word that is drawn is an input of exactly one set, and
 * a draw for it gives an output of that set. Made from public data by {@link Mapping}; public
 * itself.
 *
 * <p>Inputs of one set are neighbours in the sense of privacy. An input need not be among the
 * outputs of its set: a lonely word that was given company keeps its new set's outputs.
 *
 * <p>Immutable. Four bytes for each word and for each output of each set: for the aggressive
 * mapping that is {@code 4 * k} bytes a word, 176 MB for 22,000 words and 2000 outputs.
 */
public final class OutputSets {
  /** The fewest outputs: with one there is nothing to draw. */
  public static final int MIN_K = 2;

  /** The most outputs. */
  public static final int MAX_K = 2000;

  /** In place of the set of a word that is never drawn. */
  public static final int NONE = -1;

  private final Mapping mapping;
  private final int k;
  private final int[] setOf;
  private final int[][] inputs;
  private final int[][] outputs;
  private final double lonelyShareBeforeRepair;
  private final double lonelyShare;

  OutputSets(Mapping mapping, int k, SetDraft draft, double lonelyShareBeforeRepair) {
    this.mapping = mapping;
    this.k = k;
    this.lonelyShareBeforeRepair = lonelyShareBeforeRepair;
    lonelyShare = Loneliness.share(draft);
    int[] counts = draft.inputs();
    int kept = (int) Arrays.stream(counts).filter(count -> count > 0).count();
    setOf = new int[draft.words()];
    inputs = new int[kept][];
    outputs = new int[kept][];
    int[] number = new int[counts.length];
    int next = 0;
    for (int set = 0; set < counts.length; set++) {
      if (counts[set] > 0) {
        inputs[next] = new int[counts[set]];
        outputs[next] = draft.outputs(set);
        number[set] = next++;
      }
    }
    int[] filled = new int[kept];
    for (int word = 0; word < setOf.length; word++) {
      if (draft.setOf(word) < 0) {
        setOf[word] = NONE;
        continue;
      }
      int set = number[draft.setOf(word)];
      setOf[word] = set;
      inputs[set][filled[set]++] = word;
    }
  }

  /** The sets of a vocabulary all of whose words are drawn. */
  public static OutputSets build(
      Mapping mapping, int k, int words, Neighbourhood neighbours, IntConsumer progress) {
    return build(mapping, k, words, word -> true, neighbours, progress);
  }

  /**
   * The sets of a vocabulary, by algorithm 1 of CusText: words are visited in the order of their
   * numbers, the most frequent first, and one that has a set already is passed over.
   *
   * @param k outputs of a set, {@value #MIN_K} to {@value #MAX_K}; more than the vocabulary has
   *     means all of it
   * @param words in the vocabulary, at least 1
   * @param drawn whether a word is ever drawn. One that is not has no set and is nobody's company,
   *     but can come out for others, in the conservative mapping excepted
   * @param progress is told, after each word visited, how many words have a set; finally all
   */
  public static OutputSets build(
      Mapping mapping,
      int k,
      int words,
      IntPredicate drawn,
      Neighbourhood neighbours,
      IntConsumer progress) {
    if (k < MIN_K || k > MAX_K) {
      throw new IllegalArgumentException(
          "k must be %s to %s. Provided value: %s".formatted(MIN_K, MAX_K, k));
    }
    SetDraft draft = new SetDraft(words, drawn);
    if (draft.wordsWithSets() < 1) {
      throw new IllegalArgumentException(
          "a vocabulary must have at least one word that is drawn. Provided value: %s"
              .formatted(draft.wordsWithSets()));
    }
    return new SetMaker(mapping, k, draft, new Outward(neighbours, words), progress).make();
  }

  /** How the sets were made. */
  public Mapping mapping() {
    return mapping;
  }

  /** How many outputs were asked for; a set can have fewer, or one more. */
  public int k() {
    return k;
  }

  /** Number of words. */
  public int words() {
    return setOf.length;
  }

  /** Number of sets. */
  public int size() {
    return inputs.length;
  }

  /** The set that a word is an input of, or {@link #NONE} if it is never drawn. */
  public int setOf(int word) {
    return setOf[word];
  }

  /** Which words are never drawn, so that whatever is made of the sets can tell them apart. */
  public String neverDrawn() {
    return IntStream.range(0, setOf.length)
        .filter(word -> setOf[word] == NONE)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(","));
  }

  /** The words that share a set, in ascending order; not to be changed. */
  public int[] inputs(int set) {
    return inputs[set];
  }

  /** The words that can come out, in ascending order; not to be changed. */
  public int[] outputs(int set) {
    return outputs[set];
  }

  /** The share of inputs that no other input shared its outputs with before they were repaired. */
  public double lonelyShareBeforeRepair() {
    return lonelyShareBeforeRepair;
  }

  /**
   * The share of inputs that no other input shares all of its outputs with. Nothing is promised to
   * them. If all words are drawn it is 0 but for the aggressive mapping and a vocabulary of one
   * word.
   */
  public double lonelyShare() {
    return lonelyShare;
  }

  @Override
  public String toString() {
    return "%s OutputSets of %s words, k %s, %s".formatted(size(), words(), k, mapping);
  }
}
