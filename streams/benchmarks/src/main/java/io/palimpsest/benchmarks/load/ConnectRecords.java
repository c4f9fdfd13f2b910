package io.palimpsest.benchmarks.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.benchmarks.MeasuredLexicon;
import io.palimpsest.schemas.RawPost;
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
 * The records of a measurement, in a topic or in a file: posts as JSON without a schema. Made once
 * and read by every run.
 */
final class ConnectRecords {
  private static final String TOPIC = "raw.measured";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final WorkFolder folder;
  private final ConnectPath path;

  private ConnectRecords(WorkFolder folder, ConnectPath path) {
    this.folder = folder;
    this.path = path;
  }

  /** Makes them: those that warm up and those that are measured. */
  static ConnectRecords make(
      WorkFolder folder, ConnectPath path, Platform platform, LoadSettings settings)
      throws IOException, InterruptedException {
    ConnectRecords records = new ConnectRecords(folder, path);
    createTopic(platform.bootstrapServers());
    LoadPosts posts =
        new LoadPosts(settings, MeasuredLexicon.open(MeasuredLexicon.DEFAULT), Instant.now());
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

  private static void produce(String bootstrapServers, LoadPosts posts, int count)
      throws IOException {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers),
            new StringSerializer(),
            new StringSerializer())) {
      for (int i = 0; i < count; i++) {
        RawPost post = posts.next();
        producer.send(new ProducerRecord<>(TOPIC, post.getAuthor(), line(post)));
      }
    }
  }

  private static void write(Path directory, LoadPosts posts, int count) throws IOException {
    Files.createDirectories(directory);
    try (BufferedWriter writer =
        Files.newBufferedWriter(directory.resolve("posts.jsonl"), StandardCharsets.UTF_8)) {
      for (int i = 0; i < count; i++) {
        writer.write(line(posts.next()));
        writer.write('\n');
      }
    }
  }

  private static String line(RawPost post) throws IOException {
    return JSON.createObjectNode()
        .put("id", post.getId())
        .put("author", post.getAuthor())
        .put("text", post.getText())
        .put("createdAt", post.getCreatedAt().toEpochMilli())
        .toString();
  }

  private Path input() {
    return folder.resolve("input");
  }

  /** Settings of a connector that reads all of them, without its transform. */
  Map<String, String> connector(String name) throws IOException {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("tasks.max", "1");
    return settings;
  }
}
