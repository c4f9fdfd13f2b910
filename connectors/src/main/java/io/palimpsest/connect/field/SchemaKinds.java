package io.palimpsest.connect.field;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.connect.data.Decimal;
import org.apache.kafka.connect.data.Schema;

/** What schemas mean beyond their type. */
final class SchemaKinds {
  /**
   * How converters mark records of which one field is there and no other, in the schema's name or
   * in its parameters: {@code io.confluent.connect.avro.Union}, {@code
   * io.confluent.connect.json.OneOf}, {@code org.apache.kafka.connect.data.Union} and the like.
   */
  private static final Pattern UNION = Pattern.compile("[\\w.]+\\.(Union|OneOf)(\\..*)?");

  /** How Avro's fixed types come through Confluent's and Apicurio's converters. */
  private static final String FIXED_SIZE = "connect.fixed.size";

  /** How Debezium gives numbers of which each has a scale of its own. */
  private static final String SCALED_NUMBER = "io.debezium.data.VariableScaleDecimal";

  private SchemaKinds() {}

  /** Whether one field of a record must be there, although each of them alone may be null. */
  static boolean isUnion(Schema schema) {
    Map<String, String> parameters = schema.parameters();
    return Stream.concat(
            Stream.ofNullable(schema.name()),
            parameters == null ? Stream.empty() : parameters.keySet().stream())
        .anyMatch(name -> UNION.matcher(name).matches());
  }

  /** Whether bytes are the digits of a number. */
  static boolean isNumber(Schema schema) {
    return Decimal.LOGICAL_NAME.equals(schema.name());
  }

  /** Whether a record is a number: its digits, its scale, and nothing else. */
  static boolean isScaledNumber(Schema schema) {
    return SCALED_NUMBER.equals(schema.name())
        && schema.fields().size() == 2
        && has(schema, "scale", Schema.Type.INT32)
        && has(schema, "value", Schema.Type.BYTES);
  }

  private static boolean has(Schema schema, String field, Schema.Type type) {
    return schema.field(field) != null && schema.field(field).schema().type() == type;
  }

  /** Whether null says nothing: where there is a default, readers take null for that. */
  static boolean mayBeNull(Schema schema) {
    return schema.isOptional() && schema.defaultValue() == null;
  }

  /** Whether all values have the same number of bytes. */
  static boolean isFixed(Schema schema) {
    return schema.parameters() != null && schema.parameters().containsKey(FIXED_SIZE);
  }

  /** Whether text can stand in it somewhere. */
  static boolean holdsText(Schema schema) {
    return switch (schema.type()) {
      case BYTES -> !isNumber(schema);
      case STRING, STRUCT, ARRAY, MAP -> true;
      default -> false;
    };
  }
}
