package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.UnitVectors;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class CounterFittingLawsTest {
  /** What rounding to float can do to a cosine in these few dimensions. */
  private static final double ROUNDING = 1e-6;

  private static final int WORDS = 10;
  private static final int DIMENSIONS = 4;
  private static final WordPairs NONE = new WordPairs();

  private record Pair(int a, int b) {}

  @Provide
  Arbitrary<float[]> vectors() {
    Arbitrary<float[]> rows =
        Arbitraries.floats()
            .between(-1, 1)
            .filter(number -> Math.abs(number) > 0.01)
            .array(float[].class)
            .ofSize(WORDS * DIMENSIONS);
    return rows.map(numbers -> UnitVectors.of(numbers, DIMENSIONS));
  }

  @Provide
  Arbitrary<List<Pair>> pairs() {
    Arbitrary<Integer> words = Arbitraries.integers().between(0, WORDS - 1);
    return Combinators.combine(words, words)
        .as(Pair::new)
        .filter(pair -> pair.a() != pair.b())
        .list()
        .ofMaxSize(12);
  }

  private static WordPairs of(List<Pair> list) {
    WordPairs pairs = new WordPairs();
    list.forEach(pair -> pairs.add(pair.a(), pair.b()));
    return pairs;
  }

  private static WordPairs one(int a, int b) {
    return of(List.of(new Pair(a, b)));
  }

  private static float[] fitted(float[] vectors, WordPairs synonyms, WordPairs opposites) {
    return new CounterFitting(vectors, DIMENSIONS, synonyms, opposites).run(ProgressListener.NONE);
  }

  private static float[] row(float[] vectors, int word) {
    return Arrays.copyOfRange(vectors, word * DIMENSIONS, (word + 1) * DIMENSIONS);
  }

  private static double cosine(float[] vectors, int a, int b) {
    double sum = 0;
    for (int i = 0; i < DIMENSIONS; i++) {
      sum += (double) vectors[a * DIMENSIONS + i] * vectors[b * DIMENSIONS + i];
    }
    return sum;
  }

  @Property(tries = 200)
  void shouldKeepLengthsAndLeaveWordsWithoutRelationsWhereTheyAre(
      @ForAll("vectors") float[] vectors,
      @ForAll("pairs") List<Pair> synonyms,
      @ForAll("pairs") List<Pair> opposites) {
    float[] before = vectors.clone();
    int[][] related = of(concatenated(synonyms, opposites)).partners(WORDS);

    float[] after = fitted(vectors, of(synonyms), of(opposites));

    assertThat(vectors).as("what it was given").isEqualTo(before);
    for (int word = 0; word < WORDS; word++) {
      assertThat(cosine(after, word, word)).isCloseTo(1, within(ROUNDING));
      if (related[word].length == 0) {
        assertThat(row(after, word)).isEqualTo(row(before, word));
      }
    }
  }

  private static List<Pair> concatenated(List<Pair> some, List<Pair> others) {
    List<Pair> all = new ArrayList<>(some);
    all.addAll(others);
    return all;
  }

  @Property(tries = 200)
  void shouldBringSynonymsCloser(@ForAll("vectors") float[] vectors) {
    double before = cosine(vectors, 0, 1);

    double after = cosine(fitted(vectors, one(0, 1), NONE), 0, 1);

    assertThat(after).isGreaterThan(before - ROUNDING);
    if (Math.abs(before) < 0.99) {
      assertThat(after).isGreaterThan(before);
    }
  }

  @Property(tries = 200)
  void shouldPartOppositesUpToARightAngle(@ForAll("vectors") float[] vectors) {
    double before = cosine(vectors, 0, 1);

    double after = cosine(fitted(vectors, NONE, one(0, 1)), 0, 1);

    if (before <= 0) {
      assertThat(after).isCloseTo(before, within(ROUNDING));
    } else {
      assertThat(after).isLessThan(before + ROUNDING);
    }
    if (0.01 < before && before < 0.99) {
      assertThat(after).isLessThan(before);
    }
  }

  @Property(tries = 50)
  void shouldGiveTheSameNumbersWithAnyNumberOfThreads(
      @ForAll("vectors") float[] vectors,
      @ForAll("pairs") List<Pair> synonyms,
      @ForAll("pairs") List<Pair> opposites)
      throws Exception {
    float[] expected = fitted(vectors, of(synonyms), of(opposites));

    for (int threads : new int[] {1, 2, 7}) {
      ForkJoinPool pool = new ForkJoinPool(threads);
      try {
        assertThat(pool.submit(() -> fitted(vectors, of(synonyms), of(opposites))).get())
            .isEqualTo(expected);
      } finally {
        pool.shutdown();
      }
    }
  }

  @Property(tries = 100)
  void shouldForgetInWhichOrderPairsCame(
      @ForAll("vectors") float[] vectors,
      @ForAll("pairs") List<Pair> synonyms,
      @ForAll("pairs") List<Pair> opposites,
      @ForAll Random random) {
    assertThat(fitted(vectors, of(disordered(synonyms, random)), of(disordered(opposites, random))))
        .isEqualTo(fitted(vectors, of(synonyms), of(opposites)));
  }

  private static List<Pair> disordered(List<Pair> list, Random random) {
    List<Pair> shuffled = new ArrayList<>(list);
    Collections.shuffle(shuffled, random);
    shuffled.replaceAll(pair -> random.nextBoolean() ? pair : new Pair(pair.b(), pair.a()));
    return shuffled;
  }
}
