package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class WordPairsLawsTest {
  private static final int WORDS = 12;

  private record Pair(int a, int b) {}

  @Provide
  Arbitrary<List<Pair>> pairs() {
    Arbitrary<Integer> words = Arbitraries.integers().between(0, WORDS - 1);
    return Combinators.combine(words, words).as(Pair::new).list().ofMaxSize(40);
  }

  private static WordPairs of(List<Pair> list) {
    WordPairs pairs = new WordPairs();
    list.forEach(pair -> pairs.add(pair.a(), pair.b()));
    return pairs;
  }

  private static Set<Set<Integer>> unordered(List<Pair> list) {
    Set<Set<Integer>> sets = new HashSet<>();
    list.stream()
        .filter(pair -> pair.a() != pair.b())
        .forEach(pair -> sets.add(new HashSet<>(Arrays.asList(pair.a(), pair.b()))));
    return sets;
  }

  @Property
  void shouldHoldEachPairOnceInBothDirectionsAndNoWordWithItself(@ForAll("pairs") List<Pair> list) {
    WordPairs pairs = of(list);
    Set<Set<Integer>> expected = unordered(list);

    assertThat(pairs.size()).isEqualTo(expected.size());
    for (int a = 0; a < WORDS; a++) {
      for (int b = 0; b < WORDS; b++) {
        assertThat(pairs.contains(a, b))
            .isEqualTo(a != b && expected.contains(new HashSet<>(Arrays.asList(a, b))));
      }
    }
  }

  @Property
  void shouldGiveEachWordItsPartnersInAscendingOrder(@ForAll("pairs") List<Pair> list) {
    WordPairs pairs = of(list);

    int[][] partners = pairs.partners(WORDS);

    assertThat(partners).hasNumberOfRows(WORDS);
    for (int word = 0; word < WORDS; word++) {
      int a = word;
      assertThat(partners[word])
          .isEqualTo(IntStream.range(0, WORDS).filter(b -> pairs.contains(a, b)).toArray());
    }
  }

  @Property
  void shouldForgetInWhichOrderPairsCame(@ForAll("pairs") List<Pair> list, @ForAll Random random) {
    List<Pair> shuffled = new ArrayList<>(list);
    Collections.shuffle(shuffled, random);
    shuffled.replaceAll(pair -> random.nextBoolean() ? pair : new Pair(pair.b(), pair.a()));

    assertThat(of(shuffled).partners(WORDS)).isDeepEqualTo(of(list).partners(WORDS));
  }

  @Property
  void shouldRemoveThePairsOfOthersAndNoMore(
      @ForAll("pairs") List<Pair> list, @ForAll("pairs") List<Pair> others) {
    WordPairs pairs = of(list);
    WordPairs removed = of(others);

    pairs.removeAll(removed);

    Set<Set<Integer>> expected = unordered(list);
    expected.removeAll(unordered(others));
    assertThat(pairs.size()).isEqualTo(expected.size());
    expected.forEach(
        pair -> assertThat(pairs.contains(Collections.min(pair), Collections.max(pair))).isTrue());
    assertThat(removed.size()).isEqualTo(unordered(others).size());
  }

  @Property
  void shouldTellApartTheNumbersOfTheLargestVocabularies(
      @ForAll @IntRange(min = 0, max = Integer.MAX_VALUE - 1) int a,
      @ForAll @IntRange(min = 0, max = Integer.MAX_VALUE - 1) int b) {
    WordPairs pairs = new WordPairs();

    pairs.add(a, b);

    assertThat(pairs.contains(b, a)).isEqualTo(a != b);
    assertThat(pairs.contains(a, b + 1)).isFalse();
    assertThat(pairs.size()).isEqualTo(a == b ? 0 : 1);
  }
}
