package io.palimpsest.language.detect;

import java.util.ArrayList;
import java.util.List;

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
    return OverlapRule.resolve(candidates(input));
  }

  /**
   * All that the members report, overlaps and all. For whoever wants only some of it: leaving a
   * span out after overlaps are resolved would uncover what it had suppressed.
   */
  public List<Span> candidates(DetectorInput input) {
    List<Span> found = new ArrayList<>();
    for (Detector member : members) {
      found.addAll(member.detect(input));
    }
    return found;
  }
}
