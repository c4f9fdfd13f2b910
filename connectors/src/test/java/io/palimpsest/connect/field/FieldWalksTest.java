package io.palimpsest.connect.field;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.junit.jupiter.api.Test;

class FieldWalksTest {
  private static final FieldTexts SHOUT =
      new FieldTexts() {
        @Override
        public String privatized(String raw, String path) {
          return "safe";
        }

        @Override
        public String pseudonym(String author, String path) {
          return "nym";
        }

        @Override
        public boolean clear() {
          return true;
        }
      };

  private static FieldRules rules(Unlisted unlisted) {
    return FieldRules.of(unlisted);
  }

  private static FieldPath path(String path) {
    return FieldPath.parse(path);
  }

  private static Object walk(FieldRules rules, Schema schema, Object value) {
    return new FieldWalks(rules, missing -> {}).of(schema).walk(value, SHOUT);
  }

  @Test
  void shouldPreferThePathThatNamesMore() {
    FieldRules rules =
        rules(Unlisted.FAIL)
            .with(path("**"), FieldRule.PRIVATIZE)
            .with(path("user.*"), FieldRule.KEEP)
            .with(path("user.id"), FieldRule.PSEUDONYM);

    assertThat(
            walk(
                rules,
                null,
                Map.of("text", "raw", "user", Map.of("id", "anna", "lang", "en"), "n", 1)))
        .isEqualTo(Map.of("text", "safe", "user", Map.of("id", "nym", "lang", "en"), "n", 1));
  }

  @Test
  void shouldKeepAllThatIsInsideOfWhatIsKept() {
    FieldRules rules =
        rules(Unlisted.FAIL)
            .with(path("source"), FieldRule.KEEP)
            .with(path("source.note"), FieldRule.PRIVATIZE);

    assertThat(walk(rules, null, Map.of("source", Map.of("db", Map.of("x", "y"), "note", "raw"))))
        .isEqualTo(Map.of("source", Map.of("db", Map.of("x", "y"), "note", "safe")));
  }

  @Test
  void shouldGoThroughSchemasThatHoldThemselves() {
    LaterSchema self = new LaterSchema();
    Schema comment =
        SchemaBuilder.struct()
            .name("comment")
            .optional()
            .field("text", Schema.STRING_SCHEMA)
            .field("reply", self)
            .build();
    self.schema = comment;
    Struct value =
        new Struct(comment).put("text", "raw").put("reply", new Struct(self).put("text", "raw"));

    Struct deep =
        (Struct) walk(rules(Unlisted.FAIL).with(path("**"), FieldRule.PRIVATIZE), comment, value);
    Struct flat =
        (Struct)
            walk(
                rules(Unlisted.KEEP).with(path("reply.text"), FieldRule.PRIVATIZE), comment, value);

    assertThat(deep.getString("text")).isEqualTo("safe");
    assertThat(deep.getStruct("reply").getString("text")).isEqualTo("safe");
    assertThat(flat.getString("text")).isEqualTo("raw");
    assertThat(flat.getStruct("reply").getString("text")).isEqualTo("safe");
  }

  @Test
  void shouldPassTheBranchOfAOneofThatIsNotThere() {
    Schema oneof =
        SchemaBuilder.struct()
            .name("body_0")
            .optional()
            .field("text", Schema.OPTIONAL_STRING_SCHEMA)
            .field("photo", Schema.OPTIONAL_BYTES_SCHEMA)
            .build();
    Schema message = SchemaBuilder.struct().field("body_0", oneof).build();
    FieldRules rules = rules(Unlisted.FAIL).with(path("body_0.text"), FieldRule.PRIVATIZE);
    Struct empty = new Struct(message).put("body_0", new Struct(oneof));

    assertThat(walk(rules, message, empty)).isSameAs(empty);
  }

  @Test
  void shouldNotTakeADefaultForAValue() {
    Schema schema =
        SchemaBuilder.struct()
            .field("a", SchemaBuilder.string().optional().defaultValue("none").build())
            .field("b", Schema.STRING_SCHEMA)
            .build();
    Struct value = new Struct(schema).put("b", "raw");

    Struct safe =
        (Struct) walk(rules(Unlisted.FAIL).with(path("*"), FieldRule.PRIVATIZE), schema, value);

    assertThat(safe.getWithoutDefault("a")).isNull();
    assertThat(safe.get("a")).isEqualTo("none");
    assertThat(safe.get("b")).isEqualTo("safe");
  }

