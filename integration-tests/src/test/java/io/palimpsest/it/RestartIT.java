package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.kafka.common.serialization.Deserializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestartIT {
  private static final int POSTS = 3_000;
  private static final Duration LIMIT = Duration.ofSeconds(90);

  @TempDir private Path firstState;
  @TempDir private Path otherState;

  @Test
  void shouldReleaseEveryPostOnceWhenRestartedInTheMiddleOfTheStream() throws Exception {
    try (Platform platform = TestPlatform.start();
        SchemaRegistry registry = ConfluentSchemaRegistry.at(platform.registryUrl())) {
      RecordSerdes serdes = new RecordSerdes(registry, Registration.AUTOMATIC);
      Deserializer<SafePost> reader = serdes.deserializer(SafePost.class);

      // Given a stream that is stopped in the middle, twice, the second time with its stores lost
      PrivatizationService first = RunningPath.redacting().start(platform, firstState);
      Thread writer = new Thread(() -> writePosts(platform, serdes), "writer");
      writer.start();
      awaitReleases(platform, reader, POSTS / 10);
      first.close();
      PrivatizationService second = RunningPath.redacting().start(platform, firstState);
      awaitReleases(platform, reader, POSTS / 2);
      second.close();

      // When it goes on, and everything is sent once more
      try (PrivatizationService third = RunningPath.redacting().start(platform, otherState)) {
        writer.join();
        awaitReleases(platform, reader, POSTS);
        writePosts(platform, serdes);
        await("the duplicates are recognised")
            .atMost(LIMIT)
            .until(() -> third.runtime().counters().duplicates() >= POSTS);
      }

      // Then each is there once
      assertThat(releasedIds(platform, reader))
          .containsExactlyInAnyOrderElementsOf(
              IntStream.range(0, POSTS).mapToObj(i -> "post-" + i).toList());
    }
  }

  @Test
  void shouldKnowWhatAnAuthorAskedForAfterARestart() throws Exception {
    try (Platform platform = TestPlatform.start();
        PathClient client = new PathClient(platform)) {
      // Given an author of whom nothing is to be released
      try (PrivatizationService first = RunningPath.redacting().start(platform, firstState)) {
        client.control().prefer(new Preference("declining", false, null, null, Instant.EPOCH));
        await("the preference is known")
            .atMost(LIMIT)
            .until(
                () -> {
                  client.send(List.of(PathClient.post("probe", "declining", "some text")));
                  return first.runtime().counters().withheld() > 0;
                });
      }

      // When the service starts again, with its stores and without, then nothing is. Probes that
      // the first one left over are withheld as well, so posts are told by their ids.
      for (Path state : List.of(firstState, otherState)) {
        String declined = "declined-" + state.hashCode();
        String wanted = "wanted-" + state.hashCode();
        try (PrivatizationService next = RunningPath.redacting().start(platform, state)) {
          client.send(
              List.of(
                  PathClient.post(declined, "declining", "some text"),
                  PathClient.post(wanted, "other", "some text")));
          await("both are decided")
              .atMost(LIMIT)
              .until(
                  () ->
                      next.runtime().counters().withheld() > 0
                          && client.committed(Topics.SAFE_POSTS, SafePost.class).stream()
                              .anyMatch(safe -> safe.getId().equals(wanted))
                          && client.committed(Topics.WITHHELD, Withheld.class).stream()
                              .anyMatch(withheld -> withheld.getId().equals(declined)));
        }
      }
      assertThat(client.committed(Topics.SAFE_POSTS, SafePost.class))
          .extracting(SafePost::getId)
          .filteredOn(id -> id.startsWith("declined"))
          .isEmpty();
    }
  }

  private static void writePosts(Platform platform, RecordSerdes serdes) {
    try (RawPostWriter writer =
        new RawPostWriter(new ClusterConnection(platform.bootstrapServers(), Map.of(), serdes))) {
      for (int i = 0; i < POSTS; i++) {
        writer.send(new RawPost("post-" + i, "author-" + i % 17, "some text " + i, Instant.EPOCH));
      }
    }
  }

  private static void awaitReleases(Platform platform, Deserializer<SafePost> reader, int atLeast) {
    await(atLeast + " releases")
        .atMost(LIMIT)
        .until(() -> releasedIds(platform, reader).size() >= atLeast);
  }

  private static List<String> releasedIds(Platform platform, Deserializer<SafePost> reader) {
    return Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).stream()
        .map(r -> reader.deserialize(r.topic(), r.value()).getId())
        .toList();
  }
}
