package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.ReleaseGuarantee;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.lines.LinePrivatizer;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ControlWriter;
import io.palimpsest.topology.client.PublishedGuarantees;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.client.ReplayWriter;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.serialization.Deserializer;

/** Sends posts and requests to a running path and reads what becomes of them. */
final class PathClient implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final Platform platform;
  private final SchemaRegistry registry;
  private final RecordSerdes serdes;
  private final RawPostWriter posts;
  private final ReplayWriter replays;
  private final ControlWriter control;

  PathClient(Platform platform) {
    this.platform = platform;
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
    serdes = new RecordSerdes(registry, Registration.AUTOMATIC);
    ClusterConnection connection =
        new ClusterConnection(platform.bootstrapServers(), Map.of(), serdes);
    posts = new RawPostWriter(connection);
    replays = new ReplayWriter(connection);
    control = new ControlWriter(connection);
  }

  static RawPost post(String id, String author, String text) {
    return new RawPost(id, author, text, Instant.EPOCH);
  }

  /** Requests to the service. */
  ControlWriter control() {
    return control;
  }

  void send(List<RawPost> sent) throws InterruptedException {
    for (RawPost post : sent) {
      posts.write(post);
    }
  }

  /** Asks for the releases of these posts once more. */
  void replay(List<RawPost> wanted) {
    wanted.forEach(replays::send);
    replays.flush();
  }

  /** All that is committed on a topic of ours; tombstones are left out. */
  <T extends SpecificRecord> List<T> committed(String topic, Class<T> type) {
    return values(Topic.committed(platform.bootstrapServers(), topic), type);
  }

  /** All that was ever written to a topic of ours, also by transactions that came to nothing. */
  <T extends SpecificRecord> List<T> uncommitted(String topic, Class<T> type) {
    return values(Topic.uncommitted(platform.bootstrapServers(), topic), type);
  }

  /** For values of our topics. */
  <T extends SpecificRecord> Deserializer<T> reader(Class<T> type) {
    return serdes.deserializer(type);
  }

  private <T extends SpecificRecord> List<T> values(
      List<ConsumerRecord<byte[], byte[]>> records, Class<T> type) {
    Deserializer<T> reader = reader(type);
    return records.stream()
        .filter(record -> record.value() != null)
        .map(record -> reader.deserialize(record.topic(), record.value()))
        .toList();
  }

  /** What is promised of a release, in words. */
  String promiseOf(SafePost post) {
    List<String> words = new ArrayList<>();
    await("its guarantee is published")
        .atMost(LIMIT)
        .until(
            () -> {
              committed(Topics.GUARANTEES, ReleaseGuarantee.class).stream()
                  .filter(one -> one.getFingerprint().equals(post.getGuaranteeFingerprint()))
                  .forEach(one -> words.add(PublishedGuarantees.of(one).inWords()));
              return !words.isEmpty();
            });
    return words.get(0);
  }

  /** By id, in the order of ids. */
  List<SafePost> releasedOf(List<RawPost> wanted) {
    Set<String> ids = wanted.stream().map(RawPost::getId).collect(Collectors.toSet());
    return committed(Topics.SAFE_POSTS, SafePost.class).stream()
        .filter(safe -> ids.contains(safe.getId()))
        .sorted(Comparator.comparing(SafePost::getId))
        .toList();
  }

  /** Sends them and waits; by id, in the order of ids. */
  List<SafePost> releaseOf(List<RawPost> sent) throws InterruptedException {
    send(sent);
    await("they are released").atMost(LIMIT).until(() -> releasedOf(sent).size() >= sent.size());
    return releasedOf(sent);
  }

  /** What the command {@code privatize} answers, line by line; authors' keys are others there. */
  static List<JsonNode> privatized(Privatizer privatizer, List<RawPost> posts) throws IOException {
    ObjectMapper json = new ObjectMapper();
    StringBuilder lines = new StringBuilder();
    for (RawPost post : posts) {
      Map<String, String> fields =
          Map.of("id", post.getId(), "author", post.getAuthor(), "text", post.getText());
      lines.append(json.writeValueAsString(fields)).append('\n');
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new LinePrivatizer(privatizer, RunningPath.RULES, RunningPath.KEY)
        .run(
            new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8)),
            out,
            () -> {});
    List<JsonNode> answers = new ArrayList<>();
    for (String line : out.toString(StandardCharsets.UTF_8).lines().toList()) {
      answers.add(json.readTree(line));
    }
    return answers;
  }

  @Override
  public void close() {
    control.close();
    replays.close();
    posts.close();
    registry.close();
  }
}
