package io.palimpsest.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.connect.transform.WorkerFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.header.Header;
import org.apache.kafka.connect.sink.SinkRecord;
import org.apache.kafka.connect.source.SourceRecord;
import org.apache.kafka.connect.transforms.Transformation;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PrivatizeTest {
  private static final Schema POST =
      SchemaBuilder.struct()
          .name("post")
          .field("id", Schema.STRING_SCHEMA)
          .field("author", Schema.STRING_SCHEMA)
          .field("title", Schema.OPTIONAL_STRING_SCHEMA)
          .field("text", Schema.STRING_SCHEMA)
          .build();

  @TempDir private Path folder;
  private WorkerFiles files;

  @BeforeEach
  void prepareFiles() {
    files = new WorkerFiles(folder);
  }

  private static Struct post(String author, String title, String text) {
    return new Struct(POST)
        .put("id", "1")
        .put("author", author)
        .put("title", title)
        .put("text", text);
  }

  private static SinkRecord record(Schema schema, Object value) {
    return new SinkRecord("raw.posts", 3, Schema.STRING_SCHEMA, "anna", schema, value, 77);
  }

  private static Map<String, String> settings(String... pairs) {
    Map<String, String> settings = new HashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      settings.put(pairs[i], pairs[i + 1]);
    }
    return settings;
  }

  private static SinkRecord apply(Map<String, String> settings, SinkRecord record) {
    try (Privatize.Value<SinkRecord> transform = new Privatize.Value<>()) {
      transform.configure(settings);
      return transform.apply(record);
    }
  }

  private Map<String, String> entities() {
    return settings(
        "policy", files.entitiesPolicy(),
        "fields", "title, text",
        "author.pseudonym.fields", "author",
        "keep.fields", "id",
        "author.field", "author",
        "key.file", files.keyFile(WorkerFiles.KEY));
  }

  @Test
  void shouldRedact() {
    Struct safe =
        (Struct)
            apply(
                    settings(
                        "policy", "redact", "fields", "text", "keep.fields", "id,author,title"),
                    record(POST, post("anna", null, "Call Bob on 555-0100")))
                .value();

    assertThat(safe.getString("text")).doesNotContain("Bob").contains("WORD", "NAME");
    assertThat(safe.getString("author")).isEqualTo("anna");
    assertThat(safe.schema()).isSameAs(POST);
    safe.validate();
  }

  @Test
  void shouldReplaceEntitiesCoherentlyInsideARecord() {
    Struct safe =
        (Struct)
            apply(
                    entities(),
                    record(POST, post("anna", "Smith again", "I saw Patrick Smith in Berlin.")))
                .value();

    String family = safe.getString("title").split(" ")[0];
    assertThat(safe.getString("text")).contains(family).doesNotContain("Smith").contains("place");
    assertThat(safe.getString("author")).matches("[0-9a-f]{32}");
  }

  @Test
  void shouldDrawWords() {
    Map<String, String> drawing =
        settings(
            "policy",
            files.fullPolicy(),
            "fields",
            "text",
            "unlisted.fields",
            "clear",
            "author.field",
            "author",
            "lexicon",
            files.lexicon(),
            "key.file",
            files.keyFile(WorkerFiles.KEY));

    Struct safe =
        (Struct) apply(drawing, record(POST, post("anna", "raw", "tea and coffee"))).value();

    assertThat(safe.getString("text")).matches("\\w+ and \\w+");
    assertThat(safe.getString("title")).isNull();
    assertThat(safe.getString("id")).isEmpty();
  }

  @Test
  void shouldPassTombstones() {
    SinkRecord tombstone = record(null, null);

    assertThat(apply(entities(), tombstone)).isSameAs(tombstone);
  }

  @Test
  void shouldDoTheSameWithoutASchema() {
    Map<String, Object> value =
        Map.of("id", "1", "author", "anna", "text", "I saw Patrick Smith in Berlin.");
    Map<?, ?> safe = (Map<?, ?>) apply(entities(), record(null, value)).value();
    Struct same =
        (Struct)
            apply(entities(), record(POST, post("anna", null, "I saw Patrick Smith in Berlin.")))
                .value();

    assertThat(safe.get("text")).isEqualTo(same.get("text"));
    assertThat(safe.get("author")).isEqualTo(same.get("author"));
  }

  @Test
  void shouldRefuseUnlistedText() {
    Map<String, String> settings = settings("policy", "redact", "fields", "text");

    assertThatThrownBy(() -> apply(settings, record(POST, post("anna", "canary", "canary"))))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("raw.posts")
        .hasMessageContaining("partition 3")
        .hasMessageContaining("offset 77")
        .hasMessageContaining("field id")
        .hasMessageNotContaining("canary")
        .hasNoCause();
  }

  @Test
  void shouldTakeTheAuthorFromTheKeyAndPseudonymizeTheKey() {
    Map<String, String> values = new HashMap<>(entities());
    values.put("author.field", "key:$");
    SinkRecord record = record(POST, post("anna", null, "I saw Patrick Smith."));
    SinkRecord safe = apply(values, record);
    try (Privatize.Key<SinkRecord> keys = new Privatize.Key<>()) {
      keys.configure(
          settings(
              "policy", "redact",
              "author.pseudonym.fields", "$",
              "key.file", files.keyFile(WorkerFiles.KEY)));
      safe = keys.apply(safe);
    }

    assertThat(safe.key()).isEqualTo(((Struct) safe.value()).get("author"));
    assertThat(safe.keySchema()).isSameAs(Schema.STRING_SCHEMA);
  }

  @Test
  void shouldTakeOffHeadersThatAreNotNamed() {
    SinkRecord record = record(null, null);
    record.headers().addString("trace", "1").addString("raw", "text");
    Map<String, String> settings = entities();

    assertThat(apply(settings, record).headers()).isEmpty();
    settings.put("keep.headers", "trace");
    assertThat(apply(settings, record).headers()).extracting(Header::key).containsExactly("trace");
    settings.put("keep.headers", "*");
    assertThat(apply(settings, record)).isSameAs(record);
    assertThat(record.headers()).as("of the record itself").hasSize(2);
  }

  @Test
  void shouldTakeTheAuthorFromAHeaderThatItTakesOff() {
    Map<String, String> settings = entities();
    SinkRecord record = record(POST, post("anna", null, "I saw Patrick Smith."));
    record.headers().addString("who", "anna");
    SinkRecord byField = apply(settings, record);
    settings.put("author.field", "header:who");

    assertThat(apply(settings, record).value()).isEqualTo(byField.value());
    assertThat(apply(settings, record).headers()).isEmpty();
  }

  /** Connect's default header converter has made one number of 7 and 007. */
  @Test
  void shouldRefuseAnAuthorInAHeaderThatIsNoString() {
    Map<String, String> settings = entities();
    settings.put("author.field", "header:who");
    SinkRecord record = record(POST, post("anna", null, "I saw Patrick Smith."));
    record.headers().addLong("who", 4711);

    assertThatThrownBy(() -> apply(settings, record))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("header:who")
        .hasMessageContaining("header.converter=")
        .hasMessageNotContaining("4711");
  }

  @Test
  void shouldNeverMakeATombstoneOfARecord() {
    Map<String, String> settings =
        settings("policy", "redact", "fields", "text", "unlisted.fields", "clear");

    for (Schema schema : Arrays.asList(null, Schema.OPTIONAL_STRING_SCHEMA)) {
      assertThatThrownBy(() -> apply(settings, record(schema, "canary of Bob")))
          .isInstanceOf(DataException.class)
          .hasMessageContaining("tombstone")
          .hasMessageNotContaining("canary")
          .hasNoCause();
    }
  }

  @Test
  void shouldGoByTheSchemaThatAValueHasAndNotByTheOneBesideIt() {
    Schema other =
        SchemaBuilder.struct()
            .field("secret", Schema.STRING_SCHEMA)
            .field("text", Schema.STRING_SCHEMA)
            .build();
    Schema beside = SchemaBuilder.struct().field("text", Schema.STRING_SCHEMA).build();
    Struct value = new Struct(other).put("secret", "canary").put("text", "Call Bob");
    Map<String, String> settings =
        settings("policy", "redact", "fields", "text", "unlisted.fields", "clear");

    Struct safe = (Struct) apply(settings, record(beside, value)).value();

    assertThat(safe.getString("secret")).isEmpty();
    assertThat(safe.getString("text")).isEqualTo("WORD NAME");
    assertThatThrownBy(() -> apply(settings, record(Schema.INT32_SCHEMA, "canary")))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("does not fit its schema")
        .hasMessageNotContaining("canary")
        .hasNoCause();
  }

  @Test
  void shouldRefuseARecordWithoutAnAuthorButNotWithoutAText() {
    Map<String, String> settings = entities();
    settings.put("author.field", "user.id");
    settings.put("keep.fields", "id,user");
    Map<String, Object> empty = Map.of("id", "1", "user", Map.of());

    assertThat(apply(settings, record(null, empty)).value()).isEqualTo(empty);
    assertThatThrownBy(
            () -> apply(settings, record(null, Map.of("id", "1", "text", "canary of Bob"))))
        .isInstanceOf(DataException.class)
        .hasMessageContaining("author.field")
        .hasMessageNotContaining("canary");
  }

  @Test
  void shouldGiveAnAuthorTheSameWhereverTheIdIsANumber() {
    Map<String, String> settings = entities();
    settings.put("author.field", "uid");
    settings.put("unlisted.fields", "keep");
    String text = "I saw Patrick Smith.";

    Function<Object, Object> textBy =
        uid ->
            ((Map<?, ?>) apply(settings, record(null, Map.of("uid", uid, "text", text))).value())
                .get("text");

    assertThat(textBy.apply(7))
        .isEqualTo(textBy.apply(7L))
        .isEqualTo(textBy.apply("7"))
        .isNotEqualTo(textBy.apply(8));
  }

  @Test
  void shouldRefuseToWorkBeforeItIsConfiguredAndAfterItIsClosed() {
    Privatize.Value<SinkRecord> transform = new Privatize.Value<>();
    assertThatThrownBy(() -> transform.apply(record(null, null)))
        .isInstanceOf(IllegalStateException.class);
    transform.configure(entities());
    transform.close();
    transform.close();
    assertThatThrownBy(() -> transform.apply(record(null, null)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void shouldWorkInSourcesToo() {
    try (Privatize.Value<SourceRecord> transform = new Privatize.Value<>()) {
      transform.configure(settings("policy", "redact", "fields", "lines[*]", "keep.fields", "id"));
      SourceRecord record =
          new SourceRecord(
              Map.of(), Map.of(), "t", null, Map.of("id", 1, "lines", List.of("Hello Bob")));

      assertThat(transform.apply(record).value())
          .isEqualTo(Map.of("id", 1, "lines", List.of("WORD NAME")));
    }
  }

  @Test
  void shouldBeFoundByConnect() throws IOException {
    try (InputStream in =
        Privatize.class.getResourceAsStream(
            "/META-INF/services/" + Transformation.class.getName())) {
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
          .contains(Privatize.Key.class.getName(), Privatize.Value.class.getName());
    }
  }
}
