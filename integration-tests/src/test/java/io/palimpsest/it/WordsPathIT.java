package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.mechanisms.redaction.WordClass;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.lines.LinePrivatizer;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import io.palimpsest.topology.topic.Zone;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.common.serialization.Deserializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The policy words-only on a running path; each test has authors and ids of its own. Key and
 * lexicon are fixed, and draws depend on nothing else: there are no false alarms.
 */
class WordsPathIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** Of the built-in policy words-only, for a draw. */
  private static final double EPSILON = 1.0;

  /** Known to no lexicon. */
  private static final String CANARY = "xyzzycanary";

  private static final List<String> CONTENT =
      SmallLexicon.WORDS.stream().filter(word -> !StopWords.all().contains(word)).toList();

  @TempDir private static Path lexiconDirectory;
  @TempDir private static Path stateDirectory;

  private static Privatizer privatizer;
  private static Platform platform;
  private static SchemaRegistry registry;
  private static PrivatizationService service;
  private static RawPostWriter writer;
  private static Deserializer<SafePost> safePosts;

  @BeforeAll
  static void start() {
    privatizer =
        Privatizer.of(
            BuiltInPolicies.find("words-only").orElseThrow(),
            new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES),
            () -> SmallLexicon.in(lexiconDirectory),
            done -> {});
    platform = TestPlatform.start();
    registry = ConfluentSchemaRegistry.at(platform.registryUrl());
    RecordSerdes serdes = new RecordSerdes(registry, Registration.AUTOMATIC);
    safePosts = serdes.deserializer(SafePost.class);
    service = RunningPath.start(platform, stateDirectory, privatizer);
    writer = new RawPostWriter(platform.bootstrapServers(), serdes);
  }

  @AfterAll
  static void stop() {
    writer.close();
    service.close();
    registry.close();
    platform.close();
  }

  private static RawPost post(String id, String author, String text) {
    return new RawPost(id, author, text, Instant.EPOCH);
  }

  private static void send(List<RawPost> posts) throws InterruptedException {
    for (RawPost post : posts) {
      writer.write(post);
    }
  }

  private static List<SafePost> released() {
    return Topic.committed(platform.bootstrapServers(), Topics.SAFE_POSTS).stream()
        .map(record -> safePosts.deserialize(record.topic(), record.value()))
        .toList();
  }

  private static List<SafePost> releasedOf(List<RawPost> posts) {
    Set<String> ids = posts.stream().map(RawPost::getId).collect(Collectors.toSet());
    return released().stream()
        .filter(safe -> ids.contains(safe.getId()))
        .sorted(Comparator.comparing(SafePost::getId))
        .toList();
  }

  /** By id, in the order of ids. */
  private static List<SafePost> releaseOf(List<RawPost> posts) throws InterruptedException {
    send(posts);
    await("they are released").atMost(LIMIT).until(() -> releasedOf(posts).size() >= posts.size());
    return releasedOf(posts);
  }

  @Test
  void shouldSayOnEveryReleaseWhatWasDoneWhatIsPromisedAndWhatItCost() throws Exception {
    int draws = 3;

    SafePost safe =
        releaseOf(List.of(post("label-1", "label", "The coffee was warm and good"))).get(0);

    assertThat(safe.getPolicy()).isEqualTo("words-only");
    assertThat(safe.getPolicyVersion()).isEqualTo(1);
    assertThat(safe.getMechanism()).isEqualTo("custext");
    assertThat(safe.getGuarantee())
        .isEqualTo(privatizer.guarantee().inWords())
        .contains("two words with the same output set", "per word type", "exp(1)", "not promised:");
    assertThat(safe.getEpsilonCharged()).isPositive().isLessThanOrEqualTo(draws * EPSILON);
    assertThat(safe.getLexiconFingerprint())
        .isEqualTo(privatizer.lexiconFingerprint().orElseThrow());
  }

  @Test
  void shouldChargeNothingWhereNothingIsDrawn() throws Exception {
    SafePost safe = releaseOf(List.of(post("free-1", "free", "It was " + CANARY))).get(0);

    assertThat(safe.getText()).isEqualTo("It was WORD");
    assertThat(safe.getEpsilonCharged()).isZero();
  }

  @Test
  void shouldGiveAnAuthorTheSameWordForAWordInEveryPostAndOthersTheirOwn() throws Exception {
    String text = String.join(" ", CONTENT);
    String backwards =
        IntStream.range(0, CONTENT.size())
            .mapToObj(i -> CONTENT.get(CONTENT.size() - 1 - i))
            .collect(Collectors.joining(" "));

    List<SafePost> safe =
        releaseOf(
            List.of(
                post("alike-1", "alike", text),
                post("alike-2", "alike", backwards),
                post("alike-3", "stranger", text)));

    List<String> first = words(safe.get(0));
    List<String> second = new ArrayList<>(words(safe.get(1)));
    Collections.reverse(second);
    assertThat(first).hasSameSizeAs(CONTENT).isNotEqualTo(CONTENT);
    assertThat(second).isEqualTo(first);
    assertThat(words(safe.get(2))).hasSameSizeAs(CONTENT).isNotEqualTo(first);
    assertThat(safe.get(0).getAuthor())
        .isEqualTo(safe.get(1).getAuthor())
        .isNotEqualTo(safe.get(2).getAuthor());
  }

  @Test
  void shouldWriteTheVeryBytesThatThePrivatizeCommandWrites() throws Exception {
    List<RawPost> posts =
        List.of(
            post("bytes-1", "anna", "I drink coffee, and the dog's water is COLD."),
            post("bytes-2", "ben", "Tea   for 2\nat 17:30 in the Garden 🙂 https://example.org"),
            post("bytes-3", "anna", "Drink tea with @carl: call 555-0100, " + CANARY + "!"));

    List<SafePost> safe = releaseOf(posts);

    List<JsonNode> lines = privatized(posts);
    for (int i = 0; i < posts.size(); i++) {
      assertThat(safe.get(i).getText()).isEqualTo(lines.get(i).path("text").asText());
      assertThat(safe.get(i).getAuthor()).isEqualTo(lines.get(i).path("author").asText());
      assertThat(safe.get(i).getGuarantee()).isEqualTo(lines.get(i).path("guarantee").asText());
      assertThat(safe.get(i).getEpsilonCharged())
          .isEqualTo(lines.get(i).path("charges").path(0).path("epsilon").asDouble());
    }
  }

  /** What the command answers under the same key, line by line. */
  private static List<JsonNode> privatized(List<RawPost> posts) throws IOException {
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

  @Test
  void shouldKeepStopWordsAndLetNoUnknownWordThrough() throws Exception {
    List<String> unknown = List.of("ziggurat", "Rumpelstilzchen", "ABRACADABRA", "naïveté");
    String text = "The %s and the %s, it was %s! I drink %s.".formatted(unknown.toArray());

    SafePost safe = releaseOf(List.of(post("unknown-1", "unknown", text))).get(0);

    assertThat(safe.getText())
        .matches("The \\w+ and the \\w+, it was \\w+! I \\w+ \\w+\\.")
        .doesNotContainIgnoringCase(unknown.toArray(String[]::new));
    Set<String> allowed = new HashSet<>(SmallLexicon.WORDS);
    allowed.addAll(StopWords.all());
    Arrays.stream(WordClass.values())
        .forEach(wordClass -> allowed.add(wordClass.label().toLowerCase(Locale.ROOT)));
    assertThat(words(safe)).isSubsetOf(allowed);
  }

  private static List<String> words(SafePost safe) {
    return Arrays.stream(safe.getText().toLowerCase(Locale.ROOT).split("[^\\p{L}']+"))
        .filter(word -> !word.isEmpty())
        .toList();
  }

  @Test
  void shouldLeaveNoTraceOfAnUnknownWordOutsideTheRawZone() throws Exception {
    MarkedRecords marked = new MarkedRecords(platform.bootstrapServers(), CANARY);
    List<RawPost> posts =
        List.of(
            post(
                "trace-1", CANARY, "Tea with " + CANARY + " and #" + CANARY + ", " + CANARY + "'s"),
            post(
                "trace-2",
                "trace",
                CANARY.toUpperCase(Locale.ROOT) + " @" + CANARY + " 1" + CANARY));

    assertThat(releaseOf(posts)).hasSize(posts.size());

    // Found where raw text belongs, or this test would find nothing anywhere
    assertThat(marked.in(Topics.RAW_POSTS)).hasSizeGreaterThanOrEqualTo(posts.size());
    for (String topic : marked.topics()) {
      if (!Zone.RAW.holds(topic)) {
        assertThat(marked.in(topic)).as(topic).isEmpty();
      }
    }
  }

  @Test
  void shouldReleaseNothingTwiceWhenStateIsLostAndEverythingIsSentAgain(@TempDir Path otherState)
      throws Exception {
    List<RawPost> posts =
        IntStream.range(0, 200)
            .mapToObj(
                i ->
                    post(
                        "again-%03d".formatted(i),
                        "again-" + i % 7,
                        "The %s was %s"
                            .formatted(
                                CONTENT.get(i % CONTENT.size()),
                                CONTENT.get(i * 5 % CONTENT.size()))))
            .toList();
    List<SafePost> before = releaseOf(posts);

    service.close();
    service = RunningPath.start(platform, otherState, privatizer);
    send(posts);
    await("the duplicates are recognised")
        .atMost(LIMIT)
        .until(() -> service.runtime().counters().duplicates() >= posts.size());

    assertThat(releasedOf(posts)).isEqualTo(before).hasSameSizeAs(posts);
    service.close();
    service = RunningPath.start(platform, stateDirectory, privatizer);
  }
}
