package io.palimpsest.language.detect.score;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.OverlapRule;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Runs a detector over documents and counts what it finds and misses. */
public final class EntityScorer {
  private EntityScorer() {}

  /**
   * Counts. The order of the documents does not matter. Spans that overlap are made disjoint by
   * {@link OverlapRule} first.
   *
   * @param onDocument called after each
   */
  public static EntityReport score(
      Detector detector, List<GoldDocument> documents, Runnable onDocument) {
    EntityCounts counts = new EntityCounts(markedTypes(documents));
    for (GoldDocument document : documents) {
      DetectorInput input = DetectorInput.of(document.text());
      new DocumentScorer(document, input, OverlapRule.resolve(detector.detect(input)), counts)
          .run();
      onDocument.run();
    }
    return counts.report();
  }

  private static Set<EntityType> markedTypes(List<GoldDocument> documents) {
    Set<EntityType> types = EnumSet.noneOf(EntityType.class);
    for (GoldDocument document : documents) {
      document.spans().forEach(span -> types.addAll(span.types()));
    }
    return types;
  }
}
