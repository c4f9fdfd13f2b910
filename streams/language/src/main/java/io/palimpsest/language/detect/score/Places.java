package io.palimpsest.language.detect.score;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which of some disjoint places lies where in a text. Four bytes a UTF-16 unit, so that nothing
 * here compares every place with every other.
 */
final class Places<T> {
  private static final int NOWHERE = -1;

  private final List<T> places = new ArrayList<>();
  private final int[] at;

  Places(int length) {
    at = new int[length];
    Arrays.fill(at, NOWHERE);
  }

  void add(T place, int start, int end) {
    Arrays.fill(at, start, end, places.size());
    places.add(place);
  }

  boolean isAny(int unit) {
    return at[unit] != NOWHERE;
  }

  /** Those that touch a part of the text, in order. Takes as long as the part. */
  List<T> touching(int start, int end) {
    List<T> touching = new ArrayList<>();
    int last = NOWHERE;
    for (int unit = start; unit < end; unit++) {
      if (at[unit] != NOWHERE && at[unit] != last) {
        last = at[unit];
        touching.add(places.get(last));
      }
    }
    return touching;
  }
}
