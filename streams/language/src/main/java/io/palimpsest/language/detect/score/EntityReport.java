package io.palimpsest.language.detect.score;

import io.palimpsest.language.detect.EntityType;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What came of a detector on documents. Numbers only, so it can be logged.
 *
 * @param documents what there was to read
 * @param types what came of each type that is marked somewhere, in the order of the types
 * @param untypedTokens the same by tokens when the type does not matter; its recall counts spans of
 *     types that are not judged, too
 * @param personTokens tokens of persons, and which of them a span of whatever type touches
 * @param unjudged found spans that count for nothing
 */
public record EntityReport(
    Documents documents,
    Map<EntityType, TypeScore> types,
    Agreement untypedTokens,
    Share personTokens,
    Unjudged unjudged) {

  /** Copies the map into the order of the types. */
  public EntityReport {
    EnumMap<EntityType, TypeScore> ordered = new EnumMap<>(EntityType.class);
    ordered.putAll(types);
    types = Collections.unmodifiableMap(ordered);
  }

  /**
   * How much there was to read.
   *
   * @param count documents
   * @param tokens tokens in them, of the kinds that are counted
   * @param spans what is marked in them and judged
   * @param covered documents with something marked, and which of them are covered completely
   */
  public record Documents(long count, long tokens, long spans, Share covered) {}

  /**
   * Some of all.
   *
   * @param part so many
   * @param whole of so many
   */
  public record Share(long part, long whole) {
    static final Share NONE = new Share(0, 0);

    /** Between 0 and 1; of nothing all. */
    public double value() {
      return Agreement.share(part, whole);
    }

    Share plus(boolean isPart) {
      return new Share(part + (isPart ? 1 : 0), whole + 1);
    }
  }

  /**
   * Found spans that are neither right nor wrong.
   *
   * @param otherTypes of types that no document has
   * @param otherPlaces on places that are marked with something that has no type here
   */
  public record Unjudged(long otherTypes, long otherPlaces) {}

  /** All types together, each span and token counting the same. */
  public TypeScore all() {
    return types.values().stream().reduce(TypeScore.NONE, TypeScore::plus);
  }
}
