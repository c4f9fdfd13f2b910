package io.palimpsest.language.detect.tagger;

/**
 * Rows of several units, asked for first and read afterwards, all at once: most of them lie in
 * memory that is slow, and so the processor fetches many at a time instead of one after the other.
 * Not thread-safe.
 */
final class AskedRows implements RowTaker {
  private final int[] table;
  private final int mask;

  /** Where the rows are; after they were read, what they hold. */
  private final int[] rows;

  private int count;

  /**
   * None.
   *
   * @param units most that rows are asked of before they are read
   */
  AskedRows(int[] table, int units) {
    this.table = table;
    this.mask = table.length - 1;
    this.rows = new int[units * Features.MOST];
  }

  /** Forgets all. */
  void clear() {
    count = 0;
  }

  @Override
  public void take(int question, int value) {
    rows[count++] = Features.row(question, value, mask);
  }

  /** How many there are. */
  int count() {
    return count;
  }

  /** Reads those that were asked for. */
  void read() {
    for (int i = 0; i < count; i++) {
      rows[i] = table[rows[i]];
    }
  }

  /** Adds those from one number up to another to sums. */
  void addTo(RowSums sums, int from, int to) {
    sums.add(rows, from, to);
  }
}
