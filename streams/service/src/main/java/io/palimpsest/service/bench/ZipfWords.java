package io.palimpsest.service.bench;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.sampling.AliasTable;
import io.palimpsest.mechanisms.sampling.IntegerWeights;

/**
 * Words as often as in a language: by Zipf's law the second is half as frequent as the first, the
 * third a third as frequent. So caches see what they would see of real texts.
 */
public final class ZipfWords {
  /** Leaves the rarest of a million words a weight of a million. */
  private static final long WEIGHT_OF_FIRST = 1L << 40;

  private final AliasTable table;
  private final RandomBits bits;

  /**
   * The words 0 to {@code words - 1}, the most frequent first.
   *
   * @param words at most as many as an alias table takes, 2^20
   */
  public ZipfWords(int words, RandomBits bits) {
    long[] weights = new long[words];
    for (int rank = 0; rank < words; rank++) {
      weights[rank] = WEIGHT_OF_FIRST / (rank + 1);
    }
    this.table = new AliasTable(IntegerWeights.of(weights));
    this.bits = bits;
  }

  /** The next word. */
  public int next() {
    return table.draw(bits);
  }

  /** The next words. */
  public int[] next(int count) {
    int[] words = new int[count];
    for (int i = 0; i < count; i++) {
      words[i] = next();
    }
    return words;
  }
}
