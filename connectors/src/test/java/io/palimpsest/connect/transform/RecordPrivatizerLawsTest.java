package io.palimpsest.connect.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.sink.SinkRecord;

class RecordPrivatizerLawsTest {
  private static final String OTHER_KEY = WorkerFiles.KEY.replace('0', 'f');
  private static final String CANARY = "Zanzibar7";
  private static final Schema SCHEMA =
      SchemaBuilder.struct()
          .field("author", Schema.OPTIONAL_STRING_SCHEMA)
          .field("id", Schema.OPTIONAL_INT64_SCHEMA)
          .field("texts", SchemaBuilder.array(Schema.OPTIONAL_STRING_SCHEMA).build())
          .build();

  private static Path folder;
  private static WorkerFiles files;

  @BeforeContainer
  static void prepareFiles() throws IOException {
    folder = Files.createTempDirectory("palimpsest-test");
    files = new WorkerFiles(folder);
  }

  @AfterContainer
  static void deleteFiles() throws IOException {
    try (var all = Files.list(folder)) {
      for (Path file : all.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  @Provide
  Arbitrary<List<String>> texts() {
    Arbitrary<String> words =
        Arbitraries.of(
            "tea",
            "coffee",
            "dog",
            "Anna Smith",
            "Smith",
            "in Berlin",
            "555-0100",
            ".",
            "\u202e",
            "\ud83d\ude00",
            "xyzzy",
            CANARY,
            "http://x.example/" + CANARY,
            "\n",
            "cats&dogs");
    return words.list().ofMaxSize(8).map(list -> String.join(" ", list)).list().ofMaxSize(3);
  }

  @Provide
  Arbitrary<String> policies() {
    return Arbitraries.of("redact", "entities", "user", "record", "token", "full");
  }

  private static PrivatizeConfig config(String policy, String key) {
    Map<String, String> settings = new HashMap<>();
    settings.put(
        "policy",
        switch (policy) {
          case "redact" -> "redact";
          case "entities" -> files.entitiesPolicy();
          case "full" -> files.fullPolicy();
          default -> files.wordsPolicy(policy);
        });
    settings.put("fields", "texts[*]");
    settings.put("author.pseudonym.fields", "author");
    settings.put("author.field", "author");
    settings.put("id.field", "id");
    settings.put("lexicon", files.lexicon());
    settings.put("key.file", files.keyFile(key));
    return new PrivatizeConfig(settings, RecordPart.VALUE);
  }

  private static SinkRecord record(Struct value) {
    return new SinkRecord("raw.t", 1, null, null, SCHEMA, value, 5);
  }

  private static Struct value(List<String> texts) {
    return new Struct(SCHEMA).put("author", "anna").put("id", 7L).put("texts", texts);
  }

  @Property(tries = 150)
  void shouldGiveTheSameForTheSameWhateverCameBefore(
      @ForAll("policies") String policy,
      @ForAll("texts") List<String> texts,
      @ForAll("texts") List<String> others) {
    SinkRecord record = record(value(texts));
    try (RecordPrivatizer one = new RecordPrivatizer(config(policy, WorkerFiles.KEY));
        RecordPrivatizer two = new RecordPrivatizer(config(policy, WorkerFiles.KEY))) {
      two.privatized(record(value(others)));

      Struct safe = (Struct) one.privatized(record).value();

      safe.validate();
      assertThat(two.privatized(record).value()).isEqualTo(safe);
      assertThat(safe.schema()).isSameAs(SCHEMA);
      assertThat(safe.get("id")).isEqualTo(7L);
      assertThat(safe.getArray("texts")).hasSameSizeAs(texts);
      assertThat(record.value()).isEqualTo(value(texts));
    }
  }

  @Property(tries = 60)
  void shouldGiveOtherPseudonymsUnderAnotherKey(@ForAll("texts") List<String> texts) {
    try (RecordPrivatizer one = new RecordPrivatizer(config("entities", WorkerFiles.KEY));
        RecordPrivatizer two = new RecordPrivatizer(config("entities", OTHER_KEY))) {
      Struct safe = (Struct) one.privatized(record(value(texts))).value();
      Struct other = (Struct) two.privatized(record(value(texts))).value();

      assertThat(safe.getString("author")).isNotEqualTo(other.getString("author"));
    }
  }

  /** Where words are drawn or redacted, a word that is in no lexicon is written nowhere. */
  @Property(tries = 150)
  void shouldLetNoUnknownWordThrough(
      @ForAll("policies") String policy, @ForAll("texts") List<String> texts) {
    if (policy.equals("entities")) {
      return; // keeps words, and says so
    }
    try (RecordPrivatizer privatizer = new RecordPrivatizer(config(policy, WorkerFiles.KEY))) {
      Struct safe = (Struct) privatizer.privatized(record(value(texts))).value();

      assertThat(safe.toString()).doesNotContain(CANARY, "xyzzy", "anna");
    }
  }

  @Property(tries = 60)
  void shouldRefuseWithoutQuoting(
      @ForAll("policies") String policy, @ForAll("texts") List<String> texts) {
    List<String> broken = new ArrayList<>(texts);
    broken.add(CANARY + "\ud800");
    try (RecordPrivatizer privatizer = new RecordPrivatizer(config(policy, WorkerFiles.KEY))) {
      Throwable malformed = catchThrowable(() -> privatizer.privatized(record(value(broken))));
      Throwable nobody =
          catchThrowable(
              () ->
                  privatizer.privatized(
                      record(value(List.of(CANARY)).put("author", CANARY + "\ud800"))));

      for (Throwable thrown : List.of(malformed, nobody)) {
        assertThat(thrown)
            .isInstanceOf(DataException.class)
            .hasMessageContaining("topic raw.t, partition 1, offset 5")
            .hasMessageNotContaining(CANARY)
            .hasNoCause();
        assertThat(thrown.getSuppressed()).isEmpty();
      }
    }
  }

  @Property(tries = 20)
  void shouldDrawEqualTextsOfARecordAlike(@ForAll("texts") List<String> texts) {
    List<String> twice = new ArrayList<>(texts);
    twice.addAll(texts);
    try (RecordPrivatizer privatizer = new RecordPrivatizer(config("token", WorkerFiles.KEY))) {
      List<String> safe =
          ((Struct) privatizer.privatized(record(value(twice))).value()).getArray("texts");

      assertThat(safe.subList(0, texts.size())).isEqualTo(safe.subList(texts.size(), safe.size()));
    }
  }
}
