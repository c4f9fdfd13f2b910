package io.palimpsest.service.entities;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Lets through what is wanted of what a detector finds. It chooses after overlaps are decided, so a
 * span that is not wanted still hides those that it won against.
 */
public final class SelectiveDetector implements Detector {
  private final Detector detector;
  private final double threshold;
  private final Set<EntityType> types;

  /**
   * Around a detector.
   *
   * @param threshold the least confidence
   * @param types the wanted ones
   */
  public SelectiveDetector(Detector detector, double threshold, Set<EntityType> types) {
    this.detector = detector;
    this.threshold = threshold;
    this.types = EnumSet.noneOf(EntityType.class);
    this.types.addAll(types);
  }

  @Override
  public List<Span> detect(DetectorInput input) {
    return detector.detect(input).stream()
        .filter(span -> span.confidence() >= threshold && types.contains(span.type()))
        .toList();
  }
}
