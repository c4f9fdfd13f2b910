package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.service.platform.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files, source, topic, transform, sink, files; and {@code kill -9} of the worker at random moments
 * while lines are written and files are rotated. More of them: {@code -Dkills=25}; the moments of
 * another run: {@code -Dtests.seed=...}, though the machine has its say too.
 */
class ConnectCrashIT {
  private static final int KILLS = Integer.getInteger("kills", 2);
  private static final long SEED = Long.getLong("tests.seed", System.nanoTime());
  private static final Duration LIMIT = Duration.ofMinutes(4);

  /** Longer than a worker takes to answer, so that some are killed before. */
  private static final int LONGEST_START_MS = 6_000;

  private static final int LONGEST_RUN_MS = 3_000;
  private static final String TOPIC = "raw.lines";

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path directory;

  @Test
  void shouldReadAndWriteEveryLineOnceHoweverOftenItIsKilled(TestReporter reporter)
      throws Exception {
    reporter.publishEntry("seed", Long.toString(SEED));
    Random random = new Random(SEED);
    Path input = Files.createDirectories(directory.resolve("input"));
    Path output = Files.createDirectories(directory.resolve("output"));
    try (Platform platform = TestPlatform.start();
        ConnectWorker worker = ConnectWorker.start(directory.resolve("worker"), platform)) {
      Topic.create(platform.bootstrapServers(), TOPIC, 3);
      Topic.create(platform.bootstrapServers(), "restricted.dead-letters", 1);
      worker.connectors().run("source", source(input));
      worker.connectors().run("sink", sink(output));
      LineFiles written = new LineFiles(output);

      // When lines come in all the time, and the worker is killed again and again
      List<String> ids;
      try (RotatedLines lines = new RotatedLines(input, random.nextLong())) {
        await("lines come through").atMost(LIMIT).until(() -> !written.lines().isEmpty());
        for (int i = 0; i < KILLS; i++) {
          awaitAnyMoment(worker, random);
          worker.kill();
          worker.launch();
        }
        worker.awaitAnswers();
        ids = lines.finish();
        reporter.publishEntry("rotated", Integer.toString(lines.rotated()));
      }
      await("all lines come through")
          .atMost(LIMIT)
          .until(() -> new HashSet<>(written.texts("id")).containsAll(ids));

      // Then each is on the topic once, and those of an author in the order of their file
      List<ConsumerRecord<byte[], byte[]>> records =
          Topic.committed(platform.bootstrapServers(), TOPIC);
      int aborted = Topic.uncommitted(platform.bootstrapServers(), TOPIC).size() - records.size();
      reporter.publishEntry(
          "kills", "%d: %d lines, %d aborted".formatted(KILLS, ids.size(), aborted));
      List<String> onTopic = ids(records);
      assertThat(OnceEach.findings(ids, onTopic, RotatedLines::number)).isEmpty();
      onTopic.stream()
          .collect(Collectors.groupingBy(RotatedLines::authorAndFile))
          .forEach(
              (authorAndFile, found) ->
                  assertThat(found)
                      .as(authorAndFile)
                      .isSortedAccordingTo(Comparator.comparingInt(RotatedLines::number)));
      // And in the files once, without what was written of anybody
      assertThat(OnceEach.findings(ids, written.texts("id"), RotatedLines::number)).isEmpty();
      assertThat(written.texts("text")).isNotEmpty().noneMatch(text -> text.contains("Anna"));
      assertThat(Topic.uncommitted(platform.bootstrapServers(), "restricted.dead-letters"))
          .isEmpty();
    }
  }

  private static void awaitAnyMoment(ConnectWorker worker, Random random)
      throws IOException, InterruptedException {
    if (random.nextInt(4) == 0) {
      worker.runFor(Duration.ofMillis(random.nextInt(LONGEST_START_MS)));
    } else {
      worker.awaitAnswers();
      worker.connectors().awaitState("source", "RUNNING");
      worker.runFor(Duration.ofMillis(random.nextInt(LONGEST_RUN_MS)));
    }
  }

  private static List<String> ids(List<ConsumerRecord<byte[], byte[]>> records) throws IOException {
    ObjectMapper json = new ObjectMapper();
    List<String> ids = new ArrayList<>();
    for (ConsumerRecord<byte[], byte[]> record : records) {
      ids.add(json.readTree(record.value()).path("id").asText());
    }
    return ids;
  }

  private static Map<String, String> source(Path input) {
    return Map.of(
        "connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSource",
        "directory", input.toString(),
        "topic", TOPIC,
        "format", "json",
        "scan.interval.ms", "100",
        "exactly.once.support", "required",
        "value.converter", "org.apache.kafka.connect.json.JsonConverter",
        "value.converter.schemas.enable", "false");
  }

  private static Map<String, String> sink(Path output) {
    return Map.ofEntries(
        Map.entry("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSink"),
        Map.entry("tasks.max", "2"),
        Map.entry("directory", output.toString()),
        Map.entry("topics", TOPIC),
        Map.entry("roll.records", "200"),
        Map.entry("roll.interval.ms", "1000"),
        Map.entry("value.converter", "org.apache.kafka.connect.json.JsonConverter"),
        Map.entry("value.converter.schemas.enable", "false"),
        // or it would read what the source wrote and did not commit when it was killed
        Map.entry("consumer.override.isolation.level", "read_committed"),
        Map.entry("transforms", "safe"),
        Map.entry("transforms.safe.type", "io.palimpsest.connect.Privatize$Value"),
        Map.entry("transforms.safe.policy", "redact"),
        Map.entry("transforms.safe.fields", "text"),
        Map.entry("transforms.safe.keep.fields", "id,author"));
  }
}
