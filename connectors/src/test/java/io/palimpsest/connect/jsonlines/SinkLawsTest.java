package io.palimpsest.connect.jsonlines;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.connect.jsonlines.settings.SinkSettings;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.connect.errors.ConnectException;
import org.apache.kafka.connect.sink.SinkRecord;

/** Wherever tasks die and whoever comes late: the files hold every record once. */
class SinkLawsTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  enum Event {
    PUT,
    PUT_MORE,
    COMMIT,
    WAIT,
    ABANDON,
    CRASH_IN_A_STEP,
    FAIL_IN_A_STEP,
    CLOSE_AND_OPEN,
    ZOMBIE_FINISHES,
    LOSE_OFFSETS
  }

  @Property(tries = 100)
  void shouldHoldEveryRecordOnce(
      @ForAll @Size(max = 40) List<Event> events,
      @ForAll boolean gzip,
      @ForAll boolean dates,
      @ForAll @IntRange(min = 1, max = 30) int rollRecords,
      @ForAll Random random)
      throws IOException {
    try (TestDirectory directory = new TestDirectory()) {
      Map<TopicPartition, List<SinkRecord>> topic = topic(random);
      SinkWorker worker =
          new SinkWorker(
              directory.path(),
              topic,
              Map.of(
                  SinkSettings.CONTENT,
                  "record",
                  SinkSettings.COMPRESSION,
                  gzip ? "gzip" : "none",
                  SinkSettings.ROLL_RECORDS,
                  Integer.toString(rollRecords),
                  SinkSettings.DATE_BY,
                  dates ? "timestamp" : "none",
                  SinkSettings.OPEN_FILES,
                  "2"));
      worker.start();

      for (Event event : events) {
        try {
          happen(event, worker, random);
        } catch (CrashingDisk.Crash e) {
          worker.start();
        }
      }
      while (worker.running().put(50)) {
        worker.running().commit();
      }
      worker.running().close();

      assertThat(written(directory.path())).isEqualTo(expected(topic));
      assertThat(leftOver(directory.path())).isEmpty();
    }
  }

  private static void happen(Event event, SinkWorker worker, Random random) {
    switch (event) {
      case PUT, PUT_MORE -> worker.running().put(random.nextInt(12));
      case COMMIT -> worker.running().commit();
      case WAIT -> worker.pass(Duration.ofMinutes(random.nextInt(10)));
      case ABANDON -> worker.start();
      case CRASH_IN_A_STEP -> {
        worker.running().disk.crashAfter(random.nextInt(6));
        worker.running().put(20);
        worker.running().close();
        worker.start();
      }
      case FAIL_IN_A_STEP -> {
        worker.running().disk.failAfter(random.nextInt(6));
        putOrFail(worker.running(), 20);
        worker.running().close(); // as Connect does with a task that has failed
        worker.start();
      }
      case CLOSE_AND_OPEN -> {
        worker.running().close();
        worker.start();
      }
      case ZOMBIE_FINISHES -> {
        worker.running().put(3);
        SinkWorker.Running zombie = worker.start().orElseThrow();
        putOrFail(zombie, 40);
        zombie.task.close(zombie.assignment());
      }
      case LOSE_OFFSETS -> {
        worker.running().close();
        worker.loseOffsets();
        worker.start();
      }
    }
  }

  private static void putOrFail(SinkWorker.Running task, int atMost) {
    try {
      task.put(atMost);
    } catch (ConnectException e) {
      assertThat(e).hasMessageContaining("restart the task");
    }
  }

  /** Offsets have gaps, as those of transactions do; times spread over three days. */
  private static Map<TopicPartition, List<SinkRecord>> topic(Random random) {
    Map<TopicPartition, List<SinkRecord>> topic = new HashMap<>();
    for (int partition = 0; partition < 2; partition++) {
      List<SinkRecord> records = new ArrayList<>();
      long offset = random.nextInt(5);
      for (int i = random.nextInt(150); i > 0; i--) {
        long time =
            Instant.parse("2026-03-01T00:00:00Z")
                .plus(Duration.ofHours(random.nextInt(72)))
                .toEpochMilli();
        records.add(
            new SinkRecord(
                "safe.posts",
                partition,
                null,
                "key",
                null,
                Map.of("text", "number " + offset),
                offset,
                time,
                TimestampType.CREATE_TIME));
        offset += 1 + random.nextInt(2);
      }
      topic.put(new TopicPartition("safe.posts", partition), records);
    }
    return topic;
  }

  private static Map<String, List<Long>> expected(Map<TopicPartition, List<SinkRecord>> topic) {
    Map<String, List<Long>> offsets = new HashMap<>();
    topic.forEach(
        (partition, records) -> {
          if (!records.isEmpty()) {
            offsets.put(
                partition.toString(), records.stream().map(SinkRecord::kafkaOffset).toList());
          }
        });
    return offsets;
  }

  /** Offsets by partition, sorted; each file must be in order, and named by what it holds. */
  private static Map<String, List<Long>> written(Path directory) throws IOException {
    Map<String, List<Long>> all = new HashMap<>();
    for (Path file : files(directory, false)) {
      List<JsonNode> lines = lines(file);
      List<Long> offsets = lines.stream().map(line -> line.get("offset").asLong()).toList();
      String partition =
          lines.get(0).get("topic").asText() + "-" + lines.get(0).get("partition").asInt();
      assertThat(offsets).isSorted();
      assertThat(file.getFileName().toString())
          .startsWith(
              String.format(
                  "%s-%020d-%020d.jsonl",
                  partition, offsets.get(0), offsets.get(offsets.size() - 1)));
      for (JsonNode line : lines) {
        assertThat(line.get("value").get("text").asText())
            .isEqualTo("number " + line.get("offset").asLong());
        if (!file.getParent().equals(directory)) {
          assertThat(Instant.ofEpochMilli(line.get("timestamp").asLong()).toString())
              .startsWith(file.getParent().getFileName().toString());
        }
      }
      all.computeIfAbsent(partition, p -> new ArrayList<>()).addAll(offsets);
    }
    all.values().forEach(offsets -> offsets.sort(null));
    return all;
  }

  private static List<Path> leftOver(Path directory) throws IOException {
    return files(directory, true).stream()
        .filter(file -> file.getFileName().toString().endsWith(".part"))
        .toList();
  }

  private static List<Path> files(Path directory, boolean own) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> file.startsWith(directory.resolve(".palimpsest")) == own)
          .toList();
    }
  }

  private static List<JsonNode> lines(Path file) throws IOException {
    boolean gzip = file.toString().endsWith(".gz");
    try (InputStream in = Files.newInputStream(file);
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(
                    gzip ? new GZIPInputStream(in) : in, StandardCharsets.UTF_8))) {
      List<JsonNode> lines = new ArrayList<>();
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        lines.add(JSON.readTree(line));
      }
      return lines;
    }
  }
}