  @Test
  void shouldRefuseWhatIsNoString() {
    Schema schema =
        SchemaBuilder.struct()
            .field("n", Schema.INT32_SCHEMA)
            .field("list", SchemaBuilder.array(Schema.STRING_SCHEMA).build())
            .field("kind", mood().build())
            .build();
    Struct value = new Struct(schema).put("n", 4711).put("list", List.of("raw")).put("kind", "A");

    for (String path : List.of("n", "list", "kind")) {
      assertThatExceptionOfType(RefusedFieldException.class)
          .isThrownBy(
              () -> walk(rules(Unlisted.KEEP).with(path(path), FieldRule.PRIVATIZE), schema, value))
          .withMessageContaining("field " + path)
          .withMessageNotContaining("4711")
          .withMessageNotContaining("raw");
      assertThatExceptionOfType(RefusedFieldException.class)
          .isThrownBy(
              () ->
                  walk(
                      rules(Unlisted.KEEP).with(path("m." + path), FieldRule.PRIVATIZE),
                      null,
                      Map.of("m", Map.of(path, List.of(4711)))))
          .withMessageContaining("field m." + path)
          .withMessageNotContaining("4711");
    }
  }

  @Test
  void shouldNotShowNamesOfFieldsThatMayBeData() {
    assertThatExceptionOfType(RefusedFieldException.class)
        .isThrownBy(
            () ->
                walk(
                    rules(Unlisted.FAIL).with(path("users.*.bio"), FieldRule.PRIVATIZE),
                    null,
                    Map.of("users", Map.of("Anna Smith", Map.of("mail", "raw")))))
        .withMessageContaining("field users.*.** ")
        .withMessageNotContaining("Anna")
        .withMessageNotContaining("mail");
  }

  @Test
  void shouldTakeKeysOfAMapForText() {
    Schema map = SchemaBuilder.map(Schema.STRING_SCHEMA, Schema.INT32_SCHEMA).build();
    Schema schema = SchemaBuilder.struct().field("likes", map).build();
    Struct value = new Struct(schema).put("likes", Map.of("Anna", 3));

    assertThatExceptionOfType(RefusedFieldException.class)
        .isThrownBy(() -> walk(rules(Unlisted.FAIL), schema, value))
        .withMessageContaining("field likes is a map")
        .withMessageNotContaining("Anna");
    assertThat(((Struct) walk(rules(Unlisted.CLEAR), schema, value)).getMap("likes")).isEmpty();
    assertThat(walk(rules(Unlisted.FAIL).with(path("likes"), FieldRule.KEEP), schema, value))
        .isSameAs(value);
  }

  @Test
  void shouldTakeOnlyTheKeysThatAreNamedForNames() {
    Schema map = SchemaBuilder.map(Schema.STRING_SCHEMA, Schema.OPTIONAL_STRING_SCHEMA).build();
    Schema schema = SchemaBuilder.struct().field("labels", map).build();
    Map<String, String> labels = new HashMap<>(Map.of("color", "raw"));
    labels.put("my neighbour Anna", null);
    Struct value = new Struct(schema).put("labels", labels);

    for (FieldRule rule : List.of(FieldRule.PRIVATIZE, FieldRule.KEEP)) {
      assertThatExceptionOfType(RefusedFieldException.class)
          .isThrownBy(
              () -> walk(rules(Unlisted.FAIL).with(path("labels.color"), rule), schema, value))
          .withMessageContaining("field labels is a map")
          .withMessageNotContaining("Anna");
      assertThat(
              ((Struct) walk(rules(Unlisted.CLEAR).with(path("labels.color"), rule), schema, value))
                  .getMap("labels"))
          .isEqualTo(Map.of("color", rule == FieldRule.KEEP ? "raw" : "safe"));
    }
    assertThat(
            ((Struct)
                    walk(
                        rules(Unlisted.FAIL).with(path("labels.*"), FieldRule.PRIVATIZE),
                        schema,
                        value))
                .getMap("labels"))
        .as("a star names all keys")
        .containsOnlyKeys("color", "my neighbour Anna");
    assertThat(labels).as("the record itself").hasSize(2);
  }

