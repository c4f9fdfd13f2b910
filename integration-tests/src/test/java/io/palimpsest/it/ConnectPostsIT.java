package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.neighbours.ApicurioConverter;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole way: a file of posts, the source, Avro by way of the registry, the service, the sink,
 * files. The converter is Apicurio's, which knows nothing of us.
 */
class ConnectPostsIT {
  private static final int POSTS = 200;
  private static final String CANARY = "Xyzzycanary";
  private static final Duration LIMIT = Duration.ofSeconds(60);

  @TempDir(cleanup = CleanupMode.ON_SUCCESS)
  private Path directory;

  @Test
  void shouldTakePostsFromFilesThroughTheServiceIntoFiles() throws Exception {
    Path input = Files.createDirectories(directory.resolve("input"));
    Files.writeString(input.resolve("posts.jsonl"), posts() + CANARY + " is no JSON\n");
    try (Platform platform = TestPlatform.start();
        PathClient client = new PathClient(platform);
        ConnectWorker worker = ConnectWorker.start(directory.resolve("worker"), platform)) {
      PrivatizationService service =
          RunningPath.redacting().start(platform, directory.resolve("state"));
      try (service) {
        assertWholeWay(platform, client, worker, input);
      }
    }
  }

  private void assertWholeWay(
      Platform platform, PathClient client, ConnectWorker worker, Path input) throws Exception {
    // When a source, a sink of what is safe, and a sink that privatizes by itself run
    worker.connectors().run("posts", source(platform, input));
    worker.connectors().run("safe", sink(platform, "safe", Topics.SAFE_POSTS));
    worker.connectors().run("raw", privatizing(sink(platform, "raw", Topics.RAW_POSTS)));

    // Then a sink that privatizes by itself has each post once, without what it said
    List<JsonNode> privatized = linesOf("raw", worker);
    assertThat(texts(privatized, "id")).containsExactlyInAnyOrderElementsOf(ids());
    assertThat(texts(privatized, "text")).containsOnly("WORD WORD NUMBER");
    // And the posts are what the contract says, for readers of ours
    assertThat(client.committed(Topics.RAW_POSTS, RawPost.class))
        .hasSize(POSTS)
        .allSatisfy(post -> assertThat(post.getCreatedAt()).isEqualTo(Instant.EPOCH));
    // And the service releases each
    await("the service has dealt with all")
        .atMost(LIMIT)
        .until(
            () ->
                client.committed(Topics.SAFE_POSTS, SafePost.class).size()
                        + client.committed(Topics.DEAD_LETTERS, DeadLetter.class).size()
                    > POSTS);
    // And what is no post is named by its coordinates
    assertThat(client.committed(Topics.DEAD_LETTERS, DeadLetter.class))
        .singleElement()
        .satisfies(
            letter -> {
              assertThat(letter.getTopic()).isEqualTo("file:posts.jsonl");
              assertThat(letter.getOffset()).isEqualTo(posts().length());
              assertThat(letter.getReason()).isEqualTo(DeadLetterReason.UNDECODABLE);
            });
    // And the files of what is safe have each once
    List<JsonNode> safe = linesOf("safe", worker);
    assertThat(texts(safe, "id")).containsExactlyInAnyOrderElementsOf(ids());
    assertThat(texts(safe, "text")).containsOnly("WORD WORD NUMBER");
    MarkedRecords marked = new MarkedRecords(platform.bootstrapServers(), CANARY);
    for (String topic : marked.topics()) {
      assertThat(topic.startsWith("raw.") ? List.of() : marked.in(topic)).as(topic).isEmpty();
    }
    assertThat(worker.log()).doesNotContainIgnoringCase(CANARY);
  }

  private static String posts() {
    return ids().stream()
        .map(
            id ->
                "{\"id\":\"%s\",\"author\":\"author-%d\",\"text\":\"%s wrote %s\",\"createdAt\":0}\n"
                    .formatted(id, id.hashCode() & 7, CANARY, id.substring(id.indexOf('-') + 1)))
        .collect(Collectors.joining());
  }

  private static List<String> ids() {
    return IntStream.range(0, POSTS).mapToObj(i -> "post-" + i).toList();
  }

  private List<JsonNode> linesOf(String connector, ConnectWorker worker) {
    LineFiles files = new LineFiles(directory.resolve(connector));
    return await("lines of " + connector)
        .atMost(LIMIT)
        .until(
            () -> {
              worker.connectors().refuseFailure("posts");
              worker.connectors().refuseFailure(connector);
              return files.lines();
            },
            lines -> lines.size() >= POSTS);
  }

  private static List<String> texts(List<JsonNode> lines, String field) {
    return lines.stream().map(line -> line.path(field).asText()).toList();
  }

  private static Map<String, String> source(Platform platform, Path input) {
    Map<String, String> settings = ApicurioConverter.avro(platform.registryUrl());
    settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSource");
    settings.put("directory", input.toString());
    settings.put("scan.interval.ms", "100");
    return settings;
  }

  private Map<String, String> sink(Platform platform, String name, String topic)
      throws IOException {
    Map<String, String> settings = ApicurioConverter.avro(platform.registryUrl());
    settings.put("connector.class", "io.palimpsest.connect.jsonlines.JsonLinesSink");
    settings.put("directory", Files.createDirectories(directory.resolve(name)).toString());
    settings.put("topics", topic);
    settings.put("roll.interval.ms", "300");
    settings.put("consumer.override.isolation.level", "read_committed");
    return settings;
  }

  private static Map<String, String> privatizing(Map<String, String> sink) {
    Map<String, String> settings = new HashMap<>(sink);
    settings.put("transforms", "safe");
    settings.put("transforms.safe.type", "io.palimpsest.connect.Privatize$Value");
    settings.put("transforms.safe.policy", "redact");
    settings.put("transforms.safe.fields", "text");
    settings.put("transforms.safe.keep.fields", "id,author");
    return settings;
  }
}
