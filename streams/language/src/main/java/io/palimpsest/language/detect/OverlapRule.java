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
 *
 * <p>Secrets and codes are not dropped but cut: what a stronger span leaves of them is as secret as
 * the whole. A code that is surer than not goes before a number and before a name that is not
 * proved, which keep what the code leaves of them: taggers take codes for names in one post and not
 * in the next. Any other code is a word that nobody knows, and may be half of a longer name.
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

  private static final double SURE = 0.5;

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
    boolean codes = false;
    for (Span span : strongestFirst) {
      if (isSureCode(span)) {
        codes = true;
      } else if (overlapping(span, kept) == null) {
        kept.put(span.start(), span);
      } else if (span.type() == EntityType.SECRET || span.type() == EntityType.CODE) {
        addRest(span, kept);
      }
    }
    if (codes) {
      addCodes(strongestFirst, kept);
    }
    return List.copyOf(kept.values());
  }

  private static void addCodes(List<Span> strongestFirst, TreeMap<Integer, Span> kept) {
    List<Span> names = new ArrayList<>();
    for (Span span : strongestFirst) {
      if (isSureCode(span)) {
        for (Span hit = overlapping(span, kept); hit != null && givesWayToCodes(hit); ) {
          names.add(kept.remove(hit.start()));
          hit = overlapping(span, kept);
        }
      }
    }
    for (Span span : strongestFirst) {
      if (isSureCode(span)) {
        addRest(span, kept);
      }
    }
    names.forEach(name -> addRest(name, kept));
  }

  private static boolean isSureCode(Span span) {
    return span.type() == EntityType.CODE && span.confidence() >= SURE;
  }

  private static boolean givesWayToCodes(Span span) {
    return !span.isCertain()
        && switch (span.type()) {
          case PERSON, LOCATION, ORGANIZATION, NUMBER -> true;
          case CODE -> !isSureCode(span);
          default -> false;
        };
  }

  /** The last of the kept spans that a span overlaps; null if there is none. */
  private static Span overlapping(Span span, TreeMap<Integer, Span> kept) {
    // Kept spans are disjoint, so only the last that starts before this one ends can be hit.
    var before = kept.lowerEntry(span.end());
    return before == null || before.getValue().end() <= span.start() ? null : before.getValue();
  }

  private static void addRest(Span span, TreeMap<Integer, Span> kept) {
    int end = span.end();
    while (end > span.start()) {
      var before = kept.lowerEntry(end);
      boolean hit = before != null && before.getValue().end() > span.start();
      int start = hit ? before.getValue().end() : span.start();
      if (start < end) {
        kept.put(start, new Span(start, end, span.type(), span.confidence()));
      }
      end = hit ? before.getValue().start() : span.start();
    }
  }
}