  @Test
  void shouldNotTakeAPathToElementsForOneToKeys() {
    Schema map = SchemaBuilder.map(Schema.STRING_SCHEMA, Schema.INT32_SCHEMA).build();
    Schema schema = SchemaBuilder.struct().field("likes", map).build();
    Struct value = new Struct(schema).put("likes", Map.of("Anna", 3));

    for (String path : List.of("likes[*]", "likes.**", "likes.others")) {
      assertThatExceptionOfType(RefusedFieldException.class)
          .isThrownBy(
              () -> walk(rules(Unlisted.FAIL).with(path(path), FieldRule.PRIVATIZE), schema, value))
          .withMessageContaining("field likes is a map");
    }
  }

  private static SchemaBuilder mood() {
    return SchemaBuilder.string().name("io.debezium.data.Enum").parameter("allowed", "happy,sad");
  }

  @Test
  void shouldTakeForTextWhatIsNoValueOfItsEnumeration() {
    Schema schema = SchemaBuilder.struct().field("mood", mood().optional().build()).build();
    Schema strict = SchemaBuilder.struct().field("mood", mood().build()).build();
    Struct happy = new Struct(schema).put("mood", "happy");
    Struct text = new Struct(schema).put("mood", "I am Anna");

    for (FieldRules rules :
        List.of(rules(Unlisted.FAIL), rules(Unlisted.FAIL).with(path("**"), FieldRule.PRIVATIZE))) {
      assertThat(walk(rules, schema, happy)).isSameAs(happy);
      assertThatExceptionOfType(RefusedFieldException.class)
          .isThrownBy(() -> walk(rules, schema, text))
          .withMessageContaining("field mood is an enumeration and holds something else")
          .withMessageNotContaining("Anna");
    }
    assertThat(((Struct) walk(rules(Unlisted.CLEAR), schema, text)).get("mood")).isNull();
    assertThatExceptionOfType(RefusedFieldException.class)
        .as("there is no value that says nothing")
        .isThrownBy(
            () -> walk(rules(Unlisted.CLEAR), strict, new Struct(strict).put("mood", "I am Anna")));
  }

  /** Whoever reads takes null for the default, which may be the very text. */
  @Test
  void shouldNotLeaveOutWhatADefaultWouldBringBack() {
    Schema schema =
        SchemaBuilder.struct()
            .field("s", SchemaBuilder.string().optional().defaultValue("Anna").build())
            .field("b", SchemaBuilder.bytes().optional().defaultValue(new byte[] {1}).build())
            .field(
                "m",
                SchemaBuilder.map(Schema.STRING_SCHEMA, Schema.INT32_SCHEMA)
                    .optional()
                    .defaultValue(Map.of("Anna", 1))
                    .build())
            .build();
    Struct value =
        new Struct(schema).put("s", "Anna").put("b", new byte[] {1}).put("m", Map.of("Anna", 1));

    Struct cleared = (Struct) walk(rules(Unlisted.CLEAR), schema, value);

    assertThat(cleared.get("s")).isEqualTo("");
    assertThat(cleared.getBytes("b")).isEmpty();
    assertThat(cleared.getMap("m")).isEmpty();
  }

  @Test
  void shouldPassNumbersThatHaveAScaleOfTheirOwn() {
    Schema number =
        SchemaBuilder.struct()
            .name("io.debezium.data.VariableScaleDecimal")
            .field("scale", Schema.INT32_SCHEMA)
            .field("value", Schema.BYTES_SCHEMA)
            .build();
    Schema schema = SchemaBuilder.struct().field("price", number).build();
    Struct value =
        new Struct(schema)
            .put("price", new Struct(number).put("scale", 2).put("value", new byte[] {7}));

    assertThat(walk(rules(Unlisted.FAIL), schema, value)).isSameAs(value);
    assertThat(walk(rules(Unlisted.CLEAR), schema, value)).isSameAs(value);
  }

  @Test
  void shouldNotTakeTextForANumberByItsName() {
    Schema more =
        SchemaBuilder.struct()
            .name("io.debezium.data.VariableScaleDecimal")
            .field("scale", Schema.INT32_SCHEMA)
            .field("value", Schema.BYTES_SCHEMA)
            .field("note", Schema.STRING_SCHEMA)
            .build();
    Schema bytes = SchemaBuilder.bytes().name("io.debezium.data.VariableScaleDecimal").build();
    Struct value =
        new Struct(more).put("scale", 2).put("value", new byte[] {7}).put("note", "I am Anna");

    assertThatExceptionOfType(RefusedFieldException.class)
        .isThrownBy(() -> walk(rules(Unlisted.FAIL), more, value))
        .withMessageNotContaining("Anna");
    assertThatExceptionOfType(RefusedFieldException.class)
        .isThrownBy(() -> walk(rules(Unlisted.FAIL), bytes, new byte[] {7}));
  }

