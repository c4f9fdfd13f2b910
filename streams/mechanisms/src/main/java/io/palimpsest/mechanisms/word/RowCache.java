package io.palimpsest.mechanisms.word;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntFunction;

/**
 * The rows drawn from lately. Rows are functions of their word, so one that was evicted and is made
 * again is the same: how much is cached shows in time and in nothing else.
 *
 * <p>A hit reads one array and takes no lock. A miss makes the row without a lock too, so two
 * threads may make the same one and one of them is kept. Eviction is second chance (CLOCK): the
 * oldest row goes, unless it was used since it came or since it was spared last.
 *
 * <p>Thread-safe.
 */
final class RowCache {
  /** 64 MB: 22,000 rows of 50 outputs take 20 MB, 190 rows of 22,000 outputs the whole. */
  static final long DEFAULT_BYTES = 64L << 20;

  private final AtomicReferenceArray<CachedRow> rows;
  private final IntFunction<WordRow> maker;
  private final long maxBytes;
  private final Queue<CachedRow> oldestFirst = new ArrayDeque<>();
  private long bytes;

  /**
   * Empty.
   *
   * @param maxBytes a bound on the memory of all rows; a row that is larger is made anew each time
   * @param maker of a word's row, always the same
   */
  RowCache(int words, long maxBytes, IntFunction<WordRow> maker) {
    if (maxBytes < 0) {
      throw new IllegalArgumentException(
          "the cache must have at least 0 bytes. Provided value: %s".formatted(maxBytes));
    }
    this.rows = new AtomicReferenceArray<>(words);
    this.maxBytes = maxBytes;
    this.maker = maker;
  }

  CachedRow get(int word) {
    CachedRow row = rows.get(word);
    if (row == null) {
      return keep(new CachedRow(word, maker.apply(word)));
    }
    row.use();
    return row;
  }

  /** The row drawn from; if there is none yet, the one given becomes it. */
  CachedRow get(int word, WordRow made) {
    CachedRow row = rows.get(word);
    return row == null ? keep(new CachedRow(word, made)) : row;
  }

  private synchronized CachedRow keep(CachedRow row) {
    CachedRow other = rows.get(row.word());
    if (other != null) {
      return other;
    }
    if (row.bytes() <= maxBytes) {
      makeRoom(row.bytes());
      rows.set(row.word(), row);
      oldestFirst.add(row);
      bytes += row.bytes();
    }
    return row;
  }

  /** Spares each row once at most, so it ends however busy the readers are. */
  private void makeRoom(long needed) {
    for (int spared = oldestFirst.size(); bytes + needed > maxBytes; spared--) {
      CachedRow oldest = oldestFirst.remove();
      if (spared > 0 && oldest.takeUse()) {
        oldestFirst.add(oldest);
      } else {
        rows.set(oldest.word(), null);
        bytes -= oldest.bytes();
      }
    }
  }

  /** Memory of all rows now. */
  synchronized long bytes() {
    return bytes;
  }
}
