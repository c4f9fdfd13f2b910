package io.palimpsest.benchmarks.load;

import io.palimpsest.benchmarks.MeasuredLexicon;
import io.palimpsest.service.platform.Platform;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * The records of a measurement, in a topic or in a file: posts as JSON without a schema, with
 * further fields beside the text if asked for. Made once and read by every run.
 */
final class ConnectRecords {
  private static final String TOPIC = "raw.measured";

  private final WorkFolder folder;
  private final ConnectPath path;

  private ConnectRecords(WorkFolder folder, ConnectPath path) {
    this.folder = folder;
    this.path = path;
  }

  /** Makes them: those that warm up and those that are measured. */
  static ConnectRecords make(
      WorkFolder folder,
      ConnectPath path,
      Platform platform,
      LoadSettings settings,
      int furtherFields)
      throws IOException, InterruptedException {
    ConnectRecords records = new ConnectRecords(folder, path);
    createTopic(platform.bootstrapServers());
    RecordLines posts =
        new RecordLines(
            new LoadPosts(settings, MeasuredLexicon.open(MeasuredLexicon.DEFAULT), Instant.now()),
            furtherFields);
    int count = settings.warmUp() + settings.posts();
    switch (path) {
      case SINK -> produce(platform.bootstrapServers(), posts, count);
      case SOURCE -> write(records.input(), posts, count);
    }
    return records;
  }

  /** One partition, so that one task does all the work. */
  private static void createTopic(String bootstrapServers) throws InterruptedException {
    try (Admin admin =
        Admin.create(Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers))) {
      admin.createTopics(List.of(new NewTopic(TOPIC, 1, (short) 1))).all().get();
    } catch (ExecutionException e) {
      throw new LoadException("the topic cannot be made: " + e.getCause().getMessage());
    }
  }

  private static void produce(String bootstrapServers, RecordLines posts, int count) {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers),
            new StringSerializer(),
            new StringSerializer())) {
      for (int i = 0; i < count; i++) {
        RecordLines.Line post = posts.next();
        producer.send(new ProducerRecord<>(TOPIC, post.author(), post.json()));
      }
    }
  }

  private static void write(Path directory, RecordLines posts, int count) throws IOException {
    Files.createDirectories(directory);
    try (BufferedWriter writer =
        Files.newBufferedWriter(directory.resolve("posts.jsonl"), StandardCharsets.UTF_8)) {
      for (int i = 0; i < count; i++) {
        writer.write(posts.next().json());
        writer.write('\n');
      }
    }
  }

  private Path input() {
    return folder.resolve("input");
  }

  /** Settings of a connector that reads all of them, without its transform. */
  Map<String, String> connector(String name) throws IOException {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("tasks.max", "1");
    switch (path) {
      case SINK -> {
        settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSink");
        settings.put("topics", TOPIC);
        settings.put("directory", Files.createDirectories(folder.resolve(name)).toString());
      }
      case SOURCE -> {
        settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSource");
        settings.put("topic", TOPIC);
        settings.put("dead.letters.topic", TOPIC);
        settings.put("format", "json");
        settings.put("directory", input().toString());
      }
    }
    return settings;
  }
}
