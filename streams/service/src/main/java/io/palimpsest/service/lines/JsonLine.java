package io.palimpsest.service.lines;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Whether a line is one JSON object. */
public sealed interface JsonLine {

  /** It is. */
  record Found(JsonNode object) implements JsonLine {

    /** Says nothing: the object holds raw text. */
    @Override
    public String toString() {
      return "Found[...]";
    }
  }

  /** It is something else, or nothing. */
  record NotJson() implements JsonLine {}

  /** It is not even text. */
  record MalformedUtf8() implements JsonLine {}

  /** Reads a line. Nothing of it is kept or told but in {@link Found}. */
  static JsonLine of(byte[] line) {
    return Parser.parse(line);
  }

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

    private Parser() {}

    private static JsonLine parse(byte[] line) {
      String json;
      try {
        json = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
      } catch (CharacterCodingException e) {
        return new MalformedUtf8();
      }
      try {
        JsonNode node = JSON.readTree(json);
        return node.isObject() ? new Found(node) : new NotJson();
      } catch (JsonProcessingException | StackOverflowError e) {
        return new NotJson(); // its message quotes the line
      }
    }
  }
}
