package io.palimpsest.service.entities;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.language.detect.Span;
import java.util.List;

/**
 * The answer to one line; null where JSON says null.
 *
 * @param id as the line had it, text or number, if it had a valid one
 * @param entities what was found, in the order of the text
 * @param error why nothing was looked for, as a code
 * @param hint what to do about the error
 */
@JsonPropertyOrder({"id", "entities", "error", "hint"})
record EntityAnswer(
    JsonNode id,
    List<Entity> entities,
    @JsonInclude(JsonInclude.Include.NON_NULL) String error,
    @JsonInclude(JsonInclude.Include.NON_NULL) String hint) {

  private static final double DIGITS = 1000;

  /**
   * A place that was found.
   *
   * @param start first UTF-16 unit
   * @param end one after the last
   * @param type the label of its type
   * @param confidence with three digits
   */
  @JsonPropertyOrder({"start", "end", "type", "confidence"})
  record Entity(int start, int end, String type, double confidence) {

    static Entity of(Span span) {
      return new Entity(
          span.start(),
          span.end(),
          span.type().label(),
          Math.round(span.confidence() * DIGITS) / DIGITS);
    }
  }

  static EntityAnswer found(JsonNode id, List<Span> spans) {
    return new EntityAnswer(id, spans.stream().map(Entity::of).toList(), null, null);
  }

  static EntityAnswer refused(JsonNode id, String error, String hint) {
    return new EntityAnswer(id, List.of(), error, hint);
  }
}
