package io.palimpsest.connect.field;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.connect.data.Decimal;
import org.apache.kafka.connect.data.Schema;

/** What schemas mean beyond their type. */
final class SchemaKinds {
  /**
   * How converters mark strings of a closed set, in the schema's name or in its parameters: {@code
   * io.confluent.connect.avro.Enum}, {@code org.apache.kafka.connect.data.Enum}, {@code
   * io.debezium.data.EnumSet} and the like.
   */
  private static final Pattern ENUMERATION = Pattern.compile("[\\w.]+\\.Enum(Set)?(\\..*)?");

  /** How Avro's fixed types come through Confluent's and Apicurio's converters. */
  private static final String FIXED_SIZE = "connect.fixed.size";

  private SchemaKinds() {}

  /** Whether a string is one of a closed set, which the schema has. */
  static boolean isEnumeration(Schema schema) {
    Map<String, String> parameters = schema.parameters();
    return Stream.concat(
            Stream.ofNullable(schema.name()),
            parameters == null ? Stream.empty() : parameters.keySet().stream())
        .anyMatch(name -> ENUMERATION.matcher(name).matches());
  }

  /** Whether bytes are the digits of a number. */
  static boolean isNumber(Schema schema) {
    return Decimal.LOGICAL_NAME.equals(schema.name());
  }

  /** How many bytes there must be, where a converter says so; otherwise none. */
  static int fixedBytes(Schema schema) {
    String size = schema.parameters() == null ? null : schema.parameters().get(FIXED_SIZE);
    return size == null ? 0 : Integer.parseInt(size);
  }

  /** Whether text can stand in it somewhere. */
  static boolean holdsText(Schema schema) {
    return switch (schema.type()) {
      case STRING -> !isEnumeration(schema);
      case BYTES -> !isNumber(schema);
      case STRUCT, ARRAY, MAP -> true;
      default -> false;
    };
  }
}
