package io.palimpsest.mechanisms.word;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.sampling.AliasTable;

/** What a draw needs of a row, and no more. */
final class CachedRow {
  /** Objects and array headers of a row and its table, and its place in the cache; generously. */
  static final int OVERHEAD_BYTES = 128;

  private static final int BYTES_PER_OUTPUT = 2 * Long.BYTES;

  private final int word;
  private final int[] outputs;
  private final AliasTable table;

  /** Written without a lock by whoever reads the row: a lost write costs a chance, no more. */
  private boolean used;

  CachedRow(int word, WordRow row) {
    this.word = word;
    this.outputs = row.outputs();
    this.table = new AliasTable(row.weights());
  }

  int draw(RandomBits bits) {
    return outputs[table.draw(bits)];
  }

  int word() {
    return word;
  }

  AliasTable table() {
    return table;
  }

  /** Memory of the row. The outputs belong to the mechanism and are shared. */
  long bytes() {
    return OVERHEAD_BYTES + (long) BYTES_PER_OUTPUT * table.outputs();
  }

  void use() {
    // Most rows were used before; not writing again keeps the line in all cores' caches.
    if (!used) {
      used = true;
    }
  }

  /** Whether it was used since it was asked last. */
  boolean takeUse() {
    boolean was = used;
    used = false;
    return was;
  }
}
