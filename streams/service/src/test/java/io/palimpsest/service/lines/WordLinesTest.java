package io.palimpsest.service.lines;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.language.sampling.StopWords;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.redaction.WordClass;
import io.palimpsest.service.command.SmallLexicon;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Lines whose words are drawn. Keys and lexicon are fixed, and draws depend on nothing else: there
 * are no false alarms.
 */
class WordLinesTest {
  private static final MasterKey KEY = MasterKey.parse("ab".repeat(32));
  private static final MasterKey OTHER_KEY = MasterKey.parse("cd".repeat(32));
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String ALL_WORDS = String.join(" ", SmallLexicon.CONTENT);

  @TempDir private static Path directory;
  private static Lexicon lexicon;

  @BeforeAll
  static void open() {
    lexicon = LexiconFile.open(SmallLexicon.in(directory));
  }

  private record Line(String id, String author, String text) {}

  private static String run(MasterKey key, Map<String, Object> changes, Line... lines)
      throws IOException {
    Policy policy = BuiltInPolicies.find("words-only").orElseThrow().withTokens(changes);
    StringBuilder input = new StringBuilder();
    for (Line line : lines) {
      input
          .append(
              JSON.writeValueAsString(
                  Map.of("id", line.id(), "author", line.author(), "text", line.text())))
          .append('\n');
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new LinePrivatizer(
            Privatizer.of(
                policy, new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES), () -> lexicon, done -> {}),
            new PostRules(PostRules.DEFAULT_MAX_TEXT_BYTES),
            key)
        .run(
            new ByteArrayInputStream(input.toString().getBytes(StandardCharsets.UTF_8)),
            out,
            () -> {});
    return out.toString(StandardCharsets.UTF_8);
  }

  private static List<JsonNode> answers(MasterKey key, Map<String, Object> changes, Line... lines)
      throws IOException {
    List<JsonNode> answers = new ArrayList<>();
    for (String line : run(key, changes, lines).lines().toList()) {
      JsonNode answer = JSON.readTree(line);
      assertThat(answer.path("released").asBoolean()).as(line).isTrue();
      answers.add(answer);
    }
    return answers;
  }

