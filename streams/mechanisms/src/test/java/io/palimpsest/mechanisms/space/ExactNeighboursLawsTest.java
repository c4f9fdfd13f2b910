package io.palimpsest.mechanisms.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Comparator;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class ExactNeighboursLawsTest {

  @Property(tries = 150)
  void shouldListTheNearestAsSortingAllDoes(@ForAll("spaces") WordSpace space) {
    ExactNeighbours neighbours = new ExactNeighbours(space);
    for (int word = 0; word < space.size(); word++) {
      int[] all = sorted(space, word);
      for (int count = 1; count <= space.size(); count++) {
        assertThat(neighbours.nearest(word, count))
            .isEqualTo(IntStream.of(all).limit(count).toArray());
      }
    }
  }

  /** Larger, by the other metric. */
  @Example
  void shouldListTheNearestOfManyWords() {
    WordSpace space = Spaces.directions("neighbours", 1000, 16, Metric.COSINE);
    ExactNeighbours neighbours = new ExactNeighbours(space);
    for (int word = 0; word < space.size(); word += 50) {
      assertThat(neighbours.nearest(word, 256))
          .isEqualTo(IntStream.of(sorted(space, word)).limit(256).toArray());
    }
  }

  @Example
  void shouldPutAWordBeforeItsTwinsAndTheLowerNumberFirst() {
    ExactNeighbours neighbours = new ExactNeighbours(Spaces.line(1, 0, 0, 0, -1));

    assertThat(neighbours.nearest(2, 5)).containsExactly(2, 1, 3, 0, 4);
    assertThat(neighbours.nearest(2, 1)).containsExactly(2);
  }

  @Example
  void shouldRefuseACountOutOfRange() {
    ExactNeighbours neighbours = new ExactNeighbours(Spaces.line(1, 0));
    for (int count : new int[] {0, 3}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> neighbours.nearest(0, count))
          .withMessage("ask for 1 to 2 neighbours. Provided value: " + count);
    }
  }

  private static int[] sorted(WordSpace space, int word) {
    return IntStream.range(0, space.size())
        .boxed()
        .sorted(
            Comparator.<Integer>comparingInt(other -> other == word ? 0 : 1)
                .thenComparingDouble(other -> space.distance(word, other))
                .thenComparingInt(other -> other))
        .mapToInt(other -> other)
        .toArray();
  }

  @Provide
  Arbitrary<WordSpace> spaces() {
    return Spaces.any();
  }
}
