package io.palimpsest.language.budget;

import io.palimpsest.mechanisms.random.Digest;
import java.util.Arrays;
import org.roaringbitmap.RoaringBitmap;

/**
 * The words that were paid for in one table. Says nothing of them.
 *
 * @param table its fingerprint
 * @param words by number; never changed
 */
record PaidTable(Digest table, RoaringBitmap words) {

  static PaidTable none(Digest table) {
    return new PaidTable(table, new RoaringBitmap());
  }

  /** Those of some words that are not paid for, in their order. */
  int[] unpaid(int[] drawn) {
    int[] unpaid = new int[drawn.length];
    int count = 0;
    for (int word : drawn) {
      if (!words.contains(word)) {
        unpaid[count++] = word;
      }
    }
    return Arrays.copyOf(unpaid, count);
  }

  /** With some words more. */
  PaidTable with(int[] more) {
    if (more.length == 0) {
      return this;
    }
    RoaringBitmap all = words.clone();
    all.add(more);
    return new PaidTable(table, all);
  }

  @Override
  public String toString() {
    return "PaidTable";
  }
}
