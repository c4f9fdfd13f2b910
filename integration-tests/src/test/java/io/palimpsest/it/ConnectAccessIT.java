package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Connect worker that may do what {@code topics create} grants to the role {@code connect}, on a
 * broker that lets nobody do what is not granted.
 */
class ConnectAccessIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String WORKER = "worker";
  private static final String LETTERS = "safe.connect.letters";

  @TempDir private static Path directory;

  private static TestKeys keys;
  private static SecuredPlatform platform;
  private static ConnectWorker worker;

  @BeforeAll
  static void start() throws Exception {
    keys = TestKeys.in(directory);
    platform = SecuredPlatform.startWithAuthorizer(directory, keys, List.of(WORKER));
    grant();
    worker =
        ConnectWorker.start(
            directory.resolve("worker"),
            platform.passwordListener(),
            platform.withPassword(WORKER, SecuredPlatform.PASSWORD, keys.trustsServer()));
  }

  @AfterAll
  static void stop() {
    worker.close();
    platform.close();
  }

  private static void grant() throws IOException {
    Path administrator =
        SettingsFile.write(
            directory.resolve("administrator.properties"), platform.withCertificate());
    InnerCommand created =
        InnerCommand.of(
            "topics",
            "create",
            "--apply-acls",
            "--bootstrap-servers",
            platform.certificateListener(),
            "--kafka-config",
            administrator.toString(),
            "--partitions",
            "1",
            "--replication-factor",
            "1",
            "--min-in-sync-replicas",
            "1",
            "--principal",
            "connect=User:" + WORKER);
    assertThat(created.exitCode()).as(created.err()).isZero();
  }

  @Test
  void shouldBringPostsExactlyOnceAndTellOfLinesThatAreNone() throws Exception {
    Path input = Files.createDirectories(directory.resolve("input"));
    Files.writeString(
        input.resolve("posts.jsonl"),
        "{\"id\":\"1\",\"author\":\"anna\",\"text\":\"Hello\",\"createdAt\":0}\nno post\n");

    worker
        .connectors()
        .run(
            "posts",
            Map.of(
                "connector.class",
                "io.palimpsest.connect.jsonlines.JsonLinesSource",
                "directory",
                input.toString()));

    assertThat(committed(Topics.RAW_POSTS, 1))
        .singleElement()
        .satisfies(post -> assertThat(post).contains("\"anna\"", "\"Hello\""));
    assertThat(committed(Topics.DEAD_LETTERS, 1))
        .singleElement()
        .satisfies(letter -> assertThat(letter).contains("posts.jsonl").doesNotContain("no post"));
  }

  @Test
  void shouldTakeReleasesAndPutAsideWhatItCannotRead() throws Exception {
    try (KafkaProducer<String, String> service =
        new KafkaProducer<>(superUser(), new StringSerializer(), new StringSerializer())) {
      service.send(new ProducerRecord<>(Topics.SAFE_POSTS, "no JSON")).get();
      service.send(new ProducerRecord<>(Topics.SAFE_POSTS, "{\"id\":\"7\"}")).get();
    }
    Map<String, String> settings = sink("safe", Topics.SAFE_POSTS);
    settings.put("errors.tolerance", "all");
    settings.put("errors.deadletterqueue.topic.name", LETTERS);
    settings.put("errors.deadletterqueue.topic.replication.factor", "1");

    worker.connectors().run("safe", settings);

    LineFiles files = new LineFiles(directory.resolve("safe"));
    await("the release").atMost(LIMIT).until(() -> files.texts("id").equals(List.of("7")));
    assertThat(committed(LETTERS, 1)).containsExactly("no JSON");
  }

  @Test
  void shouldNotReadPosts() throws Exception {
    worker.connectors().put("raw", sink("raw", Topics.RAW_POSTS));

    assertThat(worker.connectors().awaitFailure("raw"))
        .contains("TopicAuthorizationException", Topics.RAW_POSTS);
  }

  private static Map<String, String> sink(String name, String topic) throws IOException {
    Map<String, String> settings = new HashMap<>();
    settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSink");
    settings.put("directory", Files.createDirectories(directory.resolve(name)).toString());
    settings.put("topics", topic);
    settings.put("value.converter", "org.apache.kafka.connect.json.JsonConverter");
    settings.put("value.converter.schemas.enable", "false");
    settings.put("roll.interval.ms", "1000");
    return settings;
  }

  private static Map<String, Object> superUser() {
    Map<String, Object> config = new HashMap<>(platform.withCertificate());
    config.put("bootstrap.servers", platform.certificateListener());
    config.put("isolation.level", "read_committed");
    return config;
  }

  /** Values of the first partition, once there are so many. */
  private static List<String> committed(String topic, int least) {
    try (KafkaConsumer<String, String> reader =
        new KafkaConsumer<>(superUser(), new StringDeserializer(), new StringDeserializer())) {
      TopicPartition partition = new TopicPartition(topic, 0);
      reader.assign(List.of(partition));
      reader.seekToBeginning(List.of(partition));
      List<String> values = new ArrayList<>();
      await("records of " + topic)
          .atMost(LIMIT)
          .until(
              () -> {
                reader.poll(Duration.ofMillis(200)).forEach(record -> values.add(record.value()));
                return values.size() >= least;
              });
      return values;
    }
  }
}
