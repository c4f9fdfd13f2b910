package io.palimpsest.language.detect.score;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;

/**
 * A place that somebody marked in a text. It holds no text, so it can be logged.
 *
 * @param start first UTF-16 unit
 * @param end one after the last UTF-16 unit, more than {@code start}
 * @param types what may be found there, the usual first; none if it is not judged what is found
 */
public record GoldSpan(int start, int end, List<EntityType> types) {

  /** Refuses an empty or negative place. */
  public GoldSpan {
    if (start < 0 || end <= start) {
      throw new IllegalArgumentException("span must cover something: " + start + " to " + end);
    }
    types = List.copyOf(types);
  }

  /** A place with one type. */
  public static GoldSpan of(int start, int end, EntityType type) {
    return new GoldSpan(start, end, List.of(type));
  }

  /** Whether it matters what is found there. */
  public boolean isJudged() {
    return !types.isEmpty();
  }

  /** The type that it counts for. */
  EntityType usualType() {
    return types.get(0);
  }

  boolean accepts(Span found) {
    return types.contains(found.type());
  }

  boolean overlaps(Span found) {
    return start < found.end() && found.start() < end;
  }

  boolean hasBoundsOf(Span found) {
    return start == found.start() && end == found.end();
  }
}
