package io.palimpsest.connect.field;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.apache.kafka.connect.data.Decimal;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.data.Timestamp;

/** Schemas as converters make them, and values of them. Every text has a canary in it. */
final class RandomRecords {
  static final String CANARY = "Zanzibar7";

  private static final int DEEPEST = 3;
  private static final Schema ENUM = enumeration().build();

  /** Converters do not compare values with it. */
  private static final Schema OPTIONAL_ENUM = enumeration().optional().build();

  private RandomRecords() {}

  private static SchemaBuilder enumeration() {
    return SchemaBuilder.string()
        .name("colour")
        .parameter("io.confluent.connect.avro.Enum", "colour")
        .parameter("io.confluent.connect.avro.Enum.RED", "RED")
        .parameter("io.confluent.connect.avro.Enum.GREEN", "GREEN");
  }

  /** A value with its schema. */
  record Sample(Schema schema, Object value) {
    @Override
    public String toString() {
      return schema.fields() + " = " + value;
    }
  }

  static Arbitrary<Sample> records() {
    return structs(DEEPEST)
        .flatMap(schema -> values(schema).map(value -> new Sample(schema, value)))
        .withoutEdgeCases(); // there are too many to try anything else
  }

  private static Arbitrary<Schema> schemas(int depth) {
    Arbitrary<Schema> leaves =
        Arbitraries.of(
            Schema.STRING_SCHEMA,
            Schema.STRING_SCHEMA,
            Schema.OPTIONAL_STRING_SCHEMA,
            SchemaBuilder.string().defaultValue("by default").build(),
            SchemaBuilder.string().optional().defaultValue("by default").build(),
            SchemaBuilder.string().name("A title").optional().build(),
            ENUM,
            OPTIONAL_ENUM,
            Schema.INT64_SCHEMA,
            Schema.OPTIONAL_BOOLEAN_SCHEMA,
            Schema.OPTIONAL_BYTES_SCHEMA,
            SchemaBuilder.bytes().parameter("connect.fixed.size", "4").build(),
            Decimal.schema(2),
            Timestamp.builder().optional().build());
    return depth == 0
        ? leaves
        : Arbitraries.frequencyOf(
            Tuple.of(4, leaves),
            Tuple.of(2, structs(depth - 1)),
            Tuple.of(
                1, schemas(depth - 1).map(each -> SchemaBuilder.array(each).optional().build())),
            Tuple.of(
                1,
                schemas(depth - 1)
                    .map(each -> SchemaBuilder.map(Schema.STRING_SCHEMA, each).build())));
  }

  private static Arbitrary<Schema> structs(int depth) {
    Arbitrary<String> names = Arbitraries.of("a", "b", "text", "with.dot", "x[*]", "*", "c d");
    return Combinators.combine(
            Arbitraries.maps(names, schemas(depth)).ofMinSize(1).ofMaxSize(4),
            Arbitraries.of(true, false))
        .as(
            (fields, optional) -> {
              SchemaBuilder builder = SchemaBuilder.struct().name("struct");
              fields.forEach(builder::field);
              return optional ? builder.optional().build() : builder.build();
            });
  }

  private static Arbitrary<Object> values(Schema schema) {
    Arbitrary<Object> present = present(schema);
    return schema.isOptional() ? present.injectNull(0.2) : present;
  }

  private static Arbitrary<Object> present(Schema schema) {
    if (ClosedSet.of(schema).isPresent()) {
      return schema.isOptional() ? Arbitraries.of("RED", CANARY) : Arbitraries.of("RED", "GREEN");
    }
    if (Decimal.LOGICAL_NAME.equals(schema.name())) {
      return Arbitraries.of(new BigDecimal("1.50"));
    }
    if (Timestamp.LOGICAL_NAME.equals(schema.name())) {
      return Arbitraries.of(new Date(0));
    }
    return switch (schema.type()) {
      case STRING -> texts().map(text -> text);
      case INT64 -> Arbitraries.longs().map(number -> number);
      case BOOLEAN -> Arbitraries.of(true, false);
      case BYTES -> Arbitraries.just(CANARY.getBytes(StandardCharsets.UTF_8));
      case ARRAY -> values(schema.valueSchema()).list().ofMaxSize(3).map(list -> list);
      case MAP ->
          Arbitraries.maps(Arbitraries.of("k", "text", "l.m"), values(schema.valueSchema()))
              .ofMaxSize(2)
              .map(map -> map);
      default -> struct(schema);
    };
  }

  static Arbitrary<String> texts() {
    return Arbitraries.of(
        CANARY, "I saw " + CANARY + " today.", CANARY + " called from Berlin", "tea " + CANARY);
  }

  private static Arbitrary<Object> struct(Schema schema) {
    List<Arbitrary<Object>> fields =
        schema.fields().stream().map(field -> values(field.schema())).toList();
    return Combinators.combine(fields)
        .as(
            values -> {
              Struct struct = new Struct(schema);
              for (Field field : schema.fields()) {
                Object value = values.get(field.index());
                if (value != null) {
                  struct.put(field, value);
                }
              }
              return struct;
            });
  }

  /** The same value as converters without schemas make it. */
  static Object schemaless(Object value) {
    if (value instanceof Struct struct) {
      Map<String, Object> map = new LinkedHashMap<>();
      for (Field field : struct.schema().fields()) {
        map.put(field.name(), schemaless(struct.getWithoutDefault(field.name())));
      }
      return map;
    }
    if (value instanceof List<?> list) {
      return list.stream().map(RandomRecords::schemaless).toList();
    }
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((key, inner) -> copy.put(key, schemaless(inner)));
      return copy;
    }
    return value;
  }
}
