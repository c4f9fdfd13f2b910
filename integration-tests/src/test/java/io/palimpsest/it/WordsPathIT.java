package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.mechanisms.redaction.WordClass;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.topology.topic.Topics;
import io.palimpsest.topology.topic.Zone;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The policy words-only on a running path; each test has authors and ids of its own.
 *
 * <p>Keys of authors are random, and so are the draws. What is said of them here holds for all
 * keys, but for this: two authors, or an author and the text, differ in at least one of more than
 * forty words, each drawn from twenty. That fails less than once in 10^12 runs as long as no word
 * is drawn with a probability above a half.
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

  private static RunningPath path;
  private static Privatizer privatizer;
  private static Platform platform;
  private static PrivatizationService service;
  private static PathClient client;

  @BeforeAll
  static void start() {
    path =
        RunningPath.of(BuiltInPolicies.find("words-only").orElseThrow())
            .with(SmallLexicon.in(lexiconDirectory));
    privatizer = path.privatizers().of(path.policy());
    platform = TestPlatform.start();
    service = path.start(platform, stateDirectory);
    client = new PathClient(platform);
  }

  @AfterAll
  static void stop() {
    client.close();
    service.close();
    platform.close();
  }

  @Test
  void shouldSayOnEveryReleaseWhatWasDoneWhatIsPromisedAndWhatItCost() throws Exception {
    int draws = 3;

    SafePost safe =
        client
            .releaseOf(List.of(PathClient.post("label-1", "label", "The coffee was warm and good")))
            .get(0);

    assertThat(safe.getPolicy()).isEqualTo("words-only");
    assertThat(safe.getPolicyVersion()).isEqualTo(1);
    assertThat(safe.getMechanism()).isEqualTo("custext");
    assertThat(client.promiseOf(safe))
        .isEqualTo(privatizer.guarantee().inWords())
        .contains("two words with the same output set", "per word type", "exp(1)", "not promised:");
    assertThat(safe.getEpsilonCharged()).isPositive().isLessThanOrEqualTo(draws * EPSILON);
    assertThat(safe.getLexiconFingerprint())
        .isEqualTo(privatizer.lexiconFingerprint().orElseThrow());
  }

  @Test
  void shouldChargeNothingWhereNothingIsDrawn() throws Exception {
    SafePost safe =
        client.releaseOf(List.of(PathClient.post("free-1", "free", "It was " + CANARY))).get(0);

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
        client.releaseOf(
            List.of(
                PathClient.post("alike-1", "alike", text),
                PathClient.post("alike-2", "alike", backwards),
                PathClient.post("alike-3", "stranger", text)));

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
  void shouldDoWhatThePrivatizeCommandDoesButForTheDraws() throws Exception {
    List<RawPost> posts =
        List.of(
            PathClient.post("bytes-1", "anna", "I drink coffee, and the dog's water is COLD."),
            PathClient.post(
                "bytes-2", "ben", "Tea   for 2\nat 17:30 in the Garden 🙂 https://example.org"),
            PathClient.post(
                "bytes-3", "anna", "Drink tea with @carl: call 555-0100, " + CANARY + "!"));

    List<SafePost> safe = client.releaseOf(posts);

    List<JsonNode> lines = PathClient.privatized(privatizer, posts);
    for (int i = 0; i < posts.size(); i++) {
      assertThat(layout(safe.get(i).getText()))
          .isEqualTo(layout(lines.get(i).path("text").asText()));
      assertThat(safe.get(i).getAuthor()).isNotEqualTo(lines.get(i).path("author").asText());
      assertThat(client.promiseOf(safe.get(i))).isEqualTo(lines.get(i).path("guarantee").asText());
      assertThat(safe.get(i).getEpsilonCharged())
          .isEqualTo(lines.get(i).path("charges").path(0).path("epsilon").asDouble());
    }
  }

  /**
   * All that does not depend on draws: a word of the lexicon or a digit is as good as any other.
   */
  private static String layout(String text) {
    StringBuilder layout = new StringBuilder();
    for (String piece : text.split("(?<=\\b)|(?=\\b)")) {
      layout.append(SmallLexicon.WORDS.contains(piece.toLowerCase(Locale.ROOT)) ? "..." : piece);
    }
    return layout.toString().replaceAll("\\d", "9");
  }

  @Test
  void shouldKeepStopWordsAndLetNoUnknownWordThrough() throws Exception {
    List<String> unknown = List.of("ziggurat", "Rumpelstilzchen", "ABRACADABRA", "naïveté");
    String text = "The %s and the %s, it was %s! I drink %s.".formatted(unknown.toArray());

    SafePost safe = client.releaseOf(List.of(PathClient.post("unknown-1", "unknown", text))).get(0);

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
            PathClient.post(
                "trace-1", CANARY, "Tea with " + CANARY + " and #" + CANARY + ", " + CANARY + "'s"),
            PathClient.post(
                "trace-2",
                "trace",
                CANARY.toUpperCase(Locale.ROOT) + " @" + CANARY + " 1" + CANARY));

    assertThat(client.releaseOf(posts)).hasSize(posts.size());

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
                    PathClient.post(
                        "again-%03d".formatted(i),
                        "again-" + i % 7,
                        "The %s was %s"
                            .formatted(
                                CONTENT.get(i % CONTENT.size()),
                                CONTENT.get(i * 5 % CONTENT.size()))))
            .toList();
    List<SafePost> before = client.releaseOf(posts);

    service.close();
    service = path.start(platform, otherState);
    client.send(posts);
    await("the duplicates are recognised")
        .atMost(LIMIT)
        .until(() -> service.runtime().counters().duplicates() >= posts.size());

    assertThat(client.releasedOf(posts)).isEqualTo(before).hasSameSizeAs(posts);
    service.close();
    service = path.start(platform, stateDirectory);
  }
}
