package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.schemas.Charge;
import io.palimpsest.schemas.Policy;
import io.palimpsest.schemas.PolicyVerdict;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.topic.Topics;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What comes again: the same bytes, for nothing; unless the policy has changed. */
class ReplayIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int POSTS = 60;

  /** Names are remembered from post to post, so that a later draw would differ from the first. */
  private static final String POLICY =
      """
      policy: replayed
      version: %d
      topics: [raw.posts]
      entities:
        person: { action: pseudonymize }
      tokens: { mechanism: custext, epsilon: 1, k: 5, level: token }
      budget: { accountant: channel-exact, epsilon: 200, delta: 1e-6, window: P1D }
      """;

  private static final List<String> NAMES =
      List.of("Anna Smith", "Barack Obama", "Smith", "Maria Garcia", "Anna");

  @TempDir private static Path directory;

  private static Platform platform;
  private static RunningPath path;
  private static PrivatizationService service;
  private static PathClient client;

  @BeforeAll
  static void start() {
    path = RunningPath.of(PolicyReader.read(POLICY.formatted(1))).with(SmallLexicon.in(directory));
    platform = TestPlatform.start();
    service = path.start(platform, directory.resolve("state"));
    client = new PathClient(platform);
  }

  @AfterAll
  static void stop() {
    client.close();
    service.close();
    platform.close();
  }

  private static List<RawPost> posts(String prefix) {
    return IntStream.range(0, POSTS)
        .mapToObj(
            i ->
                PathClient.post(
                    "%s-%03d".formatted(prefix, i),
                    prefix + "-author-" + i % 4,
                    "the %s of %s was %s"
                        .formatted(word(i), NAMES.get(i % NAMES.size()), word(3 * i))))
        .toList();
  }

  /** None of the five stop words, which are not drawn. */
  private static String word(int number) {
    return SmallLexicon.WORDS.get(5 + number % (SmallLexicon.WORDS.size() - 5));
  }

  /** The whole values of these posts' releases, in the order of each author. */
  private static Map<String, List<String>> values(List<RawPost> posts) {
    List<String> ids = posts.stream().map(RawPost::getId).toList();
    var reader = client.reader(SafePost.class);
    return Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).stream()
        .filter(r -> ids.contains(reader.deserialize(r.topic(), r.value()).getId()))
        .collect(
            Collectors.groupingBy(
                r -> reader.deserialize(r.topic(), r.value()).getAuthor(),
                Collectors.mapping(r -> HexFormat.of().formatHex(r.value()), Collectors.toList())));
  }

  private static List<Charge> charges(List<RawPost> posts) {
    List<String> ids = posts.stream().map(RawPost::getId).toList();
    return client.committed(Topics.CHARGES, Charge.class).stream()
        .filter(charge -> ids.contains(charge.getPostId()))
        .toList();
  }

  @Test
  void shouldPublishTheSameBytesAgainForNothing() throws Exception {
    List<RawPost> posts = posts("again");
    client.releaseOf(posts);
    Map<String, List<String>> first = values(posts);
    List<Charge> charges = charges(posts);

    client.replay(posts);

    await("they are there again")
        .atMost(LIMIT)
        .until(() -> client.releasedOf(posts).size() == 2 * POSTS);
    assertThat(first).hasSize(4);
    first.forEach(
        (author, values) -> assertThat(values(posts).get(author)).isEqualTo(twice(values)));
    assertThat(charges(posts)).isEqualTo(charges).hasSize(POSTS);
  }

  private static List<String> twice(List<String> values) {
    List<String> twice = new ArrayList<>(values);
    twice.addAll(values);
    return twice;
  }

  @Test
  void shouldReleaseAndChargeNothingWhenThePostsAreReadFromTheBeginning() throws Exception {
    List<RawPost> posts = posts("reset");
    client.releaseOf(posts);
    int released = Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).size();
    int charged = Topic.committed(platform.bootstrapServers(), Topics.CHARGES).size();

    service.close();
    resetOffsets();
    service = path.start(platform, directory.resolve("state"));
    int sent = Topic.committed(platform.bootstrapServers(), Topics.RAW_POSTS).size();
    await("everything is recognised")
        .atMost(LIMIT)
        .until(() -> service.runtime().counters().duplicates() >= sent);
    client.releaseOf(List.of(PathClient.post("reset-end", "reset-author-0", "the end")));

    assertThat(Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS))
        .hasSize(released + 1);
    assertThat(Topic.committed(platform.bootstrapServers(), Topics.CHARGES)).hasSize(charged + 1);
  }

  private static void resetOffsets() throws Exception {
    try (Admin admin =
        Admin.create(
            Map.of(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, platform.bootstrapServers()))) {
      Map<TopicPartition, OffsetAndMetadata> beginning =
          admin
              .describeTopics(List.of(Topics.RAW_POSTS))
              .allTopicNames()
              .get()
              .get(Topics.RAW_POSTS)
              .partitions()
              .stream()
              .collect(
                  Collectors.toMap(
                      info -> new TopicPartition(Topics.RAW_POSTS, info.partition()),
                      info -> new OffsetAndMetadata(0)));
      admin
          .alterConsumerGroupOffsets(PrivatizerConfig.DEFAULT_APPLICATION_ID, beginning)
          .all()
          .get();
    }
  }

  @Test
  void shouldReleaseAndChargeAnewUnderANewVersionOfThePolicy() throws Exception {
    List<RawPost> posts = posts("version");
    List<SafePost> first = client.releaseOf(posts);
    RawPost known = PathClient.post("known", "known", "tea");
    client.releaseOf(List.of(known));

    client.control().submit(new Policy("replayed", 2, POLICY.formatted(2), Instant.EPOCH));
    await("it is accepted")
        .atMost(LIMIT)
        .until(
            () ->
                client.committed(Topics.POLICY_VERDICTS, PolicyVerdict.class).stream()
                    .anyMatch(PolicyVerdict::getAccepted));
    awaitVersion(2, known);
    client.replay(posts);
    await("they are there again")
        .atMost(LIMIT)
        .until(() -> client.releasedOf(posts).size() == 2 * POSTS);

    assertThat(client.releasedOf(posts))
        .filteredOn(post -> post.getPolicyVersion() == 2)
        .hasSize(POSTS)
        .extracting(SafePost::getAuthor)
        .containsExactlyElementsOf(first.stream().map(SafePost::getAuthor).toList());
    assertThat(charges(posts))
        .hasSize(2 * POSTS)
        .filteredOn(charge -> charge.getPolicyVersion() == 2)
        .hasSize(POSTS)
        .allSatisfy(charge -> assertThat(charge.getDraws()).isPositive());

    client.control().withdrawPolicy("replayed");
    awaitVersion(1, known);
  }

  /**
   * The table of policies is read beside the path, so that a release or two may be before its news.
   * Replays ask for it, because they are not among the posts that are read from the beginning.
   */
  private static void awaitVersion(int version, RawPost known) {
    await("version " + version + " is in force")
        .atMost(LIMIT)
        .until(
            () -> {
              int before = client.releasedOf(List.of(known)).size();
              client.replay(List.of(known));
              await("it is there again")
                  .atMost(LIMIT)
                  .until(() -> client.releasedOf(List.of(known)).size() == before + 1);
              return client.releasedOf(List.of(known)).get(before).getPolicyVersion() == version;
            });
  }
}