  @Test
  void shouldLeaveOneBranchOfAUnion() {
    for (String name :
        List.of("io.confluent.connect.avro.Union", "io.confluent.connect.json.OneOf")) {
      Schema union =
          SchemaBuilder.struct()
              .name(name)
              .field("string", Schema.OPTIONAL_STRING_SCHEMA)
              .field("bytes", Schema.OPTIONAL_BYTES_SCHEMA)
              .field("int", Schema.OPTIONAL_INT32_SCHEMA)
              .build();
      Schema schema = SchemaBuilder.struct().field("u", union).build();

      Struct text = new Struct(schema).put("u", new Struct(union).put("string", "raw"));
      Struct bytes = new Struct(schema).put("u", new Struct(union).put("bytes", new byte[3]));

      assertThat(((Struct) walk(rules(Unlisted.CLEAR), schema, text)).getStruct("u").get("string"))
          .isEqualTo("");
      assertThat(
              ((Struct) walk(rules(Unlisted.CLEAR), schema, bytes))
                  .getStruct("u")
                  .getBytes("bytes"))
          .isEmpty();
    }
  }

  @Test
  void shouldWriteAsManyBytesAsThereWereWhateverTheSchemaSays() {
    Schema fixed =
        SchemaBuilder.bytes().parameter("connect.fixed.size", "" + Integer.MAX_VALUE).build();
    Schema schema = SchemaBuilder.struct().field("a", fixed).field("b", fixed).build();
    Struct value =
        new Struct(schema)
            .put("a", new byte[] {1, 2, 3})
            .put("b", ByteBuffer.wrap(new byte[] {4, 5}));

    Struct cleared = (Struct) walk(rules(Unlisted.CLEAR), schema, value);

    assertThat(cleared.getBytes("a")).containsExactly(0, 0, 0);
    assertThat(cleared.getBytes("b")).containsExactly(0, 0);
  }

  @Test
  void shouldTellOnceWhichPathsLeadNowhere() {
    Schema schema = SchemaBuilder.struct().field("text", Schema.STRING_SCHEMA).build();
    Schema again = SchemaBuilder.struct().field("text", Schema.STRING_SCHEMA).build();
    List<FieldPath> told = new ArrayList<>();
    FieldWalks walks =
        new FieldWalks(
            rules(Unlisted.KEEP)
                .with(path("txet"), FieldRule.PRIVATIZE)
                .with(path("text"), FieldRule.PRIVATIZE),
            told::addAll);

    walks.of(schema);
    walks.of(null);
    walks.of(again);

    assertThat(told).containsExactly(path("txet"));
  }

  @Test
  void shouldTellOfNamesForKeysThatAreNone() {
    Schema names = SchemaBuilder.map(Schema.INT32_SCHEMA, Schema.STRING_SCHEMA).build();
    List<FieldPath> told = new ArrayList<>();

    new FieldWalks(rules(Unlisted.KEEP).with(path("names.5"), FieldRule.PRIVATIZE), told::addAll)
        .of(SchemaBuilder.struct().field("names", names).build());

    assertThat(told).containsExactly(path("names.5"));
  }

  @Test
  void shouldRefuseOnePathWithTwoActions() {
    FieldRules rules = rules(Unlisted.FAIL).with(path("a.b"), FieldRule.KEEP);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> rules.with(path("$.a.b"), FieldRule.PRIVATIZE))
        .withMessageContaining("two actions");
  }

  /** How converters let a schema hold itself. */
  private static final class LaterSchema implements Schema {
    private Schema schema;

    @Override
    public Type type() {
      return Type.STRUCT;
    }

    @Override
    public boolean isOptional() {
      return true;
    }

    @Override
    public Object defaultValue() {
      return null;
    }

    @Override
    public String name() {
      return "comment";
    }

    @Override
    public Integer version() {
      return null;
    }

    @Override
    public String doc() {
      return null;
    }

    @Override
    public Map<String, String> parameters() {
      return null;
    }

    @Override
    public Schema keySchema() {
      return null;
    }

    @Override
    public Schema valueSchema() {
      return null;
    }

    @Override
    public List<Field> fields() {
      return schema.fields();
    }

    @Override
    public Field field(String name) {
      return schema.field(name);
    }

    @Override
    public Schema schema() {
      return this;
    }

    /** A struct is made with the schema that this one stands for. */
    @Override
    public boolean equals(Object other) {
      return other == this || other == schema;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }
}
