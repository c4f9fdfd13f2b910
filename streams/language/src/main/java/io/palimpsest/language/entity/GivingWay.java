package io.palimpsest.language.entity;

import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;

/** Spans of which some stay only where no other needs the place. */
final class GivingWay {
  private GivingWay() {}

  /**
   * All of the first, and those of the second that overlap none of them, in the order of the text.
   *
   * @param first disjoint
   * @param second disjoint
   */
  static List<Span> join(List<Span> first, List<Span> second) {
    if (second.isEmpty()) {
      return first;
    }
    TreeMap<Integer, Span> taken = new TreeMap<>();
    first.forEach(span -> taken.put(span.start(), span));
    List<Span> all = new ArrayList<>(first);
    for (Span span : second) {
      var before = taken.lowerEntry(span.end());
      if (before == null || before.getValue().end() <= span.start()) {
        all.add(span);
      }
    }
    all.sort(Comparator.comparingInt(Span::start));
    return all;
  }
}
