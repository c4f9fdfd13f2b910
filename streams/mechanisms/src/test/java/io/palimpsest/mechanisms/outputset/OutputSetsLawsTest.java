package io.palimpsest.mechanisms.outputset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.space.ExactNeighbours;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.Neighbourhood;
import io.palimpsest.mechanisms.space.Spaces;
import io.palimpsest.mechanisms.space.WordSpace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class OutputSetsLawsTest {

  /** Two programs, one algorithm. */
  @Property(tries = 1000)
  void shouldBeTheSetsOfThePaper(
      @ForAll Mapping mapping,
      @ForAll("spaces") WordSpace space,
      @ForAll @IntRange(min = 2, max = 9) int k) {
    OutputSets sets = build(mapping, k, space);
    PaperSets.of(mapping, k, space)
        .forEach(
            (word, paper) -> {
              assertThat(inputs(sets, word)).isEqualTo(paper.inputs());
              assertThat(outputs(sets, word)).isEqualTo(paper.outputs());
            });
  }

  @Property(tries = 300)
  void shouldMakeEveryWordAnInputOfOneSet(
      @ForAll Mapping mapping,
      @ForAll("spaces") WordSpace space,
      @ForAll @IntRange(min = 2, max = 30) int k) {
    OutputSets sets = build(mapping, k, space);
    List<Integer> inputs = new ArrayList<>();
    for (int set = 0; set < sets.size(); set++) {
      assertThat(sets.inputs(set)).isNotEmpty().isSorted();
      assertThat(sets.outputs(set)).isNotEmpty().isSorted().doesNotHaveDuplicates();
      for (int input : sets.inputs(set)) {
        assertThat(sets.setOf(input)).isEqualTo(set);
        inputs.add(input);
      }
    }

    assertThat(inputs).hasSize(space.size()).doesNotHaveDuplicates();
  }

  @Property(tries = 300)
  void shouldLeaveNobodyAlone(
      @ForAll("spaces") WordSpace space, @ForAll @IntRange(min = 2, max = 30) int k) {
    for (Mapping mapping : List.of(Mapping.BALANCED, Mapping.CONSERVATIVE)) {
      OutputSets sets = build(mapping, k, space);
      for (int set = 0; set < sets.size(); set++) {
        assertThat(sets.inputs(set)).hasSizeGreaterThan(space.size() == 1 ? 0 : 1);
      }
      assertThat(sets.lonelyShare()).isEqualTo(space.size() == 1 ? 1 : 0);
    }
  }

  /** Balanced: all but the repaired inputs are outputs; there are k of these, or all words. */
  @Property(tries = 300)
  void shouldLetWordsComeOutAsThemselvesUnlessTheyWereRepaired(
      @ForAll("spaces") WordSpace space, @ForAll @IntRange(min = 2, max = 9) int k) {
    OutputSets sets = build(Mapping.BALANCED, k, space);
    int outside = 0;
    for (int word = 0; word < space.size(); word++) {
      outside += outputs(sets, word).contains(word) ? 0 : 1;
      assertThat(outputs(sets, word)).hasSize(Math.min(k, space.size()));
    }

    assertThat((double) outside / space.size()).isLessThanOrEqualTo(sets.lonelyShareBeforeRepair());
  }

  /** Conservative: inputs are outputs, k of them but for the last set, or one more. */
  @Property(tries = 300)
  void shouldDivideTheVocabulary(
      @ForAll("spaces") WordSpace space, @ForAll @IntRange(min = 2, max = 9) int k) {
    OutputSets sets = build(Mapping.CONSERVATIVE, k, space);
    boolean leftOver = space.size() > k && space.size() % k == 1;
    int ofOneMore = 0;
    for (int set = 0; set < sets.size(); set++) {
      int[] outputs = sets.outputs(set);
      assertThat(sets.inputs(set)).isEqualTo(outputs);
      ofOneMore += outputs.length == k + 1 ? 1 : 0;
      assertThat(outputs.length >= k || set == sets.size() - 1).isTrue();
    }

    assertThat(ofOneMore).isEqualTo(leftOver ? 1 : 0);
    assertThat(sets.lonelyShareBeforeRepair())
        .isEqualTo(leftOver || space.size() == 1 ? 1.0 / space.size() : 0);
  }

  @Property(tries = 100)
  void shouldBeTheSameAgain(
      @ForAll Mapping mapping,
      @ForAll("spaces") WordSpace space,
      @ForAll @IntRange(min = 2, max = 9) int k) {
    OutputSets one = build(mapping, k, space);
    OutputSets again = build(mapping, k, space);
    for (int word = 0; word < space.size(); word++) {
      assertThat(one.setOf(word)).isEqualTo(again.setOf(word));
      assertThat(outputs(one, word)).isEqualTo(outputs(again, word));
    }
  }

  /** Words in pairs far from each other: of each pair both have the same two nearest words. */
  @Example
  void shouldKnowWhoIsAloneUnderTheAggressiveMapping() {
    assertThat(build(Mapping.AGGRESSIVE, 2, Spaces.line(0, 1, 10, 11)).lonelyShare()).isZero();
    assertThat(build(Mapping.AGGRESSIVE, 2, Spaces.line(0, 1, 10, 11, 13)).lonelyShare())
        .isEqualTo(0.2);
    assertThat(build(Mapping.AGGRESSIVE, 9, Spaces.line(0, 1, 10)).lonelyShare()).isZero();
    assertThat(build(Mapping.AGGRESSIVE, 2, Spaces.line(7)).lonelyShare()).isEqualTo(1);
  }

  /** The third word finds both of its nearest taken, and joins them without coming out. */
  @Example
  void shouldRepairALonelyWord() {
    OutputSets sets = build(Mapping.BALANCED, 2, Spaces.line(0, 1, 3, 100, 101));

    assertThat(sets.size()).isEqualTo(2);
    assertThat(sets.inputs(0)).containsExactly(0, 1, 2);
    assertThat(sets.outputs(0)).containsExactly(0, 1);
    assertThat(sets.inputs(1)).containsExactly(3, 4);
    assertThat(sets.lonelyShareBeforeRepair()).isEqualTo(0.2);
    assertThat(sets.lonelyShare()).isZero();
    assertThat(sets).hasToString("2 OutputSets of 5 words, k 2, BALANCED");
  }

  @Example
  void shouldAddTheWordLeftOverToItsNeighboursSet() {
    OutputSets sets = build(Mapping.CONSERVATIVE, 2, Spaces.line(0, 1, 100, 101, 99));

    assertThat(sets.size()).isEqualTo(2);
    assertThat(sets.outputs(1)).containsExactly(2, 3, 4);
  }

  /**
   * Asks as far as it must, and a neighbourhood may hand out its own lists: they are not sorted.
   */
  @Example
  void shouldNotTouchTheListsOfTheNeighbourhood() {
    WordSpace space = Spaces.directions("lists", 400, 3, Metric.EUCLIDEAN);
    ExactNeighbours exact = new ExactNeighbours(space);
    int[][] lists = new int[space.size()][];
    Neighbourhood stored =
        (word, count) -> {
          if (lists[word] == null || lists[word].length != count) {
            lists[word] = exact.nearest(word, count);
          }
          return lists[word];
        };
    for (Mapping mapping : Mapping.values()) {
      OutputSets.build(mapping, 20, space.size(), stored, done -> {});
      for (int word = 0; word < space.size(); word++) {
        if (lists[word] != null) {
          assertThat(lists[word]).isEqualTo(exact.nearest(word, lists[word].length));
        }
      }
    }
  }

  @Example
  void shouldSayHowFarItIs() {
    for (Mapping mapping : Mapping.values()) {
      WordSpace space = Spaces.directions("progress", 100, 3, Metric.EUCLIDEAN);
      List<Integer> told = new ArrayList<>();
      OutputSets.build(mapping, 7, space.size(), new ExactNeighbours(space), told::add);

      assertThat(told).isSorted().doesNotHaveDuplicates().endsWith(100);
    }
  }

  @Example
  void shouldRefuseOtherNumbersAndNeighbourhoods() {
    WordSpace space = Spaces.line(0, 1);
    for (int k : new int[] {-1, 1, 2001}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> build(Mapping.BALANCED, k, space))
          .withMessage("k must be 2 to 2000. Provided value: " + k);
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> OutputSets.build(Mapping.BALANCED, 2, 0, (w, c) -> new int[0], d -> {}))
        .withMessage("a vocabulary must have at least one word that is drawn. Provided value: 0");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> OutputSets.build(Mapping.BALANCED, 2, 2, (w, c) -> new int[] {1 - w, w}, d -> {}))
        .withMessageStartingWith("a neighbourhood must give as many words as asked for");
  }

  private static OutputSets build(Mapping mapping, int k, WordSpace space) {
    return OutputSets.build(mapping, k, space.size(), new ExactNeighbours(space), done -> {});
  }

  private static Set<Integer> inputs(OutputSets sets, int word) {
    return set(sets.inputs(sets.setOf(word)));
  }

  private static Set<Integer> outputs(OutputSets sets, int word) {
    return set(sets.outputs(sets.setOf(word)));
  }

  private static Set<Integer> set(int[] words) {
    Set<Integer> set = new TreeSet<>();
    Arrays.stream(words).forEach(set::add);
    return set;
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }
}
