package io.palimpsest.language.detect.score;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.score.EntityReport.Share;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What has been counted so far. */
final class EntityCounts {
  private final Map<EntityType, TypeScore> types = new EnumMap<>(EntityType.class);
  private Agreement untypedTokens = Agreement.NONE;
  private Share personTokens = Share.NONE;
  private Share coveredDocuments = Share.NONE;
  private long documents;
  private long tokens;
  private long foundOfOtherTypes;
  private long foundElsewhere;

  /**
   * Begins.
   *
   * @param judged the types that are marked somewhere
   */
  EntityCounts(Set<EntityType> judged) {
    judged.forEach(type -> types.put(type, TypeScore.NONE));
  }

  boolean isJudged(EntityType type) {
    return types.containsKey(type);
  }

  void document(int countedTokens) {
    documents++;
    tokens += countedTokens;
  }

  void markedDocument(boolean isCovered) {
    coveredDocuments = coveredDocuments.plus(isCovered);
  }

  void marked(EntityType type, boolean isExact, boolean isOverlapped) {
    countSpan(type, exact -> exact.plusMarked(isExact), any -> any.plusMarked(isOverlapped));
  }

  void found(EntityType type, boolean isExact, boolean isOverlapping) {
    countSpan(type, exact -> exact.plusFound(isExact), any -> any.plusFound(isOverlapping));
  }

  void foundOfOtherType() {
    foundOfOtherTypes++;
  }

  void foundElsewhere() {
    foundElsewhere++;
  }

  void markedToken(EntityType type, boolean isFound, boolean isTouched) {
    countToken(type, agreement -> agreement.plusMarked(isFound));
    untypedTokens = untypedTokens.plusMarked(isTouched);
  }

  void foundToken(EntityType type, boolean isRight, boolean isMarked) {
    countToken(type, agreement -> agreement.plusFound(isRight));
    untypedTokens = untypedTokens.plusFound(isMarked);
  }

  void personToken(boolean isTouched) {
    personTokens = personTokens.plus(isTouched);
  }

  private void countSpan(
      EntityType type, UnaryOperator<Agreement> exact, UnaryOperator<Agreement> overlap) {
    types.computeIfPresent(
        type,
        (t, score) ->
            new TypeScore(
                exact.apply(score.exact()), overlap.apply(score.overlap()), score.tokens()));
  }

  private void countToken(EntityType type, UnaryOperator<Agreement> change) {
    types.computeIfPresent(
        type,
        (t, score) -> new TypeScore(score.exact(), score.overlap(), change.apply(score.tokens())));
  }

  EntityReport report() {
    long spans = types.values().stream().mapToLong(score -> score.exact().marked()).sum();
    return new EntityReport(
        new EntityReport.Documents(documents, tokens, spans, coveredDocuments),
        types,
        untypedTokens,
        personTokens,
        new EntityReport.Unjudged(foundOfOtherTypes, foundElsewhere));
  }
}
