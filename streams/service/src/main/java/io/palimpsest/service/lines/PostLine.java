package io.palimpsest.service.lines;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.palimpsest.language.post.Post;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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
    private static final ObjectMapper JSON =
        JsonMapper.builder(
                JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final Unreadable NOT_JSON =
        new Unreadable(
            "not-json", "each line must be one JSON object with \"id\", \"author\" and \"text\"");
    private static final Unreadable MALFORMED_UTF8 =
        new Unreadable("malformed-utf8", "the line is not well-formed UTF-8");

    private Parser() {}

    static PostLine parse(byte[] line) {
      String json;
      try {
        json = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      } catch (CharacterCodingException e) {
        return MALFORMED_UTF8;
      }
      try {
        JsonNode node = JSON.readTree(json);
        return node.isObject() ? new Found(post(node)) : NOT_JSON;
      } catch (JsonProcessingException | StackOverflowError e) {
        return NOT_JSON; // its message quotes the line
      }
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
