package io.palimpsest.connect.jsonlines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.palimpsest.connect.jsonlines.format.DeadLetters;
import io.palimpsest.connect.jsonlines.format.PostFormat;
import io.palimpsest.connect.jsonlines.settings.SourceSettings;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.RawPost;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.apache.avro.Schema;
import org.apache.kafka.connect.data.Field;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.source.ExactlyOnceSupport;
import org.apache.kafka.connect.source.SourceRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class JsonLinesSourceTest {
  private static final String CANARY = "canary-7f3a";
  private static final String POST =
      "{\"id\":\"p-1\",\"author\":\"ada\",\"text\":\"Ciao\",\"createdAt\":\"2026-01-31T12:00:00Z\"}\n";

  @TempDir private Path directory;

  private SourceWorker worker(Map<String, String> settings) {
    SourceWorker worker = new SourceWorker(directory, settings);
    worker.start(1);
    return worker;
  }

  private SourceWorker posts() {
    return worker(Map.of(SourceSettings.FORMAT, "post"));
  }

  private void write(String name, String content) throws IOException {
    Files.writeString(
        directory.resolve(name), content, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static List<Object> numbers(SourceWorker worker) {
    return worker.committed().stream()
        .filter(record -> record.topic().equals("raw.posts"))
        .map(record -> ((Map<?, ?>) record.value()).get("n"))
        .map(Object.class::cast)
        .toList();
  }

  @Test
  void shouldMakeAPostKeyedByItsAuthor() throws IOException {
    write("a.jsonl", POST);
    SourceWorker worker = posts();

    worker.pollAll();

    SourceRecord record = worker.committed().get(0);
    assertThat(worker.committed()).hasSize(1);
    assertThat(record.topic()).isEqualTo("raw.posts");
    assertThat(record.key()).isEqualTo("ada");
    assertThat(record.kafkaPartition()).isNull();
    assertThat(record.timestamp()).isEqualTo(Instant.parse("2026-01-31T12:00:00Z").toEpochMilli());
    Struct post = (Struct) record.value();
    post.validate();
    assertThat(post.get("createdAt")).isEqualTo(Date.from(Instant.parse("2026-01-31T12:00:00Z")));
    assertThat(post.getString("text")).isEqualTo("Ciao");
  }

  /** A broker refuses a record that is an hour ahead, and all that is sent with it. */
  @ParameterizedTest
  @ValueSource(strings = {"2099-01-31T12:00:00Z", "1950-01-31T12:00:00Z"})
  void shouldGiveKafkaNoTimeThatItRefuses(String time) throws IOException {
    write("a.jsonl", POST.replace("2026-01-31T12:00:00Z", time));
    SourceWorker worker = posts();

    worker.pollAll();

    SourceRecord record = worker.committed().get(0);
    assertThat(record.timestamp()).isNull();
    assertThat(((Struct) record.value()).get("createdAt"))
        .isEqualTo(Date.from(Instant.parse(time)));
  }

  @Test
  void shouldGoOnLookingWhenTheClockIsSetBack() throws IOException {
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    worker.pass(Duration.ofHours(-1));
    write("a.jsonl", "{\"n\":1}\n");

    worker.poll();

    assertThat(numbers(worker)).containsExactly(1L);
  }

  @Test
  void shouldReadFilesThatBeginAlikeWithoutWaitingBetweenThem() throws IOException {
    for (int i = 0; i < 9; i++) {
      write("day-" + i + ".jsonl", "{\"header\":1}\n{\"n\":" + i + "}\n");
    }
    SourceWorker worker = worker(Map.of());

    for (int i = 0; i < 20; i++) {
      worker.poll();
      worker.pass(Duration.ofSeconds(-10)); // so that no time goes by
    }

    assertThat(worker.committed()).hasSize(18);
  }

  @Test
  void shouldReadAFileThatMayBeReadOnlyNow() throws IOException {
    Path file = directory.resolve("a.jsonl");
    write("a.jsonl", "{\"n\":1}\n");
    Files.setPosixFilePermissions(file, Set.of());
    assumeThat(Files.isReadable(file)).as("root may read everything").isFalse();
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    assertThat(numbers(worker)).isEmpty();

    Files.setPosixFilePermissions(file, Set.of(PosixFilePermission.OWNER_READ));
    worker.pollAll();

    assertThat(numbers(worker)).containsExactly(1L);
  }

  @Test
  void shouldStopBeforeItWasAskedForAnything() throws InterruptedException {
    JsonLinesSourceTask task = new JsonLinesSourceTask();
    task.initialize(new SourceWorker(directory, Map.of()).context());
    task.start(Map.of(SourceSettings.DIRECTORY, directory.toString()));
    task.stop();

    assertThat(task.poll()).isNull();
  }

  @Test
  void shouldHaveTheFieldsAndNamesOfTheContracts() {
    assertFits(PostFormat.SCHEMA, RawPost.getClassSchema());
    assertFits(DeadLetters.SCHEMA, DeadLetter.getClassSchema());
    assertThat(DeadLetters.SCHEMA.field("reason").schema().parameters())
        .containsKeys(
            Arrays.stream(DeadLetterReason.values())
                .map(reason -> "io.confluent.connect.avro.Enum." + reason)
                .toArray(String[]::new))
        .containsEntry(
            "io.confluent.connect.avro.Enum", DeadLetterReason.getClassSchema().getFullName());
  }

  private static void assertFits(org.apache.kafka.connect.data.Schema ours, Schema contract) {
    assertThat(ours.name()).isEqualTo(contract.getFullName());
    assertThat(ours.fields())
        .extracting(Field::name)
        .isEqualTo(contract.getFields().stream().map(Schema.Field::name).toList());
    for (Field field : ours.fields()) {
      Schema wanted = contract.getField(field.name()).schema();
      assertThat(field.schema().isOptional()).isEqualTo(wanted.isNullable());
      boolean timestamp = "org.apache.kafka.connect.data.Timestamp".equals(field.schema().name());
      assertThat(timestamp).isEqualTo(wanted.getLogicalType() != null);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "not json canary-7f3a | UNDECODABLE",
        "[\"canary-7f3a\"] | UNDECODABLE",
        "{\"id\":\"1\",\"id\":\"canary-7f3a\"} | UNDECODABLE",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"canary-7f3a\"} | UNDECODABLE",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"t\",\"createdAt\":\"canary-7f3a\"} |"
            + " UNDECODABLE",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"t\",\"createdAt\":99999999999999999999} |"
            + " UNDECODABLE",
        "{\"author\":\"canary-7f3a\",\"text\":\"t\",\"createdAt\":1} | MISSING_ID",
        "{\"id\":\"canary-7f3a !\",\"author\":\"a\",\"text\":\"t\",\"createdAt\":1} | INVALID_ID",
        "{\"id\":\"1\",\"author\":5,\"text\":\"canary-7f3a\",\"createdAt\":1} | MISSING_AUTHOR",
        "{\"id\":\"1\",\"author\":\"canary-7f3a\",\"text\":\" \",\"createdAt\":1} | EMPTY_TEXT",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"canary-7f3a\\ud800\",\"createdAt\":1} |"
            + " MALFORMED_UTF8",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"canary-7f3a\",\"createdAt\":1} x | UNDECODABLE",
      })
  void shouldSayWhereARefusedLineLiesAndNotWhatItSays(String line, DeadLetterReason reason)
      throws IOException {
    write("a.jsonl", POST + line + "\n");
    SourceWorker worker = posts();

    worker.pollAll();

    SourceRecord letter = worker.committed().get(1);
    Struct value = (Struct) letter.value();
    assertThat(letter.topic()).isEqualTo("restricted.dead-letters");
    assertThat(letter.key()).isNull();
    assertThat(value.getString("topic")).isEqualTo("file:a.jsonl");
    assertThat(value.getInt32("partition")).isEqualTo(-1);
    assertThat(value.getInt64("offset")).isEqualTo(POST.length());
    assertThat(value.getString("reason")).isEqualTo(reason.name());
    assertThat(letter.headers().lastWithName("line").value()).isEqualTo(2L);
    assertThat(letter.toString()).doesNotContain(CANARY);
    assertThat(worker.committed()).hasSize(2);
  }

  @Test
  void shouldRefuseBytesThatAreNoUtf8AndLinesThatAreTooLong() throws IOException {
    Files.write(directory.resolve("a.jsonl"), new byte[] {'{', (byte) 0xff, '}', '\n'});
    write("b.jsonl", "x".repeat(2000) + "\n" + POST);
    SourceWorker worker =
        worker(Map.of(SourceSettings.FORMAT, "post", SourceSettings.MAX_LINE, "1024"));

    worker.pollAll();

    assertThat(worker.committed())
        .filteredOn(record -> record.topic().equals("restricted.dead-letters"))
        .extracting(record -> ((Struct) record.value()).getString("reason"))
        .containsExactlyInAnyOrder("MALFORMED_UTF8", "TEXT_TOO_LONG");
    assertThat(worker.committed()).hasSize(3);
  }

  @Test
  void shouldTakeBlankLinesCarriageReturnsAndAMarkAtTheBeginning() throws IOException {
    write("a.jsonl", "\ufeff{\"n\":1}\r\n\r\n  \n{\"n\":2}\r\n");
    SourceWorker worker = worker(Map.of());

    worker.pollAll();

    assertThat(numbers(worker)).containsExactly(1L, 2L);
  }

  @Test
  void shouldGiveTheTimeOfReadingIfAskedTo() throws IOException {
    write("a.jsonl", "{\"id\":\"1\",\"author\":\"a\",\"text\":\"t\"}\n");
    SourceWorker worker =
        worker(Map.of(SourceSettings.FORMAT, "post", SourceSettings.MISSING_TIME, "read-time"));

    worker.pollAll();

    assertThat(worker.committed()).extracting(SourceRecord::topic).containsExactly("raw.posts");
  }

  @Test
  void shouldWaitForTheRestOfALine() throws IOException {
    SourceWorker worker = worker(Map.of());
    write("a.jsonl", "{\"n\":1}\n{\"n\":");
    worker.pollAll();
    assertThat(numbers(worker)).containsExactly(1L);

    write("a.jsonl", "2}\n");
    worker.pollAll();

    assertThat(numbers(worker)).containsExactly(1L, 2L);
  }

  @Test
  void shouldTellFilesApartThatBeginWithTheSameLine() throws IOException {
    write("a.jsonl", "{\"n\":0}\n{\"n\":1}\n{\"n\":2}\n");
    write("b.jsonl", "{\"n\":0}\n{\"n\":3}\n");
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    write("a.jsonl", "{\"n\":4}\n");
    worker.start(2);
    write("b.jsonl", "{\"n\":5}\n");

    worker.pollAll();

    assertThat(numbers(worker)).containsExactlyInAnyOrder(0L, 0L, 1L, 2L, 3L, 4L, 5L);
  }

  @Test
  void shouldReadTheSameContentOnce() throws IOException {
    write("a.jsonl", "{\"n\":1}\n{\"n\":2}\n");
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    Files.copy(directory.resolve("a.jsonl"), directory.resolve("copy.jsonl"));
    Files.write(
        directory.resolve("a.jsonl.gz"),
        RotatedLog.gzip(Files.readAllBytes(directory.resolve("a.jsonl"))));
    write("older.jsonl", "{\"n\":1}\n");
    Files.write(
        directory.resolve("older.jsonl.gz"),
        RotatedLog.gzip("{\"n\":1}\n".getBytes(StandardCharsets.UTF_8)));

    worker.pollAll();
    worker.start(1);
    worker.pollAll();

    assertThat(numbers(worker)).containsExactly(1L, 2L);
  }

  @Test
  void shouldSeeThatAFileWasCutOffAlthoughItIsLongerThanBefore() throws IOException {
    write("a.jsonl", "{\"n\":1}\n");
    SourceWorker worker = worker(Map.of());
    worker.pollAll();

    Files.writeString(directory.resolve("a.jsonl"), "{\"n\":2}\n{\"n\":3}\n{\"n\":4}\n");
    worker.pollAll();

    assertThat(numbers(worker)).containsExactly(1L, 2L, 3L, 4L);
  }

  @Test
  void shouldEndTheLastLineOfACompleteCompressedFile() throws IOException {
    write("a.jsonl", "{\"n\":1}\n{\"n\":2}");
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    assertThat(numbers(worker)).containsExactly(1L);

    Files.write(
        directory.resolve("a.jsonl.gz"),
        RotatedLog.gzip(Files.readAllBytes(directory.resolve("a.jsonl"))));
    Files.delete(directory.resolve("a.jsonl"));
    worker.pollAll();

    assertThat(numbers(worker)).containsExactly(1L, 2L);
  }

  /** Damage gives other lines before it is noticed: here some would even be JSON. */
  @Test
  void shouldGiveNothingOfADamagedCompressedFileUntilItIsWhole() throws IOException {
    Random random = new Random(7);
    StringBuilder content = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      content.append("{\"n\":").append(i).append(",\"x\":").append(random.nextLong()).append("}\n");
    }
    byte[] whole = RotatedLog.gzip(content.toString().getBytes(StandardCharsets.UTF_8));
    byte[] damaged = whole.clone();
    Arrays.fill(damaged, damaged.length / 2, damaged.length / 2 + 2000, (byte) 0xff);
    Files.write(directory.resolve("archive.jsonl.gz"), damaged);
    write("other.jsonl", "{\"n\":-1}\n");
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    assertThat(numbers(worker)).containsExactly(-1L);

    Files.write(directory.resolve("archive.jsonl.gz"), Arrays.copyOf(whole, whole.length - 1));
    worker.pollAll();
    assertThat(numbers(worker)).containsExactly(-1L);

    Files.write(directory.resolve("archive.jsonl.gz"), whole);
    worker.pollAll();
    assertThat(numbers(worker)).hasSize(20_001).doesNotHaveDuplicates();
  }

  @Test
  void shouldLeaveOutNamesThatDoNotMatchAndHiddenOnes() throws IOException {
    write("a.txt", "{\"n\":1}\n");
    write(".a.jsonl", "{\"n\":2}\n");
    Files.createDirectory(directory.resolve("b.jsonl"));
    SourceWorker worker = worker(Map.of());

    worker.pollAll();

    assertThat(worker.committed()).isEmpty();
  }

  @Test
  void shouldRefuseADirectoryThatIsNotThere() {
    SourceWorker worker = new SourceWorker(directory.resolve("missing"), Map.of());

    assertThatThrownBy(() -> worker.start(1))
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining(SourceSettings.DIRECTORY);
  }

  @Test
  void shouldSupportExactlyOnceAndTakeOffsetsOfItsOwnFormOnly() throws IOException {
    write("a.jsonl", "{\"n\":1}\n");
    SourceWorker worker = worker(Map.of());
    worker.pollAll();
    SourceRecord record = worker.committed().get(0);
    Map<Map<String, ?>, Map<String, ?>> offsets = new HashMap<>();
    offsets.put(record.sourcePartition(), record.sourceOffset());
    JsonLinesSource source = new JsonLinesSource();

    assertThat(source.exactlyOnceSupport(Map.of())).isEqualTo(ExactlyOnceSupport.SUPPORTED);
    assertThat(source.alterOffsets(Map.of(), offsets)).isTrue();
    offsets.put(record.sourcePartition(), Map.of("position", -1));
    assertThatThrownBy(() -> source.alterOffsets(Map.of(), offsets))
        .isInstanceOf(ConnectException.class);
    assertThatThrownBy(() -> source.alterOffsets(Map.of(), Map.of(Map.of("file", "x"), Map.of())))
        .isInstanceOf(ConnectException.class);
    Map<String, Object> offset = new HashMap<>(record.sourceOffset());
    offset.put("head", 99_999_999_999L);
    assertThatThrownBy(
            () -> source.alterOffsets(Map.of(), Map.of(record.sourcePartition(), offset)))
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining("'head'");
    for (Map.Entry<String, Object> change :
        Map.<String, Object>of("twin", 0.0, "x", 1).entrySet()) {
      Map<String, Object> partition = new HashMap<>(record.sourcePartition());
      partition.put(change.getKey(), change.getValue());
      assertThatThrownBy(
              () -> source.alterOffsets(Map.of(), Map.of(partition, record.sourceOffset())))
          .as("Connect would say that it had altered it")
          .isInstanceOf(ConnectException.class);
    }
  }
}
