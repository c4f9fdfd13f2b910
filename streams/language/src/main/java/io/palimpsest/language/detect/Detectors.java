package io.palimpsest.language.detect;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Several detectors as one: all run on the same tokens, and {@link OverlapRule} decides. */
public final class Detectors implements Detector {

  private final List<Detector> members;

  private Detectors(List<Detector> members) {
    this.members = members;
  }

  /** The order of the members does not change the answer. */
  public static Detectors of(List<? extends Detector> members) {
    return new Detectors(List.copyOf(members));
  }

  /** Disjoint spans in the order of the text. */
  @Override
  public List<Span> detect(DetectorInput input) {
    return detect(input, span -> true);
  }

  /**
   * Disjoint spans in the order of the text, of those that are wanted. An unwanted span suppresses
   * no other: leaving it out of the answer afterwards would uncover what it overlapped.
   */
  public List<Span> detect(DetectorInput input, Predicate<Span> wanted) {
    List<Span> found = new ArrayList<>();
    for (Detector member : members) {
      for (Span span : member.detect(input)) {
        if (wanted.test(span)) {
          found.add(span);
        }
      }
    }
    return OverlapRule.resolve(found);
  }
}
