package io.palimpsest.mechanisms.outputset;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.space.ExactNeighbours;
import io.palimpsest.mechanisms.space.Metric;
import io.palimpsest.mechanisms.space.WordSpace;
import java.nio.FloatBuffer;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** Some words are kept and never drawn: they have no set, and are nobody's company. */
final class NeverDrawnLawsTest {
  private static final int WORDS = 40;

  /** On a line, so that who is near whom can be seen. */
  private static final WordSpace LINE = line();

  private static WordSpace line() {
    float[] places = new float[WORDS];
    for (int word = 0; word < WORDS; word++) {
      places[word] = word * 7 % WORDS;
    }
    return new WordSpace(FloatBuffer.wrap(places), 1, Metric.EUCLIDEAN);
  }

  private static OutputSets sets(Mapping mapping, int k, Set<Integer> kept) {
    return OutputSets.build(
        mapping, k, WORDS, word -> !kept.contains(word), new ExactNeighbours(LINE), done -> {});
  }

  @Property(tries = 200)
  void shouldHaveNoSetAndBeNoInput(
      @ForAll Mapping mapping,
      @ForAll @IntRange(min = 2, max = 12) int k,
      @ForAll @Size(max = 30) Set<@IntRange(max = 39) Integer> kept) {
    OutputSets sets = sets(mapping, k, kept);

    for (int word = 0; word < WORDS; word++) {
      assertThat(sets.setOf(word) == OutputSets.NONE).isEqualTo(kept.contains(word));
    }
    int[] inputs =
        IntStream.range(0, sets.size())
            .flatMap(set -> Arrays.stream(sets.inputs(set)))
            .sorted()
            .toArray();
    assertThat(inputs)
        .containsExactly(IntStream.range(0, WORDS).filter(word -> !kept.contains(word)).toArray());
  }

  @Property(tries = 200)
  void shouldGiveCompanyOfDrawnWordsToAllIfAnybodyHasIt(
      @ForAll @IntRange(min = 2, max = 12) int k,
      @ForAll @Size(max = 30) Set<@IntRange(max = 39) Integer> kept) {
    OutputSets sets = sets(Mapping.BALANCED, k, kept);
    long lonely =
        IntStream.range(0, sets.size()).filter(set -> sets.inputs(set).length == 1).count();

    assertThat(lonely).isIn(0L, (long) sets.size());
    assertThat(sets.lonelyShare()).isEqualTo((double) lonely / (WORDS - kept.size()));
  }

  @Property(tries = 100)
  void shouldPartOnlyWhatIsDrawnInTheConservativeMapping(
      @ForAll @IntRange(min = 2, max = 12) int k,
      @ForAll @Size(max = 30) Set<@IntRange(max = 39) Integer> kept) {
    OutputSets sets = sets(Mapping.CONSERVATIVE, k, kept);

    for (int set = 0; set < sets.size(); set++) {
      assertThat(sets.outputs(set)).containsExactly(sets.inputs(set));
    }
  }

  @Property(tries = 50)
  void shouldBeToldApartByWhoIsNeverDrawn(
      @ForAll @Size(max = 10) Set<@IntRange(max = 39) Integer> some,
      @ForAll @Size(max = 10) Set<@IntRange(max = 39) Integer> others) {
    assertThat(
            sets(Mapping.BALANCED, 5, some)
                .neverDrawn()
                .equals(sets(Mapping.BALANCED, 5, others).neverDrawn()))
        .isEqualTo(some.equals(others));
  }
}
