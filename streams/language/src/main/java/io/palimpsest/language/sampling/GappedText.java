package io.palimpsest.language.sampling;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text in which some places are still to be drawn. Immutable; shows nothing of itself. */
final class GappedText {
  private final String text;
  private final List<Gap> gaps;
  private final List<Integer> places;

  /**
   * A text and its gaps.
   *
   * @param text what stands around them
   * @param gaps in reading order
   * @param places where in the text each of them goes
   */
  GappedText(String text, List<Gap> gaps, List<Integer> places) {
    this.text = text;
    this.gaps = List.copyOf(gaps);
    this.places = List.copyOf(places);
  }

  String fill(Draws draws) {
    StringBuilder out = new StringBuilder(text.length() + 8 * gaps.size());
    int done = 0;
    for (int i = 0; i < gaps.size(); i++) {
      out.append(text, done, places.get(i));
      gaps.get(i).fill(out, draws);
      done = places.get(i);
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
