package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.random.Digest;
import java.util.ArrayList;
import java.util.List;

/**
 * Which words of an author are drawn and paid for, by table, in one key epoch. Immutable.
 *
 * <p>There are {@value #MAX_TABLES} tables at most; the one unused for longest goes, and its words
 * are paid for again. In another epoch the draws are others, so nothing is paid there.
 *
 * @param epoch of the author's key
 * @param tables the latest used last
 */
record PaidWords(long epoch, List<PaidTable> tables) {
  static final int MAX_TABLES = 4;

  static final PaidWords NONE = new PaidWords(0, List.of());

  PaidWords {
    tables = List.copyOf(tables);
  }

  /** Those of some words that are not paid for, in their order. */
  int[] unpaid(long inEpoch, Digest table, int[] drawn) {
    return inEpoch == epoch ? of(table).unpaid(drawn) : drawn;
  }

  /**
   * With some words more, of a table that was used just now. A new epoch forgets all others; an old
   * one, which should not come, is not remembered.
   */
  PaidWords with(long inEpoch, Digest table, int[] more) {
    if (inEpoch < epoch) {
      return this;
    }
    if (inEpoch > epoch) {
      return new PaidWords(inEpoch, List.of()).with(inEpoch, table, more);
    }
    PaidTable known = of(table);
    boolean isLast = !tables.isEmpty() && tables.get(tables.size() - 1) == known;
    if (more.length == 0 && (isLast || known.words().isEmpty())) {
      return this;
    }
    List<PaidTable> all = new ArrayList<>(tables);
    all.remove(known);
    all.add(known.with(more));
    return new PaidWords(epoch, all.subList(Math.max(0, all.size() - MAX_TABLES), all.size()));
  }

  private PaidTable of(Digest table) {
    for (PaidTable known : tables) {
      if (known.table().equals(table)) {
        return known;
      }
    }
    return PaidTable.none(table);
  }

  @Override
  public String toString() {
    return "PaidWords";
  }
}
