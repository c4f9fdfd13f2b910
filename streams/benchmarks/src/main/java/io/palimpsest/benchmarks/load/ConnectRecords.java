package io.palimpsest.benchmarks.load;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.benchmarks.MeasuredLexicon;
import io.palimpsest.neighbours.ApicurioConverter;
import io.palimpsest.neighbours.PostgresServer;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.service.bench.LoadPosts;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.serde.RecordSerdes;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The records of a measurement, in a topic or in a file. Made once and read by every run. */
final class ConnectRecords {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final WorkFolder folder;
  private final Platform platform;
  private final ConnectPath path;
  private final RecordKind kind;
  private final Optional<PostgresServer> database;

  private ConnectRecords(
      WorkFolder folder,
      Platform platform,
      ConnectPath path,
      RecordKind kind,
      Optional<PostgresServer> database) {
    this.folder = folder;
    this.platform = platform;
    this.path = path;
    this.kind = kind;
    this.database = database;
  }

  /**
   * Makes them: those that warm up and those that are measured.
   *
   * @param database if the path leads there
   */
  static ConnectRecords make(
      WorkFolder folder,
      Platform platform,
      ConnectPath path,
      RecordKind kind,
      Optional<PostgresServer> database,
      LoadSettings settings)
      throws IOException, InterruptedException {
    ConnectRecords records = new ConnectRecords(folder, platform, path, kind, database);
    records.createTopic();
    LoadPosts posts =
        new LoadPosts(
            settings.texts(), MeasuredLexicon.open(MeasuredLexicon.DEFAULT), Instant.now());
    int count = settings.warmUp() + settings.posts();
    switch (path) {
      case SINK, DATABASE -> records.produce(posts, count);
      case SOURCE -> records.write(posts, count);
    }
    return records;
  }

  /** One partition, so that one task does all the work. */
  private void createTopic() throws InterruptedException {
    try (Admin admin =
        Admin.create(
            Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, platform.bootstrapServers()))) {
      admin.createTopics(List.of(new NewTopic(kind.topic(), 1, (short) 1))).all().get();
    } catch (ExecutionException e) {
      throw new LoadException("the topic cannot be made: " + e.getCause().getMessage());
    }
  }

  private void produce(LoadPosts posts, int count) {
    switch (kind) {
      case POST, STATUS -> produceLines(posts, count);
      case AVRO -> producePosts(posts, count);
    }
  }

  private void produceLines(LoadPosts posts, int count) {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, platform.bootstrapServers()),
            new StringSerializer(),
            new StringSerializer())) {
      for (int i = 0; i < count; i++) {
        RawPost post = posts.next();
        producer.send(new ProducerRecord<>(kind.topic(), post.getAuthor(), line(post)));
      }
    }
  }

  private void producePosts(LoadPosts posts, int count) {
    ClusterConnection connection =
        new ClusterConnection(
            platform.bootstrapServers(),
            Map.of(),
            new RecordSerdes(
                ConfluentSchemaRegistry.at(platform.registryUrl()), Registration.AUTOMATIC));
    try (RawPostWriter writer = new RawPostWriter(connection)) {
      for (int i = 0; i < count; i++) {
        writer.send(posts.next());
      }
    }
  }

  private void write(LoadPosts posts, int count) throws IOException {
    Files.createDirectories(input());
    try (BufferedWriter writer =
        Files.newBufferedWriter(input().resolve("posts.jsonl"), StandardCharsets.UTF_8)) {
      for (int i = 0; i < count; i++) {
        writer.write(line(posts.next()));
        writer.write('\n');
      }
    }
  }

  private String line(RawPost post) {
    return kind == RecordKind.STATUS ? StatusLines.of(post) : postLine(post);
  }

  private static String postLine(RawPost post) {
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
  Map<String, String> connector(String name) throws IOException, InterruptedException {
    Map<String, String> settings = new LinkedHashMap<>();
    settings.put("tasks.max", "1");
    switch (path) {
      case SINK -> {
        settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSink");
        settings.put("topics", kind.topic());
        settings.put("directory", Files.createDirectories(folder.resolve(name)).toString());
      }
      case SOURCE -> {
        settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSource");
        settings.put("topic", kind.topic());
        settings.put("dead.letters.topic", kind.topic());
        settings.put("directory", input().toString());
        settings.put("format", kind == RecordKind.AVRO ? "post" : "json");
      }
      case DATABASE -> {
        settings.putAll(MeasuredTable.make(database.orElseThrow(), name).sink());
        settings.put("topics", kind.topic());
      }
    }
    if (kind == RecordKind.AVRO) {
      settings.putAll(ApicurioConverter.avro(platform.registryUrl()));
    }
    return settings;
  }
}
