package io.palimpsest.connect.field;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ClosedSetTest {

  static Stream<Schema> schemas() {
    return Stream.of(
        SchemaBuilder.string()
            .name("colour")
            .parameter("io.confluent.connect.avro.Enum", "colour")
            .parameter("io.confluent.connect.avro.Enum.RED", "RED")
            .parameter("io.confluent.connect.avro.Enum.dark.blue", "dark.blue")
            .build(),
        SchemaBuilder.string()
            .parameter("org.apache.kafka.connect.data.Enum", "colour")
            .parameter("org.apache.kafka.connect.data.Enum.RED", "0")
            .parameter("org.apache.kafka.connect.data.Enum.dark.blue", "1")
            .build(),
        SchemaBuilder.string()
            .name("io.debezium.data.Enum")
            .parameter("allowed", "RED,dark.blue")
            .build());
  }

  @ParameterizedTest
  @MethodSource("schemas")
  void shouldHaveTheValuesThatConvertersWrite(Schema schema) {
    ClosedSet set = ClosedSet.of(schema).orElseThrow();

    assertThat(set.values()).containsExactlyInAnyOrder("RED", "dark.blue");
    assertThat(set.has("RED")).isTrue();
    assertThat(set.has("RED,dark.blue")).isFalse();
    assertThat(set.has("I am Bob")).isFalse();
    assertThat(set.has(0)).isFalse();
  }

  @Test
  void shouldTakeSeveralValuesOfASet() {
    ClosedSet set =
        ClosedSet.of(
                SchemaBuilder.string()
                    .name("io.debezium.data.EnumSet")
                    .parameter("allowed", "a,b,c")
                    .build())
            .orElseThrow();

    assertThat(set.has("a,c")).isTrue();
    assertThat(set.has("")).isTrue();
    assertThat(set.has("a,Bob")).isFalse();
  }

  @Test
  void shouldKnowCommasInsideOfValues() {
    ClosedSet set =
        ClosedSet.of(
                SchemaBuilder.string()
                    .name("io.debezium.data.Enum")
                    .parameter("allowed", "yes\\, please,no")
                    .build())
            .orElseThrow();

    assertThat(set.has("yes, please")).isTrue();
    assertThat(set.has("yes\\, please")).isTrue();
    assertThat(set.has("no")).isTrue();
    assertThat(set.has("please")).isFalse();
  }

  @Test
  void shouldTakeNothingForAValue() {
    ClosedSet set =
        ClosedSet.of(
                SchemaBuilder.string().parameter("io.confluent.connect.json.Enum.", "").build())
            .orElseThrow();

    assertThat(set.has("")).isTrue();
    assertThat(set.has("Bob")).isFalse();
  }

  @Test
  void shouldTakeNothingForASetThatHasNoValues() {
    assertThat(ClosedSet.of(Schema.STRING_SCHEMA)).isEmpty();
    assertThat(ClosedSet.of(SchemaBuilder.string().name("com.acme.Enum.Comment").build()))
        .isEmpty();
    assertThat(ClosedSet.of(SchemaBuilder.string().name("io.debezium.data.Enum").build()))
        .isEmpty();
    assertThat(
            ClosedSet.of(
                SchemaBuilder.string().parameter("io.confluent.connect.avro.Enum", "x").build()))
        .isEmpty();
  }
}
