package io.palimpsest.language.sampling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A text with gaps in the making. */
final class GappedDraft {
  private static final int ROOM = 16;

  private final StringBuilder text = new StringBuilder();
  private final List<Gap> gaps = new ArrayList<>();
  private int[] places = new int[ROOM];
  private boolean skipSpace;

  void layout(char c) {
    if (!skipSpace || c != ' ') {
      text.append(c);
    }
    skipSpace = false;
  }

  void write(String word, LetterCase letters) {
    letters.write(word, text);
    skipSpace = false;
  }

  void gap(Gap gap) {
    if (gaps.size() == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    places[gaps.size()] = text.length();
    gaps.add(gap);
    skipSpace = false;
  }

  /** Leaves something out, and with it the space before it or else the one after it. */
  void drop() {
    int last = text.length() - 1;
    if (last >= 0 && text.charAt(last) == ' ' && !endsInGap()) {
      text.setLength(last);
    } else {
      skipSpace = true;
    }
  }

  GappedText finish() {
    return new GappedText(text.toString(), gaps, Arrays.copyOf(places, gaps.size()));
  }

  private boolean endsInGap() {
    return !gaps.isEmpty() && places[gaps.size() - 1] == text.length();
  }
}
