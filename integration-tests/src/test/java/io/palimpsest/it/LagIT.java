package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.awaitility.core.ConditionFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What waits is told when it matters, which is when nobody reads. */
class LagIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String BY_AUTHOR =
      PrivatizerConfig.DEFAULT_APPLICATION_ID + "-events-by-author-repartition";

  /** Three, as {@link RunningPath} has them; a record on each, wherever posts go. */
  private static final int PARTITIONS = 3;

  @TempDir private Path directory;

  private Platform platform;
  private SchemaRegistry registry;

  @BeforeEach
  void start() {
    platform = TestPlatform.start();
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
  }

  @AfterEach
  void stop() {
    registry.close();
    platform.close();
  }

  /** A stream that ends does so by an uncaught exception, which is not the test's failure. */
  private static ConditionFactory awaiting(String what) {
    return await(what).atMost(LIMIT).dontCatchUncaughtExceptions();
  }

  private PrivatizationService running() {
    PrivatizationService service = RunningPath.redacting().start(platform, directory);
    awaiting("it runs").until(() -> service.runtime().state() == RuntimeState.RUNNING);
    return service;
  }

  private void post(String id) throws InterruptedException {
    try (RawPostWriter writer =
        new RawPostWriter(
            new ClusterConnection(
                platform.bootstrapServers(),
                Map.of(),
                new RecordSerdes(registry, Registration.AUTOMATIC)))) {
      writer.write(new RawPost(id, "anna", "text", Instant.now()));
    }
  }

  private void awaitReleases(int count) {
    awaiting(count + " releases")
        .until(
            () -> Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).size() == count);
  }

  private KafkaProducer<byte[], byte[]> producer(Map<String, Object> more) {
    Map<String, Object> settings = new HashMap<>(more);
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, platform.bootstrapServers());
    return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  @Test
  void shouldTellWhatWaitsForAStreamThatHasFailed() throws Exception {
    // Given a service that does its work
    try (PrivatizationService service = running();
        KafkaProducer<byte[], byte[]> stranger = producer(Map.of())) {
      post("1");
      awaitReleases(1);
      awaiting("nothing waits")
          .until(() -> service.runtime().lag().values().stream().allMatch(lag -> lag == 0));

      // When it finds what only it writes and cannot read, and more posts come
      for (int partition = 0; partition < PARTITIONS; partition++) {
        stranger.send(new ProducerRecord<>(BY_AUTHOR, partition, null, new byte[] {1})).get();
      }
      awaiting("it has failed").until(() -> service.runtime().state() == RuntimeState.FAILED);
      post("2");
      post("3");

      // Then all of it is told, for as long as nobody does it
      awaiting("the posts").until(() -> service.runtime().lag().get(Topics.RAW_POSTS) == 2);
      assertThat(service.runtime().lag().get(BY_AUTHOR)).isGreaterThanOrEqualTo(PARTITIONS);
    }
  }

  @Test
  void shouldNotTakeMarksOfTransactionsForWhatWaits() throws Exception {
    try (PrivatizationService first = running()) {
      post("1");
      awaitReleases(1);
      assertThat(first.runtime().state()).isEqualTo(RuntimeState.RUNNING);
    }

    // Given requests that somebody wrote and took back, of which nobody commits anything
    try (KafkaProducer<byte[], byte[]> hesitant =
        producer(Map.of(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hesitant"))) {
      hesitant.initTransactions();
      hesitant.beginTransaction();
      hesitant.send(new ProducerRecord<>(Topics.ERASURES, 0, new byte[] {1}, new byte[] {1})).get();
      hesitant.abortTransaction();
    }

    assertThat(Topic.uncommitted(platform.bootstrapServers(), Topics.ERASURES)).hasSize(1);

    // Then they are not told of for long
    try (PrivatizationService again = running()) {
      awaiting("nothing waits")
          .during(Duration.ofSeconds(8))
          .until(() -> again.runtime().lag().values().stream().allMatch(lag -> lag == 0));

      // And what comes after them is done and told of no more
      post("2");
      awaitReleases(2);
      awaiting("nothing waits again")
          .until(() -> again.runtime().lag().values().stream().allMatch(lag -> lag == 0));
    }
  }
}
