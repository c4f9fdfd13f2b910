package io.palimpsest.mechanisms.word;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.TestRandomness;
import io.palimpsest.mechanisms.random.Uniform;
import io.palimpsest.mechanisms.sampling.IntegerWeights;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class RowCacheTest {
  private static final int OUTPUTS = 10;
  private static final long ROW = CachedRow.OVERHEAD_BYTES + 16 * OUTPUTS;

  private final List<Integer> made = new ArrayList<>();

  @Test
  void shouldMakeARowOnce() {
    RowCache cache = cache(5, 5 * ROW);
    for (int i = 0; i < 20; i++) {
      cache.get(i % 5);
    }

    assertThat(made).containsExactly(0, 1, 2, 3, 4);
    assertThat(cache.bytes()).isEqualTo(5 * ROW);
    assertThat(cache.get(3)).isSameAs(cache.get(3));
  }

  @Test
  void shouldEvictTheOldestThatWasNotUsed() {
    RowCache cache = cache(9, 3 * ROW);
    cache.get(0);
    cache.get(1);
    cache.get(2);
    cache.get(0);
    cache.get(3); // spares 0, which was used, and evicts 1
    made.clear();
    cache.get(0);
    cache.get(2);
    cache.get(3);
    assertThat(made).isEmpty();

    cache.get(1); // all were used: each is spared once, and the oldest goes, which is 2
    made.clear();
    cache.get(0);
    cache.get(3);
    assertThat(made).isEmpty();
    cache.get(2);
    assertThat(made).containsExactly(2);
  }

  @Test
  void shouldNeverHoldMoreThanItsBytes() {
    RandomBits bits = TestRandomness.scope("cache").draw(0);
    for (long max : new long[] {0, ROW - 1, ROW, 3 * ROW + 5, 20 * ROW}) {
      RowCache cache = cache(40, max);
      for (int i = 0; i < 2000; i++) {
        cache.get((int) Uniform.below(40, bits));
        assertThat(cache.bytes()).isLessThanOrEqualTo(max);
      }
      assertThat(cache.bytes()).isEqualTo(max / ROW * ROW);
    }
  }

  /** 22,000 rows of 50 outputs, by which the default was chosen. */
  @Test
  void shouldHaveRoomForAllRowsOfASmallOutputSet() {
    assertThat(22_000L * (CachedRow.OVERHEAD_BYTES + 16 * 50)).isLessThan(RowCache.DEFAULT_BYTES);
  }

  @Test
  void shouldTakeTheRowGivenOnlyIfThereIsNone() {
    RowCache cache = cache(2, 2 * ROW);
    WordRow given = row(1);

    assertThat(cache.get(1, given)).isSameAs(cache.get(1));
    assertThat(made).isEmpty();
    assertThat(cache.get(1, row(0))).isSameAs(cache.get(1));
  }

  /** Four threads, rows evicted all the time: each thread gets the row it asked for. */
  @Test
  void shouldServeManyThreads() throws Exception {
    RowCache cache = new RowCache(40, 7 * ROW, RowCacheTest::row);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Boolean>> readers = new ArrayList<>();
      for (int thread = 0; thread < 4; thread++) {
        RandomBits bits = TestRandomness.scope("readers").draw(thread);
        readers.add(() -> readsWhatItAskedFor(cache, bits));
      }
      for (Future<Boolean> reader : threads.invokeAll(readers)) {
        assertThat(reader.get()).isTrue();
      }
    } finally {
      threads.shutdown();
    }
    assertThat(cache.bytes()).isEqualTo(7 * ROW);
  }

  private static boolean readsWhatItAskedFor(RowCache cache, RandomBits bits) {
    boolean right = true;
    for (int i = 0; i < 20_000; i++) {
      int word = (int) Math.min(Uniform.below(40, bits), Uniform.below(40, bits));
      right &= cache.get(word).draw(bits) / 100 == word;
    }
    return right;
  }

  @Test
  void shouldRefuseFewerBytesThanNone() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cache(1, -1))
        .withMessage("the cache must have at least 0 bytes. Provided value: -1");
  }

  private RowCache cache(int words, long maxBytes) {
    return new RowCache(
        words,
        maxBytes,
        word -> {
          made.add(word);
          return row(word);
        });
  }

  /** A row that can be told from all others by what comes out. */
  private static WordRow row(int word) {
    int[] outputs = new int[OUTPUTS];
    long[] weights = new long[OUTPUTS];
    for (int i = 0; i < OUTPUTS; i++) {
      outputs[i] = 100 * word + i;
      weights[i] = i + 1;
    }
    return new WordRow(outputs, new double[OUTPUTS], IntegerWeights.of(weights));
  }
}
