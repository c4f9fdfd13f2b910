package io.palimpsest.language.pseudonym.format;

import java.util.ArrayList;
import java.util.List;

/**
 * Digits that stand together.
 *
 * @param place of the first among the letters and digits of the value
 * @param start of the first in the folded text
 * @param length how many
 */
record Run(int place, int start, int length) {

  static List<Run> of(String folded) {
    List<Run> runs = new ArrayList<>();
    int place = 0;
    int at = 0;
    while (at < folded.length()) {
      int end = at;
      while (end < folded.length() && Folding.isDigit(folded.charAt(end))) {
        end++;
      }
      if (end > at) {
        runs.add(new Run(place, at, end - at));
        place += end - at;
        at = end;
      } else {
        place += Folding.isLetter(folded.charAt(at)) ? 1 : 0;
        at++;
      }
    }
    return runs;
  }

  int placeEnd() {
    return place + length;
  }

  int end() {
    return start + length;
  }

  /** The character before; a space at the beginning. */
  char before(String folded) {
    return start == 0 ? ' ' : folded.charAt(start - 1);
  }

  /** The character after; a space at the end. */
  char after(String folded) {
    return end() == folded.length() ? ' ' : folded.charAt(end());
  }

  /** Whether it is the fraction of the run before it. */
  boolean isFractionOf(Run integer, String folded) {
    return start == integer.end() + 1 && ".,".indexOf(before(folded)) >= 0;
  }

  /** The value in a compact text; -1 for more than nine digits. */
  int value(String compact) {
    return length > 9 ? -1 : Integer.parseInt(compact.substring(place, placeEnd()));
  }
}
