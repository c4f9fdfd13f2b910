package io.palimpsest.language.sampling;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text in which some places are still to be drawn. Immutable; shows nothing of itself. */
final class GappedText {
  private final String text;
  private final List<Gap> gaps;
  private final int[] places;

  /**
   * A text and its gaps.
   *
   * @param text what stands around them
   * @param gaps in reading order
   * @param places where in the text each of them goes; taken as it is, and not to be changed
   */
  GappedText(String text, List<Gap> gaps, int[] places) {
    this.text = text;
    this.gaps = List.copyOf(gaps);
    this.places = places;
  }

  /** Words lie scattered in memory, which finds all of them together faster than one by one. */
  String fill(Draws draws) {
    String[] drawn = new String[gaps.size()];
    for (int i = 0; i < drawn.length; i++) {
      drawn[i] = gaps.get(i).draw(draws);
    }
    int length = text.length();
    for (String word : drawn) {
      length += word.length();
    }
    StringBuilder out = new StringBuilder(length);
    int done = 0;
    for (int i = 0; i < drawn.length; i++) {
      out.append(text, done, places[i]);
      gaps.get(i).letters().write(drawn[i], out);
      done = places[i];
    }
    return out.append(text, done, text.length()).toString();
  }

  boolean isDrawn() {
    return !gaps.isEmpty();
  }

  /** Bytes in UTF-8, at most, whatever is drawn. */
  long maxBytes(int longestWord) {
    long bytes = text.getBytes(StandardCharsets.UTF_8).length;
    for (Gap gap : gaps) {
      bytes += gap.maxBytes(longestWord);
    }
    return bytes;
  }
}
