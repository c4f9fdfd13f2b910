package io.palimpsest.language.detect;

import java.util.Objects;

/**
 * A place in a text that is sensitive. It holds no text, so it can be logged.
 *
 * @param start first UTF-16 unit
 * @param end one after the last UTF-16 unit, more than {@code start}
 * @param type what stands there
 * @param confidence more than 0, at most 1; comparable between detectors only roughly
 */
public record Span(int start, int end, EntityType type, double confidence) {

  /**
   * From here on a span counts as proved: a check digit agreed, or the form allows no other
   * reading.
   */
  public static final double CERTAIN = 0.95;

  /** Refuses an empty or negative place and a confidence that is none. */
  public Span {
    if (start < 0 || end <= start) {
      throw new IllegalArgumentException("span must cover something: " + start + " to " + end);
    }
    Objects.requireNonNull(type, "type");
    if (!(confidence > 0 && confidence <= 1)) {
      throw new IllegalArgumentException("confidence must be in (0, 1]: " + confidence);
    }
  }

  /** How many UTF-16 units it covers. */
  public int length() {
    return end - start;
  }

  /** Whether this span counts as proved. */
  public boolean isCertain() {
    return confidence >= CERTAIN;
  }

  /** Whether the two share a character. */
  public boolean overlaps(Span other) {
    return start < other.end && other.start < end;
  }
}
