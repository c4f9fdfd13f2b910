package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.lines.LinePrivatizer;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.topology.client.RawPostWriter;
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
import org.apache.kafka.common.serialization.Deserializer;

/** Sends posts to a running path and reads what becomes of them. */
final class PathClient implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  private final Platform platform;
  private final SchemaRegistry registry;
  private final RawPostWriter writer;
  private final Deserializer<SafePost> safePosts;

  PathClient(Platform platform) {
    this.platform = platform;
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
    RecordSerdes serdes = new RecordSerdes(registry, Registration.AUTOMATIC);
    safePosts = serdes.deserializer(SafePost.class);
    writer = new RawPostWriter(platform.bootstrapServers(), serdes);
  }

  static RawPost post(String id, String author, String text) {
    return new RawPost(id, author, text, Instant.EPOCH);
  }

  void send(List<RawPost> posts) throws InterruptedException {
    for (RawPost post : posts) {
      writer.write(post);
    }
  }

  private List<SafePost> released() {
    return Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).stream()
        .map(record -> safePosts.deserialize(record.topic(), record.value()))
        .toList();
  }

  /** By id, in the order of ids. */
  List<SafePost> releasedOf(List<RawPost> posts) {
    Set<String> ids = posts.stream().map(RawPost::getId).collect(Collectors.toSet());
    return released().stream()
        .filter(safe -> ids.contains(safe.getId()))
        .sorted(Comparator.comparing(SafePost::getId))
        .toList();
  }

  /** Sends them and waits; by id, in the order of ids. */
  List<SafePost> releaseOf(List<RawPost> posts) throws InterruptedException {
    send(posts);
    await("they are released").atMost(LIMIT).until(() -> releasedOf(posts).size() >= posts.size());
    return releasedOf(posts);
  }

  /** What the command {@code privatize} answers under the same key, line by line. */
  static List<JsonNode> privatized(Privatizer privatizer, List<RawPost> posts) throws IOException {
    ObjectMapper json = new ObjectMapper();
    StringBuilder lines = new StringBuilder();
    for (RawPost post : posts) {
      Map<String, String> fields =
          Map.of("id", post.getId(), "author", post.getAuthor(), "text", post.getText());
      lines.append(json.writeValueAsString(fields)).append('\n');
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new LinePrivatizer(privatizer, new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES), RunningPath.KEY)
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
    writer.close();
    registry.close();
  }
}
