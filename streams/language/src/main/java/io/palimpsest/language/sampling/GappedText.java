package io.palimpsest.language.sampling;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** A text in which some places are still to be drawn. Immutable; shows nothing of itself. */
final class GappedText {
  /** Stands for a gap. Neither layout nor labels nor words have it. */
  static final char GAP = '\0';

  private final String text;
  private final List<Gap> gaps;

  /**
   * A text and its gaps.
   *
   * @param text with {@link #GAP} where they are
   * @param gaps in reading order
   */
  GappedText(String text, List<Gap> gaps) {
    this.text = text;
    this.gaps = List.copyOf(gaps);
  }

  String fill(Draws draws) {
    StringBuilder out = new StringBuilder(text.length() + 8 * gaps.size());
    int done = 0;
    for (Gap gap : gaps) {
      int at = text.indexOf(GAP, done);
      out.append(text, done, at);
      gap.fill(out, draws);
      done = at + 1;
    }
    return out.append(text, done, text.length()).toString();
  }

  /** Bytes in UTF-8, at most, whatever is drawn. */
  long maxBytes(int longestWord) {
    long bytes = text.getBytes(StandardCharsets.UTF_8).length - gaps.size();
    for (Gap gap : gaps) {
      bytes += gap.maxBytes(longestWord);
    }
    return bytes;
  }
}
