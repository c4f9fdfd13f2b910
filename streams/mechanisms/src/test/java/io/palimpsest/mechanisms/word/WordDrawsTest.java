package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.outputset.Mapping;
import io.palimpsest.mechanisms.random.ChernoffBound;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.KeyedRandomness;
import io.palimpsest.mechanisms.random.ScopedRandomness;
import io.palimpsest.mechanisms.random.TestRandomness;
import io.palimpsest.mechanisms.space.Spaces;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WordDrawsTest {

  static List<WordMechanism> mechanisms() {
    return Mechanisms.all();
  }

  /**
   * 200,000 draws for each of two words against their rows. Each count by Chernoff: false alarm at
   * most 2 * 40 * 1e-9 for a mechanism. What is not in the row must not come out at all.
   */
  @ParameterizedTest
  @MethodSource("mechanisms")
  void shouldDrawAsTheRowSays(WordMechanism mechanism) {
    int draws = 200_000;
    for (int word : new int[] {0, 31}) {
      ScopedRandomness scope = TestRandomness.scope("draws for " + word);
      long[] hits = new long[mechanism.words()];
      for (int i = 0; i < draws; i++) {
        hits[mechanism.draw(word, scope.draw(i))]++;
      }
      WordRow row = mechanism.row(word);
      long judged = 0;
      for (int i = 0; i < row.outputs().length; i++) {
        double p = (double) row.weights().weight(i) / row.weights().sum();
        long count = hits[row.outputs()[i]];
        assertThat(ChernoffBound.accepts(count, draws, p, 1e-9)).isTrue();
        judged += count;
      }
      assertThat(judged).isEqualTo(draws);
    }
  }

  /** A row of the whole vocabulary does not fit such a cache: it is made for each draw. */
  @Test
  void shouldDrawTheSameHoweverMuchIsCached() {
    ScopedRandomness scope = TestRandomness.scope("cached");
    for (long bytes : new long[] {0, 300, 1000, 5000}) {
      List<WordMechanism> others =
          List.of(
              new CustextMechanism(
                  Mechanisms.SPACE,
                  Mechanisms.sets(Mechanisms.SPACE, Mapping.BALANCED, 8),
                  3,
                  Temperature.CALIBRATED,
                  "5ace",
                  bytes),
              new SantextMechanism(Mechanisms.SPACE, 4, "5ace", bytes),
              new ExponentialMechanism(Mechanisms.SPACE, 5, "5ace", bytes));
      List<WordMechanism> all = Mechanisms.all();
      assertThat(draws(others.get(0), scope)).isEqualTo(draws(all.get(1), scope));
      assertThat(draws(others.get(1), scope)).isEqualTo(draws(all.get(4), scope));
      assertThat(draws(others.get(2), scope)).isEqualTo(draws(all.get(5), scope));
    }
  }

  /** Rows and temperatures made at the same time by four threads are those made by one. */
  @ParameterizedTest
  @MethodSource("mechanisms")
  void shouldDrawTheSameInManyThreads(WordMechanism mechanism) throws Exception {
    List<Callable<List<Integer>>> readers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      readers.add(() -> draws(mechanism, TestRandomness.scope("threads")));
    }
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<List<Integer>>> drawn;
    try {
      drawn = threads.invokeAll(readers);
    } finally {
      threads.shutdown();
    }
    for (Future<List<Integer>> words : drawn) {
      assertThat(words.get()).isEqualTo(draws(mechanism, TestRandomness.scope("threads")));
    }
  }

  /**
   * Independent draws for one word agree with the probability that two draws of its row do.
   * Chernoff on 50,000 pairs: false alarm at most 1e-9 for a mechanism.
   */
  @ParameterizedTest
  @MethodSource("mechanisms")
  void shouldDrawTheSameUnderOneKeyAndIndependentlyUnderAnother(WordMechanism mechanism) {
    DrawScope scope = new DrawScope.User(mechanism.fingerprint());
    KeyedRandomness one = KeyedRandomness.of(new byte[32]);
    byte[] nearlyTheKey = new byte[32];
    nearlyTheKey[31] = 1;
    ScopedRandomness first = one.in(scope);
    ScopedRandomness again = one.in(scope);
    ScopedRandomness other = KeyedRandomness.of(nearlyTheKey).in(scope);
    int draws = 50_000;
    int word = 5;
    int agreements = 0;
    for (int i = 0; i < draws; i++) {
      int drawn = mechanism.draw(word, first.draw(i));
      assertThat(mechanism.draw(word, again.draw(i))).isEqualTo(drawn);
      agreements += mechanism.draw(word, other.draw(i)) == drawn ? 1 : 0;
    }
    WordRow row = mechanism.row(word);
    double agree =
        IntStream.range(0, row.outputs().length)
            .mapToDouble(i -> (double) row.weights().weight(i) / row.weights().sum())
            .map(p -> p * p)
            .sum();

    assertThat(ChernoffBound.accepts(agreements, draws, agree, 1e-9)).isTrue();
  }

  /**
   * Words drawn with a version of this code must be drawn with the next: else a replay is a second
   * release. Whoever has to change this changes the scheme in the fingerprint too.
   *
   * <p>All but the calibrated ones were drawn by a program in Python as well, with its own weights,
   * alias tables, HMAC and, from OpenSSL, AES.
   */
  @Test
  void shouldNeverChangeADraw() {
    float[] points = {0, 1, 2.5f, 4, 4.5f, 7, 7.25f, 9, 12, 12.5f};
    List<WordMechanism> line =
        List.of(
            Mechanisms.custext(Spaces.line(points), Mapping.BALANCED, 4, 2, Temperature.NOMINAL),
            Mechanisms.custext(
                Spaces.line(points), Mapping.CONSERVATIVE, 4, 2, Temperature.CALIBRATED),
            Mechanisms.custext(Spaces.line(points), Mapping.AGGRESSIVE, 4, 2, Temperature.NOMINAL),
            new SantextMechanism(Spaces.line(points), 1, "5ace"),
            new ExponentialMechanism(Spaces.line(points), 4, "5ace"));
    List<String> drawn = new ArrayList<>();
    for (WordMechanism mechanism : line) {
      ScopedRandomness scope =
          KeyedRandomness.of(new byte[32], 7).in(new DrawScope.User(mechanism.fingerprint()));
      StringBuilder digits = new StringBuilder();
      for (int i = 0; i < 30; i++) {
        digits.append(mechanism.draw(i % 10, scope.draw(i)));
      }
      drawn.add(digits.toString());
    }

    assertThat(drawn)
        .containsExactly(
            "302345578903324457881312255679",
            "112366768901134577890101567789",
            "003436688912425668980223555887",
            "001164939801744661670322466789",
            "154462829810095467943048565961");
  }

  private static List<Integer> draws(WordMechanism mechanism, ScopedRandomness scope) {
    return IntStream.range(0, 2000)
        .mapToObj(i -> mechanism.draw(i % mechanism.words(), scope.draw(i)))
        .toList();
  }
}
