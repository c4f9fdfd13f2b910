package io.palimpsest.language.sampling;

import java.util.ArrayList;
import java.util.List;

/** A text with gaps in the making. */
final class GappedDraft {
  private final StringBuilder text = new StringBuilder();
  private final List<Gap> gaps = new ArrayList<>();
  private final List<Integer> places = new ArrayList<>();
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
    gaps.add(gap);
    places.add(text.length());
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
    return new GappedText(text.toString(), gaps, places);
  }

  private boolean endsInGap() {
    return !places.isEmpty() && places.get(places.size() - 1) == text.length();
  }
}
