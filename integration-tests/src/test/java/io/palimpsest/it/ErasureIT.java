package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.topic.Topics;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An author is forgotten, and the one beside is not. */
class ErasureIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String ERASED = "erased-author-7f3a";
  private static final String OTHER = "other-author-91bc";
  private static final String CANARY = "xyzzycanary";

  /** All that identifies the erased author: who they are, and what they wrote. */
  private static final List<String> MARKS = List.of(ERASED, CANARY, "Obama");

  private static final List<String> TEXTS =
      List.of(
          "Barack Obama drinks coffee with " + CANARY,
          "milk and tea for Obama, said the dog of " + CANARY,
          String.join(" ", SmallLexicon.WORDS));

  private static final String CHANGELOG =
      PrivatizerConfig.DEFAULT_APPLICATION_ID + "-authors-changelog";

  /** Where what people ask for and write stays until its retention ends: that is documented. */
  private static final Set<String> OUT_OF_REACH =
      Set.of(Topics.RAW_POSTS, Topics.PREFERENCES, Topics.ERASURES);

  @TempDir private Path directory;

  @Test
  void shouldLeaveNothingOfAnAuthorButWhatWasReleased() throws Exception {
    Path state = directory.resolve("state");
    try (Platform platform = TestPlatform.start()) {
      try (PrivatizationService service = path().start(platform, state);
          PathClient client = new PathClient(platform)) {
        // Given two authors who write the same
        client.control().prefer(new Preference(ERASED, true, 1.0, 50.0, Instant.EPOCH));
        List<SafePost> before = client.releaseOf(posts("before", ERASED));
        List<SafePost> otherBefore = client.releaseOf(posts("other-before", OTHER));
        assertThat(service.runtime().counters().withheld()).isZero();

        // When one of them is erased
        client.control().erase(new Erasure("request-1", ERASED, Instant.EPOCH));
        ErasureReceipt receipt = awaitReceipt(client);

        // Then all entries are gone: the author's own, names, and a release for each post
        assertThat(receipt.getRequestId()).isEqualTo("request-1");
        assertThat(receipt.getEntries()).isEqualTo(2 + TEXTS.size());
        assertThat(latestKeys(platform)).hasSize(2).containsValue(true).containsValue(false);

        // And whoever writes under that name is somebody new, while the other one goes on
        List<SafePost> after = client.releaseOf(posts("later", ERASED));
        List<SafePost> otherAfter = client.releaseOf(posts("other-later", OTHER));
        assertThat(pseudonyms(after)).hasSize(1).doesNotContainAnyElementsOf(pseudonyms(before));
        assertThat(texts(after)).doesNotContainAnyElementsOf(texts(before));
        assertThat(pseudonyms(otherAfter)).isEqualTo(pseudonyms(otherBefore)).hasSize(1);
        assertThat(texts(otherAfter)).isEqualTo(texts(otherBefore));
      }
      assertNothingLeft(platform, state);
    }
  }

  /** What was repartitioned is deleted by Kafka Streams, soon in this test. */
  private RunningPath path() {
    return RunningPath.of(
            PolicyReader.read(
                """
                policy: erasable
                version: 1
                topics: [raw.posts]
                entities:
                  person: { action: pseudonymize }
                tokens: { mechanism: custext, epsilon: 1, k: 5, level: user }
                budget: { accountant: pure, epsilon: 100, window: lifetime }
                """))
        .with(SmallLexicon.in(directory))
        .with(Map.of("repartition.purge.interval.ms", "500"));
  }

  private static List<RawPost> posts(String prefix, String author) {
    return IntStream.range(0, TEXTS.size())
        .mapToObj(i -> PathClient.post(prefix + "-" + i, author, TEXTS.get(i)))
        .toList();
  }

  private static ErasureReceipt awaitReceipt(PathClient client) {
    await("the receipt")
        .atMost(LIMIT)
        .until(() -> client.committed(Topics.ERASURE_RECEIPTS, ErasureReceipt.class).size() == 1);
    return client.committed(Topics.ERASURE_RECEIPTS, ErasureReceipt.class).get(0);
  }

  /** For each author whether there is a key: the last record counts, and a tombstone is none. */
  private static Map<String, Boolean> latestKeys(Platform platform) {
    Map<String, Boolean> latest = new HashMap<>();
    for (ConsumerRecord<byte[], byte[]> record :
        Topic.committed(platform.bootstrapServers(), CHANGELOG)) {
      latest.put(new String(record.key(), StandardCharsets.UTF_8), record.value() != null);
    }
    return latest;
  }

  private static List<String> pseudonyms(List<SafePost> posts) {
    return posts.stream().map(SafePost::getAuthor).distinct().toList();
  }

  private static List<String> texts(List<SafePost> posts) {
    return posts.stream().map(SafePost::getText).toList();
  }

  private static void assertNothingLeft(Platform platform, Path state) throws Exception {
    // Found where they were written, or nothing would be found anywhere
    for (String mark : MARKS) {
      assertThat(new MarkedRecords(platform.bootstrapServers(), mark).in(Topics.RAW_POSTS))
          .isNotEmpty();
      assertThat(filesWith(state, mark)).as(mark).isEmpty();
    }
    MarkedRecords marked =
        new MarkedRecords(platform.bootstrapServers(), MARKS.toArray(String[]::new));
    for (String topic : marked.topics()) {
      if (!OUT_OF_REACH.contains(topic)) {
        assertThat(marked.in(topic)).as(topic).isEmpty();
      }
    }
    // Names of stores are written into them in clear, and so would be anything else
    assertThat(filesWith(state, "author-names")).isNotEmpty();
  }

  private static List<Path> filesWith(Path state, String mark) throws IOException {
    try (Stream<Path> files = Files.walk(state)) {
      return files.filter(Files::isRegularFile).filter(file -> contains(file, mark)).toList();
    }
  }

  private static boolean contains(Path file, String mark) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1)
          .toLowerCase(Locale.ROOT)
          .contains(mark.toLowerCase(Locale.ROOT));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
