package io.palimpsest.language.detect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/**
 * Makes spans disjoint: the strongest is kept, what overlaps it is dropped, and so on.
 *
 * <p>Stronger is, in this order: proved ({@link Span#isCertain()}) before not proved; longer; more
 * confident; earlier; the type that stands first in {@link EntityType}. Only equal spans tie, so
 * the answer does not depend on the order in which detectors ran.
 *
 * <p>Length comes before confidence because a part hidden inside a whole is hidden anyway, while
 * the rest of a whole would be released when its part wins.
 */
public final class OverlapRule {

  /** Strongest first. */
  public static final Comparator<Span> STRENGTH =
      Comparator.comparing(Span::isCertain)
          .reversed()
          .thenComparing(Comparator.comparingInt(Span::length).reversed())
          .thenComparing(Comparator.comparingDouble(Span::confidence).reversed())
          .thenComparingInt(Span::start)
          .thenComparing(Span::type);

  private OverlapRule() {}

  /**
   * The disjoint spans that stay, in the order of the text. Takes n log n.
   *
   * @param spans of one text, in any order
   */
  public static List<Span> resolve(List<Span> spans) {
    if (spans.size() < 2) {
      return List.copyOf(spans);
    }
    List<Span> strongestFirst = new ArrayList<>(spans);
    strongestFirst.sort(STRENGTH);
    TreeMap<Integer, Span> kept = new TreeMap<>();
    for (Span span : strongestFirst) {
      // Kept spans are disjoint, so only the last that starts before this one ends can be hit.
      var before = kept.lowerEntry(span.end());
      if (before == null || before.getValue().end() <= span.start()) {
        kept.put(span.start(), span);
      }
    }
    return List.copyOf(kept.values());
  }
}