  private static List<String> texts(Map<String, Object> changes, Line... lines) throws IOException {
    return answers(KEY, changes, lines).stream().map(a -> a.path("text").asText()).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"token", "record", "user"})
  void shouldGiveTheSameBytesForTheSameKeyAndOthersForAnother(String level) throws IOException {
    Line[] lines = {new Line("1", "anna", ALL_WORDS), new Line("2", "ben", "Tea for 1000, TEA!")};
    Map<String, Object> changes = Map.of("level", level);

    assertThat(run(KEY, changes, lines)).isEqualTo(run(KEY, changes, lines));
    assertThat(answers(OTHER_KEY, changes, lines).get(0).path("text").asText())
        .isNotEqualTo(texts(changes, lines).get(0));
  }

  @Test
  void shouldDrawAWordOnceForAnAuthorAtLevelUser() throws IOException {
    Map<String, Object> user = Map.of("level", "user");
    String twice = ALL_WORDS + " " + ALL_WORDS;

    List<String> texts =
        texts(
            user,
            new Line("1", "anna", ALL_WORDS),
            new Line("2", "anna", twice),
            new Line("3", "ben", ALL_WORDS));

    assertThat(texts.get(0)).isNotEqualTo(ALL_WORDS);
    assertThat(texts.get(1)).isEqualTo(texts.get(0) + " " + texts.get(0));
    assertThat(texts.get(2)).isNotEqualTo(texts.get(0));
  }

  @Test
  void shouldDrawAWordOnceInAPostAtLevelRecord() throws IOException {
    List<String> texts =
        texts(
            Map.of("level", "record"),
            new Line("1", "anna", ALL_WORDS + " " + ALL_WORDS),
            new Line("2", "anna", ALL_WORDS + " " + ALL_WORDS));

    for (String text : texts) {
      List<String> words = List.of(text.split(" "));
      int half = words.size() / 2;
      assertThat(words.subList(half, words.size())).isEqualTo(words.subList(0, half));
    }
    assertThat(texts.get(0)).isNotEqualTo(texts.get(1));
  }

  @Test
  void shouldDrawEveryOccurrenceAnewAtLevelToken() throws IOException {
    String text = texts(Map.of("level", "token"), new Line("1", "anna", "tea ".repeat(60))).get(0);

    assertThat(new HashSet<>(List.of(text.strip().split(" ")))).hasSizeGreaterThan(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"custext", "santext", "exponential"})
  void shouldWriteNothingButStopWordsLabelsAndWordsOfTheLexicon(String mechanism)
      throws IOException {
    String text =
        "The ziggurat was Rumpelstilzchen, and I saw naïveté's tea at http://hush.example #hush!";
    Set<String> allowed = new HashSet<>(SmallLexicon.WORDS);
    allowed.addAll(StopWords.all());
    allowed.add("'s");
    allowed.addAll(
        Arrays.stream(WordClass.values())
            .map(c -> c.label().toLowerCase(Locale.ROOT))
            .collect(Collectors.toSet()));

    for (String unknown : List.of("class", "sample", "drop")) {
      String safe =
          texts(
                  Map.of("mechanism", mechanism, "unknown", unknown),
                  new Line("1", "anna", text + " " + ALL_WORDS))
              .get(0);

      assertThat(safe).startsWith("The ").contains(" and I ").contains("was");
      assertThat(
              Arrays.stream(
                  safe.toLowerCase(Locale.ROOT).replace("'s", " 's").split("[^\\p{L}']+")))
          .as(safe)
          .isSubsetOf(allowed);
    }
  }

  @Test
  void shouldDrawStopWordsTooWhenTheyAreNotKept() throws IOException {
    String stopWords = "the and i it was ".repeat(20).strip();

    assertThat(texts(Map.of(), new Line("1", "anna", stopWords))).containsExactly(stopWords);
    assertThat(texts(Map.of("stopwords", "sample"), new Line("1", "anna", stopWords)))
        .doesNotContain(stopWords);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.5, 1, 3})
  void shouldChargeAtMostEpsilonForEachDraw(double epsilon) throws IOException {
    int draws = SmallLexicon.CONTENT.size();

    JsonNode answer =
        answers(
                KEY,
                Map.of("epsilon", epsilon, "level", "token"),
                new Line("1", "anna", "The " + ALL_WORDS))
            .get(0);

    JsonNode charge = onlyCharge(answer);
    assertThat(charge.fieldNames())
        .toIterable()
        .containsExactly("mechanism", "accountant", "unit", "draws", "cost", "epsilon");
    assertThat(charge.path("mechanism").asText()).isEqualTo("custext");
    assertThat(charge.path("draws").asInt()).isEqualTo(draws);
    // A calibrated loss is at most epsilon and, where that can be, not much below.
    assertThat(charge.path("epsilon").asDouble()).isBetween(0.9 * draws * epsilon, draws * epsilon);
    assertThat(answer.path("guarantee").asText())
        .startsWith("custext (balanced mapping, k 20, calibrated temperature): per occurrence");
  }

  @Test
  void shouldChargeRepeatsOnceUnlessTheyAreDrawnAnew() throws IOException {
    Line line = new Line("1", "anna", "Tea, tea and TEA with milk");

    assertThat(draws("user", line)).isEqualTo(2);
    assertThat(draws("record", line)).isEqualTo(2);
    assertThat(draws("token", line)).isEqualTo(4);
  }

  private static int draws(String level, Line line) throws IOException {
    return onlyCharge(answers(KEY, Map.of("level", level), line).get(0)).path("draws").asInt();
  }

  @Test
  void shouldChargeSantextByDistance() throws IOException {
    JsonNode charge =
        onlyCharge(
            answers(
                    KEY,
                    Map.of("mechanism", "santext", "epsilon", 2.0),
                    new Line("1", "anna", "tea milk juice"))
                .get(0));

    assertThat(charge.path("mechanism").asText()).isEqualTo("santext");
    assertThat(charge.path("draws").asInt()).isEqualTo(3);
    assertThat(charge.path("unit").asText()).isEqualTo("metric");
    assertThat(charge.path("epsilonPerDistance").asDouble()).isBetween(6.0, 6.001);
    assertThat(charge.has("epsilon")).isFalse();
  }

  @Test
  void shouldSayWhichDrawsHaveNoBound() throws IOException {
    JsonNode answer =
        answers(
                KEY,
                Map.of("mapping", "aggressive", "acknowledge-no-guarantee", true),
                new Line("1", "anna", "tea milk juice"))
            .get(0);

    JsonNode charge = onlyCharge(answer);
    assertThat(charge.path("unit").asText()).isEqualTo("unmetered");
    assertThat(charge.path("epsilon").isNull()).isTrue();
    assertThat(charge.path("drawsWithoutBound").asInt()).isEqualTo(3);
    assertThat(answer.path("guarantee").asText()).contains("none: no bound holds");
  }

  @Test
  void shouldChargeNothingWhereNothingIsDrawn() throws IOException {
    assertThat(answers(KEY, Map.of(), new Line("1", "anna", "The and 42 hush")))
        .singleElement()
        .satisfies(answer -> assertThat(answer.path("charges")).isEmpty());
    assertThat(answers(KEY, Map.of("mechanism", "redact"), new Line("1", "anna", ALL_WORDS)))
        .singleElement()
        .satisfies(answer -> assertThat(answer.path("charges")).isEmpty());
  }

  private static JsonNode onlyCharge(JsonNode answer) {
    assertThat(answer.path("charges")).hasSize(1);
    return answer.path("charges").get(0);
  }
}
