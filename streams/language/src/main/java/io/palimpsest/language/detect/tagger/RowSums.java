package io.palimpsest.language.detect.tagger;

/**
 * Adds up rows of the weight table, each label for itself: four sums in two ints. Not thread-safe.
 */
final class RowSums {
  /** Ints that hold sums outside of this class. */
  static final int WIDTH = 2;

  /** Makes the four signed bytes of a row unsigned, so that sums of one do not touch the next. */
  private static final int BIAS_ROW = 0x80808080;

  private static final int BIAS_OF_EACH = 0x00800080;
  private static final int EVERY_OTHER_BYTE = 0x00FF00FF;
  private static final int SUM_BITS = 16;

  /** The first in the lower half, the second, as if multiplied by 2^16, added to it. */
  private int personAndOrganization;

  private int locationAndOther;

  /** Begins again with nothing. */
  void clear() {
    personAndOrganization = 0;
    locationAndOther = 0;
  }

  /** Adds rows; a half holds {@link Features#MOST} of them. */
  void add(int[] rows, int from, int to) {
    int evens = 0;
    int odds = 0;
    for (int i = from; i < to; i++) {
      int row = rows[i] ^ BIAS_ROW;
      evens += row & EVERY_OTHER_BYTE;
      odds += row >>> Byte.SIZE & EVERY_OTHER_BYTE;
    }
    personAndOrganization += evens - (to - from) * BIAS_OF_EACH;
    locationAndOther += odds - (to - from) * BIAS_OF_EACH;
  }

  /** Adds what {@link #write} wrote. */
  void add(int[] written, int at) {
    personAndOrganization += written[at];
    locationAndOther += written[at + 1];
  }

  void write(int[] target, int at) {
    target[at] = personAndOrganization;
    target[at + 1] = locationAndOther;
  }

  int person() {
    return lower(personAndOrganization);
  }

  int location() {
    return lower(locationAndOther);
  }

  int organization() {
    return higher(personAndOrganization);
  }

  int other() {
    return higher(locationAndOther);
  }

  private static int lower(int both) {
    return (short) both;
  }

  /** A negative lower half has taken 1 from the higher one. */
  private static int higher(int both) {
    return both - (short) both >> SUM_BITS;
  }
}
