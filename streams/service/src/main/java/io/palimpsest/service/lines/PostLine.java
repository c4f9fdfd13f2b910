package io.palimpsest.service.lines;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.language.post.Post;
import java.time.Instant;

/** What a line says. */
sealed interface PostLine {

  /** A post, which may still be refused. */
  record Found(Post post) implements PostLine {}

  /**
   * No post.
   *
   * @param reason why, as a code
   * @param hint what to do, without quoting the line
   */
  record Unreadable(String reason, String hint) implements PostLine {}

  /** Reads lines. */
  final class Parser {
    private static final Unreadable NOT_JSON =
        new Unreadable(
            "not-json", "each line must be one JSON object with \"id\", \"author\" and \"text\"");
    private static final Unreadable MALFORMED_UTF8 =
        new Unreadable("malformed-utf8", "the line is not well-formed UTF-8");

    private Parser() {}

    static PostLine parse(byte[] line) {
      JsonLine json = JsonLine.of(line);
      if (json instanceof JsonLine.Found found) {
        return new Found(post(found.object()));
      }
      return json instanceof JsonLine.MalformedUtf8 ? MALFORMED_UTF8 : NOT_JSON;
    }

    private static Post post(JsonNode node) {
      return new Post(id(node.path("id")), text(node, "author"), text(node, "text"), Instant.EPOCH);
    }

    /** Ids are often numbers where the posts come from. */
    private static String id(JsonNode id) {
      return id.isTextual() || id.isIntegralNumber() ? id.asText() : "";
    }

    /** What is absent or of another type is empty, and refused as missing. */
    private static String text(JsonNode node, String field) {
      return node.path(field).isTextual() ? node.path(field).asText() : "";
    }
  }
}
