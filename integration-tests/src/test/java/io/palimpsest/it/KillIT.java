package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.Serializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KillIT {
  private static final Duration LIMIT = Duration.ofSeconds(90);
  private static final int FLIGHT = 200;

  /** Without it a slow machine takes in so much before the kill that it needs minutes after it. */
  private static final Duration PAUSE = Duration.ofMillis(250);

  /** Names are remembered from post to post, so the state of an author is part of the test. */
  private static final String[] ENTITIES_ONLY = {"--policy", "entities-only"};

  private static final List<String> NAMES =
      List.of("Anna Smith", "Barack Obama", "John Smith", "Maria Garcia", "Anna Obama");

  @TempDir private Path directory;

  @Test
  void shouldReleaseEveryAcceptedPostOnceAfterKill() throws Exception {
    Path dataDirectory = directory.resolve("data");
    Set<String> accepted = ConcurrentHashMap.newKeySet();

    // Given a service that is killed while posts stream in; broker and registry go with it
    ServiceProcess killed = ServiceProcess.start(dataDirectory, ENTITIES_ONLY);
    List<ProcessHandle> children = killed.children();
    Thread producer = produceUntilTheBrokerIsGone(killed, accepted);
    await("releases").atMost(LIMIT).until(() -> releasedIds(killed).size() > FLIGHT);
    killed.kill();
    producer.join();
    assertThat(accepted).hasSizeGreaterThan(FLIGHT);
    await("the children have ended")
        .atMost(LIMIT)
        .until(() -> children.stream().noneMatch(ProcessHandle::isAlive));

    // When it is started again
    try (ServiceProcess again = ServiceProcess.start(dataDirectory, ENTITIES_ONLY)) {
      await("every accepted post is released")
          .atMost(LIMIT)
          .until(() -> new HashSet<>(releasedIds(again)).containsAll(accepted));

      // Then each is there once, and a reader that looks at aborted releases sees the same words
      assertThat(releasedIds(again)).doesNotHaveDuplicates();
      assertThat(textsById(again).values()).allSatisfy(texts -> assertThat(texts).hasSize(1));
      // And it has not believed the stores of the one that was killed
      assertThat(again.output()).contains("did not end in order");
    }
  }

  @Test
  void shouldEndInOrderWhenTerminatedAndGoOnWithItsStores() throws Exception {
    Path dataDirectory = directory.resolve("data");
    ServiceProcess service = ServiceProcess.start(dataDirectory, ENTITIES_ONLY);
    List<ProcessHandle> children = service.children();
    assertThat(children).hasSize(2);

    int exitCode = service.terminate();

    assertThat(exitCode).isEqualTo(128 + 15);
    assertThat(children).noneMatch(ProcessHandle::isAlive);
    try (Stream<Path> left = Files.walk(directory)) {
      assertThat(left).as("stores are let go").noneMatch(file -> file.endsWith("in-use"));
    }
    assertThat(service.output()).doesNotContain("ERROR").doesNotContain("Exception");

    // And stores that got nothing yet are taken for what they are
    try (ServiceProcess again = ServiceProcess.start(dataDirectory, ENTITIES_ONLY)) {
      assertThat(again.output())
          .doesNotContain("did not end in order")
          .doesNotContain("orrupt")
          .doesNotContain("Exception");
    }
  }

  private static Thread produceUntilTheBrokerIsGone(ServiceProcess service, Set<String> accepted)
      throws IOException {
    String bootstrapServers = service.bootstrapServers();
    SchemaRegistry registry = ConfluentSchemaRegistry.at(service.registryUrl());
    Serializer<RawPost> serializer =
        new RecordSerdes(registry, Registration.AUTOMATIC)
            .serializer(Topics.RAW_POSTS, RawPost.class);
    Thread thread =
        new Thread(
            () -> {
              try (registry;
                  RawBytes raw = new RawBytes(bootstrapServers)) {
                for (int flight = 0; sendFlight(raw, serializer, flight, accepted); flight++) {
                  assertThat(flight).isLessThan(10_000);
                  LockSupport.parkNanos(PAUSE.toNanos());
                }
              }
            },
            "producer");
    thread.start();
    return thread;
  }

  /** Sends some posts and waits for them; false when the broker no longer takes them. */
  private static boolean sendFlight(
      RawBytes raw, Serializer<RawPost> serializer, int flight, Set<String> accepted) {
    Map<String, Future<RecordMetadata>> sent = new ConcurrentHashMap<>();
    boolean isUnderWay = true;
    for (int i = 0; i < FLIGHT && isUnderWay; i++) {
      String id = "post-" + flight + "-" + i;
      String text = "%s called %s".formatted(NAMES.get(i % 5), NAMES.get((flight + i) % 4));
      RawPost post = new RawPost(id, "author-" + i % 7, text + " about " + id, Instant.EPOCH);
      Future<RecordMetadata> one = raw.send(serializer.serialize(Topics.RAW_POSTS, post));
      sent.put(id, one);
      // What is done at once has failed, mostly, and the next one would wait as long for a broker
      isUnderWay = !one.isDone();
    }
    boolean isTaken = true;
    for (Map.Entry<String, Future<RecordMetadata>> entry : sent.entrySet()) {
      try {
        entry.getValue().get(2, TimeUnit.SECONDS);
        accepted.add(entry.getKey());
      } catch (ExecutionException | TimeoutException | KafkaException e) {
        isTaken = false;
        break;
      } catch (InterruptedException e) {
        return false;
      }
    }
    return isTaken;
  }

  private static List<String> releasedIds(ServiceProcess service) throws IOException {
    try (SchemaRegistry registry = ConfluentSchemaRegistry.at(service.registryUrl())) {
      var reader = new RecordSerdes(registry, Registration.AUTOMATIC).deserializer(SafePost.class);
      return Topic.committed(service.bootstrapServers(), Topics.SAFE_POSTS).stream()
          .map(r -> reader.deserialize(r.topic(), r.value()).getId())
          .toList();
    }
  }

  private static Map<String, Set<String>> textsById(ServiceProcess service) throws IOException {
    try (SchemaRegistry registry = ConfluentSchemaRegistry.at(service.registryUrl())) {
      var reader = new RecordSerdes(registry, Registration.AUTOMATIC).deserializer(SafePost.class);
      return Topic.uncommitted(service.bootstrapServers(), Topics.SAFE_POSTS).stream()
          .map(r -> reader.deserialize(r.topic(), r.value()))
          .collect(
              Collectors.groupingBy(
                  SafePost::getId, Collectors.mapping(SafePost::getText, Collectors.toSet())));
    }
  }
}
