package io.palimpsest.language.detect.score;

import java.util.List;
import java.util.Objects;

/**
 * A text in which somebody marked what is sensitive.
 *
 * <p>No record: a record would print the text.
 */
public final class GoldDocument {
  private final String text;
  private final List<GoldSpan> spans;

  /**
   * Refuses a place outside the text.
   *
   * @param spans in any order; they may overlap
   */
  public GoldDocument(String text, List<GoldSpan> spans) {
    this.text = Objects.requireNonNull(text, "text");
    this.spans = List.copyOf(spans);
    for (GoldSpan span : this.spans) {
      if (span.end() > text.length()) {
        throw new IllegalArgumentException(
            "span ends at " + span.end() + ", text at " + text.length());
      }
    }
  }

  /** The raw text. */
  public String text() {
    return text;
  }

  /** What is marked in it. */
  public List<GoldSpan> spans() {
    return spans;
  }

  /** As people type who use no capitals; every letter stays where it is. */
  public GoldDocument inLowerCase() {
    StringBuilder lower = new StringBuilder(text.length());
    // Letter by letter: String.toLowerCase makes two of some letters and would move the rest.
    text.codePoints().map(Character::toLowerCase).forEach(lower::appendCodePoint);
    return new GoldDocument(lower.toString(), spans);
  }

  /** Sizes only. */
  @Override
  public String toString() {
    return "GoldDocument[" + text.length() + " units, " + spans.size() + " spans]";
  }
}
