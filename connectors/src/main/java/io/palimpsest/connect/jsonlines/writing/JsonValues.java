package io.palimpsest.connect.jsonlines.writing;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.Map;
import org.apache.kafka.connect.data.Date;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.data.Time;
import org.apache.kafka.connect.errors.DataException;

/**
 * Connect's values in JSON. Dates and times in ISO 8601, decimals as numbers with all their digits,
 * bytes in base 64, keys of maps as text. What JSON has no word for (NaN, half a character, an
 * unknown type) is an error rather than something else.
 */
final class JsonValues {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS");
  private static final DateTimeFormatter TIMESTAMP =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSX");

  private JsonValues() {}

  /**
   * Writes a value.
   *
   * @param schema or null, as Connect has it for values without one
   */
  static void write(JsonGenerator json, Schema schema, Object value) throws IOException {
    if (value == null) {
      json.writeNull();
    } else if (value instanceof Struct struct) {
      writeStruct(json, struct);
    } else if (value instanceof Map<?, ?> map) {
      writeMap(json, schema, map);
    } else if (value instanceof Collection<?> items) {
      json.writeStartArray();
      for (Object item : items) {
        write(json, schema == null ? null : schema.valueSchema(), item);
      }
      json.writeEndArray();
    } else if (value instanceof java.util.Date date) {
      json.writeString(date(schema, date));
    } else if (value instanceof String text) {
      json.writeString(wellFormed(text));
    } else if (value instanceof Boolean bool) {
      json.writeBoolean(bool);
    } else if (value instanceof Number number) {
      writeNumber(json, number);
    } else if (value instanceof byte[] bytes) {
      json.writeBinary(bytes);
    } else if (value instanceof ByteBuffer buffer) {
      byte[] bytes = new byte[buffer.remaining()];
      buffer.duplicate().get(bytes);
      json.writeBinary(bytes);
    } else {
      throw new DataException("no JSON for " + value.getClass().getName());
    }
  }

  private static void writeStruct(JsonGenerator json, Struct struct) throws IOException {
    json.writeStartObject();
    for (Field field : struct.schema().fields()) {
      json.writeFieldName(wellFormed(field.name()));
      write(json, field.schema(), struct.get(field));
    }
    json.writeEndObject();
  }

  private static void writeMap(JsonGenerator json, Schema schema, Map<?, ?> map)
      throws IOException {
    json.writeStartObject();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      json.writeFieldName(key(entry.getKey()));
      write(json, schema == null ? null : schema.valueSchema(), entry.getValue());
    }
    json.writeEndObject();
  }

  private static String key(Object key) {
    if (key instanceof String text) {
      return wellFormed(text);
    }
    if (key instanceof Boolean || key instanceof Number) {
      return key.toString();
    }
    throw new DataException("a key of a map is not a text, number or boolean");
  }

  private static void writeNumber(JsonGenerator json, Number number) throws IOException {
    if (number instanceof BigDecimal decimal) {
      json.writeNumber(decimal);
    } else if (number instanceof BigInteger integer) {
      json.writeNumber(integer);
    } else if (number instanceof Double || number instanceof Float) {
      if (!Double.isFinite(number.doubleValue())) {
        throw new DataException("JSON has no word for a number that is not finite");
      }
      json.writeNumber(number.toString()); // the shortest that is this float, or this double
    } else {
      json.writeNumber(number.longValue());
    }
  }

  private static String date(Schema schema, java.util.Date date) {
    Instant instant = date.toInstant();
    String name = schema == null ? "" : String.valueOf(schema.name());
    return switch (name) {
      case Date.LOGICAL_NAME -> instant.atZone(ZoneOffset.UTC).toLocalDate().toString();
      case Time.LOGICAL_NAME -> TIME.format(instant.atZone(ZoneOffset.UTC));
      default -> TIMESTAMP.format(instant.atZone(ZoneOffset.UTC));
    };
  }

  private static String wellFormed(String text) {
    if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
      throw new DataException("half a character");
    }
    return text;
  }
}
