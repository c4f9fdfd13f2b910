package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import io.palimpsest.topology.topic.Zone;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.Serializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A marked string goes in wherever a producer can put one, and comes out nowhere. */
class CanaryIT {
  private static final String CANARY = "Xyzzycanary";
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int RELEASED = 2;

  @TempDir private Path directory;

  @Test
  void shouldLeaveNoTraceOfRawTextOutsideTheRawZone() throws Exception {
    Path dataDirectory = directory.resolve("data");
    SmallLexicon.in(directory);
    String lexicon = directory.resolve("small.plex").toString();
    try (ServiceProcess service =
        ServiceProcess.start(dataDirectory, "--policy", "default", "--lexicon", lexicon)) {
      // Given marked posts, good and bad
      int deadLetters = sendMarkedRecords(service);
      await("all of them are dealt with")
          .atMost(LIMIT)
          .until(
              () ->
                  Topic.committed(service.bootstrapServers(), Topics.SAFE_POSTS).size() == RELEASED
                      && Topic.committed(service.bootstrapServers(), Topics.DEAD_LETTERS).size()
                          == deadLetters);

      // Then the mark is found where raw text belongs (or this test would find nothing anywhere)
      MarkedRecords marked = new MarkedRecords(service.bootstrapServers(), CANARY);
      assertThat(marked.in(Topics.RAW_POSTS)).isNotEmpty();
      assertThat(marked.topics().stream().filter(t -> t.endsWith("-repartition")))
          .hasSize(2)
          .allSatisfy(t -> assertThat(Zone.RAW.holds(t)).isTrue());

      // And nowhere else
      for (String topic : marked.topics()) {
        if (!Zone.RAW.holds(topic)) {
          assertThat(marked.in(topic)).as(topic).isEmpty();
        }
      }
      for (String path :
          List.of("/prometheus", "/health", "/health/readiness", "/health/liveness", "/nothing")) {
        assertThat(service.get(path).body()).as(path).doesNotContainIgnoringCase(CANARY);
      }
      assertThat(service.get("/prometheus").body())
          .contains("palimpsest_posts_released_total " + (double) RELEASED)
          .contains("palimpsest_posts_dead_letters_total{reason=\"malformed_utf8\"} 1.0");
      assertThat(service.output()).doesNotContainIgnoringCase(CANARY);
      assertThat(logs(dataDirectory)).isNotEmpty();
      for (Path log : logs(dataDirectory)) {
        assertThat(Files.readString(log, StandardCharsets.ISO_8859_1))
            .as(log.toString())
            .doesNotContainIgnoringCase(CANARY);
      }
    }
  }

  /** Returns how many of them are no posts. */
  private static int sendMarkedRecords(ServiceProcess service) throws Exception {
    List<Header> headers =
        List.of(new RecordHeader(CANARY, CANARY.getBytes(StandardCharsets.UTF_8)));
    byte[] key = CANARY.getBytes(StandardCharsets.UTF_8);
    try (SchemaRegistry registry = ConfluentSchemaRegistry.at(service.registryUrl());
        RawBytes raw = new RawBytes(service.bootstrapServers())) {
      Serializer<RawPost> serializer =
          new RecordSerdes(registry, Registration.AUTOMATIC)
              .serializer(Topics.RAW_POSTS, RawPost.class);
      byte[] good =
          bytes(serializer, "1", CANARY, CANARY + " https://" + CANARY + ".com/ #" + CANARY);
      byte[] malformed = good.clone();
      malformed[new String(malformed, StandardCharsets.ISO_8859_1).indexOf('#')] = (byte) 0xFF;
      List<byte[]> bad =
          Arrays.asList(
              CANARY.getBytes(StandardCharsets.UTF_8),
              ("\0\0\0\0\7" + CANARY).getBytes(StandardCharsets.UTF_8),
              ("\0\1\1\1\1" + CANARY).getBytes(StandardCharsets.UTF_8),
              Arrays.copyOf(good, good.length - 3),
              Arrays.copyOf(good, good.length + 1),
              malformed,
              bytes(serializer, CANARY + " not an id", "author", "text"),
              bytes(serializer, "2", CANARY.repeat(30), "text"),
              bytes(serializer, "3", "author", CANARY.repeat(10_000)));
      List<byte[]> all = new ArrayList<>(bad);
      all.add(0, good);
      all.add(bytes(serializer, "4", "author", "“" + CANARY + "”, said Anna " + CANARY));
      for (byte[] value : all) {
        raw.send(key, value, headers).get();
      }
      raw.send(key, null, headers).get();
      return bad.size() + 1;
    }
  }

  private static byte[] bytes(
      Serializer<RawPost> serializer, String id, String author, String text) {
    return serializer.serialize(Topics.RAW_POSTS, new RawPost(id, author, text, Instant.EPOCH));
  }

  private static List<Path> logs(Path dataDirectory) throws IOException {
    try (Stream<Path> files = Files.walk(dataDirectory.resolve("logs"))) {
      return files.filter(Files::isRegularFile).toList();
    }
  }
}
