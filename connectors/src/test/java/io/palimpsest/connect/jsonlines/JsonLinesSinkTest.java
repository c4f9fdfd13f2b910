package io.palimpsest.connect.jsonlines;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.connect.jsonlines.settings.SinkSettings;
import io.palimpsest.connect.jsonlines.writing.JsonLines;
import io.palimpsest.connect.jsonlines.writing.LineContent;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.connect.data.Date;
import org.apache.kafka.connect.data.Decimal;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.data.Time;
import org.apache.kafka.connect.data.Timestamp;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.errors.DataException;
import org.apache.kafka.connect.sink.SinkRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JsonLinesSinkTest {
  private static final TopicPartition PARTITION = new TopicPartition("safe.posts", 0);
  private static final String CANARY = "canary-7f3a";

  @TempDir private Path directory;
  private final List<SinkRecord> topic = new ArrayList<>();

  private SinkWorker worker(Map<String, String> settings) {
    return new SinkWorker(directory, Map.of(PARTITION, topic), settings);
  }

  private void add(Object value) {
    topic.add(record(null, value, topic.size()));
  }

  private static SinkRecord record(Schema schema, Object value, long offset) {
    return new SinkRecord(
        "safe.posts", 0, null, "key", schema, value, offset, 0L, TimestampType.CREATE_TIME);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> directory.relativize(file).toString())
          .filter(name -> !name.startsWith(".palimpsest"))
          .sorted()
          .toList();
    }
  }

  private static String name(long first, long last) {
    return String.format("safe.posts-0-%020d-%020d.jsonl", first, last);
  }

  private static String json(Schema schema, Object value) {
    return new String(
        new JsonLines(LineContent.VALUE).of(record(schema, value, 0)).orElseThrow(),
        StandardCharsets.UTF_8);
  }

  @Test
  void shouldWriteValuesWithSchemaFaithfully() {
    Schema schema =
        SchemaBuilder.struct()
            .field("text", Schema.STRING_SCHEMA)
            .field("none", Schema.OPTIONAL_INT32_SCHEMA)
            .field("float", Schema.FLOAT32_SCHEMA)
            .field("big", Schema.INT64_SCHEMA)
            .field("at", Timestamp.SCHEMA)
            .field("day", Date.SCHEMA)
            .field("hour", Time.SCHEMA)
            .field("price", Decimal.schema(3))
            .field("bytes", Schema.BYTES_SCHEMA)
            .field("buffer", Schema.BYTES_SCHEMA)
            .field("counts", SchemaBuilder.map(Schema.INT32_SCHEMA, Schema.BOOLEAN_SCHEMA).build())
            .field("days", SchemaBuilder.array(Date.SCHEMA).build())
            .build();
    Struct value =
        new Struct(schema)
            .put("text", "é\"\n😀")
            .put("float", 0.1f)
            .put("big", Long.MAX_VALUE)
            .put("at", java.util.Date.from(Instant.parse("2026-01-31T12:00:00.5Z")))
            .put("day", java.util.Date.from(Instant.parse("2026-01-31T00:00:00Z")))
            .put("hour", java.util.Date.from(Instant.parse("1970-01-01T13:05:00Z")))
            .put("price", new BigDecimal("12345678901234567890.100"))
            .put("bytes", new byte[] {1, 2, (byte) 0xff})
            .put("buffer", ByteBuffer.wrap(new byte[] {4}))
            .put("counts", Map.of(1, true))
            .put("days", List.of(java.util.Date.from(Instant.parse("2026-02-01T00:00:00Z"))));

    assertThat(json(schema, value))
        .isEqualTo(
            "{\"text\":\"é\\\"\\n"
                + "😀\",\"none\":null,\"float\":0.1,\"big\":9223372036854775807,\"at\":\"2026-01-31T12:00:00.500Z\",\"day\":\"2026-01-31\",\"hour\":\"13:05:00.000\",\"price\":12345678901234567890.100,\"bytes\":\"AQL/\",\"buffer\":\"BA==\",\"counts\":{\"1\":true},\"days\":[\"2026-02-01\"]}\n");
  }

  @Test
  void shouldWriteValuesWithoutSchemaAndBareOnes() {
    assertThat(json(null, Arrays.asList(1, null, "x", 1.5))).isEqualTo("[1,null,\"x\",1.5]\n");
    assertThat(json(Schema.STRING_SCHEMA, "bare")).isEqualTo("\"bare\"\n");
  }

  @Test
  void shouldRefuseWhatJsonCannotHoldWithoutQuotingIt() {
    List<Object> impossible =
        List.of(
            Map.of(CANARY, Double.NaN),
            CANARY + "\ud800",
            Map.of(List.of(CANARY), 1),
            Map.of(CANARY, new Object()),
            Map.of(1, CANARY, "1", CANARY));

    for (Object value : impossible) {
      assertThatThrownBy(() -> json(null, value))
          .isInstanceOf(DataException.class)
          .hasNoCause()
          .hasMessageNotContaining(CANARY);
    }
  }

  @Test
  void shouldReportARecordThatCannotBeWrittenAndGoOn() throws IOException {
    add(Map.of("n", 0));
    add(Map.of("n", Double.NaN));
    add(Map.of("n", 2));
    SinkWorker worker = worker(Map.of());
    worker.start();

    worker.running().put(10);
    worker.running().close();

    assertThat(worker.refused()).extracting(SinkRecord::kafkaOffset).containsExactly(1L);
    assertThat(Files.readAllLines(directory.resolve(name(0, 2))))
        .containsExactly("{\"n\":0}", "{\"n\":2}");
  }

  @Test
  void shouldGiveNoLineForATombstoneUnlessTheWholeRecordIsWanted() throws IOException {
    add(Map.of("n", 0));
    add(null);
    SinkWorker values = worker(Map.of());
    values.start();
    values.running().put(10);
    values.running().close();
    assertThat(Files.readAllLines(directory.resolve(name(0, 0)))).containsExactly("{\"n\":0}");

    add(null);
    SinkWorker records = worker(Map.of(SinkSettings.CONTENT, "record"));
    records.start();
    records.running().put(10);
    records.running().close();

    assertThat(Files.readAllLines(directory.resolve(name(2, 2))))
        .containsExactly(
            "{\"topic\":\"safe.posts\",\"partition\":0,\"offset\":2,\"timestamp\":0,\"key\":\"key\",\"value\":null}");
  }

  @Test
  void shouldFinishByAgeAndCommitOnlyWhatIsFinished() throws IOException {
    add(Map.of("n", 0));
    SinkWorker worker = worker(Map.of(SinkSettings.ROLL_INTERVAL, "60000"));
    worker.start();
    worker.running().put(10);
    worker.running().commit();
    assertThat(names()).isEmpty();
    assertThat(worker.committed(PARTITION)).isZero();

    worker.pass(Duration.ofMinutes(1));
    worker.running().put(10);
    worker.running().commit();

    assertThat(names()).containsExactly(name(0, 0));
    assertThat(worker.committed(PARTITION)).isEqualTo(1);
  }

  @Test
  void shouldFileByTheDateOfAField() throws IOException {
    add(Map.of("createdAt", "2026-01-31T23:30:00-01:00"));
    add(Map.of("createdAt", "2026-01-31"));
    add(Map.of("createdAt", Instant.parse("2026-03-01T00:00:00Z").toEpochMilli()));
    add(Map.of("createdAt", "yesterday"));
    add(Map.of("text", "no date"));
    SinkWorker worker =
        worker(Map.of(SinkSettings.DATE_BY, "field", SinkSettings.DATE_PATTERN, "uuuu/MM/dd"));
    worker.start();

    worker.running().put(10);
    worker.running().close();

    assertThat(names())
        .containsExactly(
            "2026/01/31/" + name(1, 1), "2026/02/01/" + name(0, 0), "2026/03/01/" + name(2, 2));
    assertThat(worker.refused()).hasSize(2);
  }

  @Test
  void shouldNotWriteAgainWhatAReaderHasTakenAway() throws IOException {
    add(Map.of("n", 0));
    SinkWorker worker = worker(Map.of());
    worker.start();
    worker.running().put(10);
    worker.running().close();
    Files.delete(directory.resolve(name(0, 0)));
    worker.loseOffsets();
    add(Map.of("n", 1));

    worker.start();
    worker.running().put(10);
    worker.running().close();

    assertThat(names()).containsExactly(name(1, 1));
  }

  @Test
  void shouldKnowFromNamesWhatIsWrittenIfItsOwnFileIsLost() throws IOException {
    add(Map.of("n", 0));
    add(Map.of("n", 1));
    SinkWorker worker = worker(Map.of(SinkSettings.ROLL_RECORDS, "1"));
    worker.start();
    worker.running().put(10);
    worker.running().close();
    for (String own : List.of("state.json", "lock", "")) {
      Files.delete(directory.resolve(".palimpsest/safe.posts-0").resolve(own));
    }
    worker.loseOffsets();
    add(Map.of("n", 2));

    worker.start();
    worker.running().put(10);
    worker.running().close();

    assertThat(names()).containsExactly(name(0, 0), name(1, 1), name(2, 2));
  }

  @Test
  void shouldRefuseTheDirectoryOfAnotherConnectorAndOneThatIsMissing() {
    worker(Map.of()).start();

    assertThatThrownBy(() -> worker(Map.of("name", "another")).start())
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining("'files'");
    assertThatThrownBy(
            () -> worker(Map.of(SinkSettings.DIRECTORY, directory.resolve("x").toString())).start())
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining(SinkSettings.DIRECTORY);
  }

  /** Connect keeps a task running, and asks it for more, after an error that is not one of put. */
  @Test
  void shouldNotGoOnInSilenceWhenAFileCannotBeFinished() throws IOException {
    add(Map.of("n", 0));
    SinkWorker worker = worker(Map.of(SinkSettings.ROLL_INTERVAL, "60000"));
    worker.start();
    worker.running().put(10);
    worker.pass(Duration.ofMinutes(1));
    worker.running().disk.failAfter(0);

    worker.running().commit();
    assertThat(worker.committed(PARTITION)).isZero();
    assertThatThrownBy(() -> worker.running().put(10)).isInstanceOf(ConnectException.class);
    add(Map.of("n", 1));
    assertThatThrownBy(() -> worker.running().put(10))
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining("restart the task");

    worker.start();
    worker.running().put(10);
    worker.running().close();
    assertThat(Files.readAllLines(directory.resolve(name(0, 1))))
        .containsExactly("{\"n\":0}", "{\"n\":1}");
  }

  @Test
  void shouldFailWhenAnotherTaskHasTakenThePartition() throws IOException {
    add(Map.of("n", 0));
    SinkWorker worker = worker(Map.of(SinkSettings.ROLL_RECORDS, "1"));
    worker.start();
    worker.start().orElseThrow().put(10);
    SinkWorker.Running late = worker.start().orElseThrow();
    late.put(10);
    add(Map.of("n", 1));

    assertThatThrownBy(() -> late.put(10))
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining("another task has taken safe.posts-0");
    worker.running().put(10);
    assertThat(names()).containsExactly(name(0, 0), name(1, 1));
  }

  @Test
  void shouldFinishInTimeWhenTheClockIsSetBack() throws IOException {
    add(Map.of("n", 0));
    SinkWorker worker = worker(Map.of(SinkSettings.ROLL_INTERVAL, "60000"));
    worker.start();
    worker.running().put(10);
    worker.pass(Duration.ofHours(-1));
    worker.running().put(10);
    worker.pass(Duration.ofMinutes(1));
    worker.running().put(10);

    assertThat(names()).containsExactly(name(0, 0));
  }

  @Test
  void shouldRefuseATopicWhoseNameLeavesNoRoomForOffsets() {
    TopicPartition partition = new TopicPartition("t".repeat(220), 0);

    assertThatThrownBy(
            () -> new SinkWorker(directory, Map.of(partition, List.of()), Map.of()).start())
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining("too long for names of files");
  }

  @Test
  void shouldNotLetOffsetsBeSetByHand() {
    assertThatThrownBy(() -> new JsonLinesSink().alterOffsets(Map.of(), Map.of()))
        .isInstanceOf(ConnectException.class)
        .hasMessageContaining("empty 'directory'");
  }
}
