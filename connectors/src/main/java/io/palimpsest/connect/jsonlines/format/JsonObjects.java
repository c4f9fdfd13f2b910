package io.palimpsest.connect.jsonlines.format;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.palimpsest.schemas.DeadLetterReason;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a line as a JSON object, strictly, into the types that Connect knows without a schema. */
final class JsonObjects {
  private static final ObjectMapper MAPPER =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private JsonObjects() {}

  static Map<String, Object> read(byte[] line) throws NotAnObjectException {
    JsonNode node;
    try {
      node = MAPPER.readTree(text(line));
    } catch (CharacterCodingException e) {
      throw refused(DeadLetterReason.MALFORMED_UTF8, e.getClass());
    } catch (JsonProcessingException e) {
      throw refused(DeadLetterReason.UNDECODABLE, e.getClass());
    }
    if (!node.isObject()) {
      throw new NotAnObjectException(DeadLetterReason.UNDECODABLE, "");
    }
    return object(node);
  }

  private static String text(byte[] line) throws CharacterCodingException {
    return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(line)).toString();
  }

  private static Map<String, Object> object(JsonNode node) throws NotAnObjectException {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> field : node.properties()) {
      fields.put(wellFormed(field.getKey()), value(field.getValue()));
    }
    return fields;
  }

  private static Object value(JsonNode node) throws NotAnObjectException {
    return switch (node.getNodeType()) {
      case OBJECT -> object(node);
      case ARRAY -> array(node);
      case STRING -> wellFormed(node.textValue());
      case BOOLEAN -> node.booleanValue();
      case NUMBER -> number(node);
      default -> null; // JSON's null; there is nothing else in a parsed text
    };
  }

  private static List<Object> array(JsonNode node) throws NotAnObjectException {
    List<Object> items = new ArrayList<>(node.size());
    for (JsonNode item : node) {
      items.add(value(item));
    }
    return items;
  }

  private static Object number(JsonNode node) throws NotAnObjectException {
    if (node.isIntegralNumber()) {
      if (!node.canConvertToLong()) {
        throw refused(DeadLetterReason.UNDECODABLE, ArithmeticException.class);
      }
      return node.longValue();
    }
    double number = node.doubleValue();
    if (Double.isInfinite(number)) {
      throw refused(DeadLetterReason.UNDECODABLE, ArithmeticException.class);
    }
    return number;
  }

  /** An escape can name half a character, which no UTF-8 can hold. */
  private static String wellFormed(String text) throws NotAnObjectException {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new NotAnObjectException(DeadLetterReason.MALFORMED_UTF8, "");
    }
    return text;
  }

  private static NotAnObjectException refused(DeadLetterReason reason, Class<?> error) {
    return new NotAnObjectException(reason, error.getName());
  }
}
