package io.palimpsest.service.lines;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import java.util.Map;

/**
 * The answer to one line; null where JSON says null.
 *
 * @param id the post's id, if it had a valid one
 * @param author the author's pseudonym
 * @param text the safe text, if it was released
 * @param released whether it was
 * @param reason why not, as a code
 * @param charges what the release cost its author; nothing if it was free
 * @param spent what the author has spent in this run, by window, in epsilon
 * @param remaining what the author has left, by window, in epsilon
 * @param entities how many pieces of each class were found
 * @param guarantee what is promised about the text
 * @param hint what to do about the reason
 */
@JsonInclude(JsonInclude.Include.ALWAYS)
@JsonPropertyOrder({
  "id",
  "author",
  "text",
  "released",
  "reason",
  "charges",
  "spent",
  "remaining",
  "entities",
  "guarantee"
})
record LineAnswer(
    String id,
    String author,
    String text,
    boolean released,
    String reason,
    List<Map<String, Object>> charges,
    Map<String, Map<String, Double>> spent,
    Map<String, Map<String, Double>> remaining,
    Map<String, Integer> entities,
    String guarantee,
    @JsonInclude(JsonInclude.Include.NON_NULL) String hint) {

  static LineAnswer released(
      String id,
      String author,
      String text,
      List<Map<String, Object>> charges,
      Map<String, Integer> entities,
      String guarantee) {
    return new LineAnswer(
        id, author, text, true, null, charges, Map.of(), Map.of(), entities, guarantee, null);
  }

  static LineAnswer notReleased(String id, String author, String reason, String hint) {
    return new LineAnswer(
        id, author, null, false, reason, List.of(), Map.of(), Map.of(), Map.of(), null, hint);
  }

  /** With what its author has spent and has left. */
  LineAnswer withBalance(
      Map<String, Map<String, Double>> spent, Map<String, Map<String, Double>> remaining) {
    return new LineAnswer(
        id, author, text, released, reason, charges, spent, remaining, entities, guarantee, hint);
  }
}
