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
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.service.command.SmallLexicon;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines of authors who have a budget of 5, where a draw costs at most 1. */
class BudgetLinesTest {
  private static final PostRules RULES = new PostRules(1000);
  private static final String FIVE_WORDS = "tea milk juice water wine";

  @TempDir private static Path directory;
  private static Lexicon lexicon;

  @BeforeAll
  static void open() {
    lexicon = LexiconFile.open(SmallLexicon.in(directory));
  }

  private static List<JsonNode> answers(Map<String, Object> budget, String... posts)
      throws IOException {
    Policy policy =
        BuiltInPolicies.find("words-only")
            .orElseThrow()
            .withTokens(Map.of("temperature", "nominal"))
            .withBudget(Map.of("epsilon", 5.0, "accountant", "pure"))
            .withBudget(budget);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < posts.length; i++) {
      String[] parts = posts[i].split(": ");
      lines.append(
          "{\"id\":\"%d\",\"author\":\"%s\",\"text\":\"%s\"}%n".formatted(i, parts[0], parts[1]));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new LinePrivatizer(
            Privatizer.of(policy, RULES, () -> lexicon, done -> {}),
            RULES,
            MasterKey.parse("ab".repeat(32)))
        .run(
            new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8)),
            out,
            () -> {});
    List<JsonNode> answers = new ArrayList<>();
    for (String line : out.toString(StandardCharsets.UTF_8).lines().toList()) {
      answers.add(new ObjectMapper().readTree(line));
    }
    return answers;
  }

  private static double spent(JsonNode answer) {
    return answer.path("spent").path("P1D").path("epsilon").asDouble();
  }

  private static double remaining(JsonNode answer) {
    return answer.path("remaining").path("P1D").path("epsilon").asDouble();
  }

  @Test
  void shouldTellWhatAPostCostAndWhatIsLeft() throws IOException {
    JsonNode answer = answers(Map.of(), "anna: " + FIVE_WORDS).get(0);
    JsonNode charge = answer.path("charges").get(0);

    assertThat(charge.path("accountant").asText()).isEqualTo("pure");
    assertThat(charge.path("unit").asText()).isEqualTo("pure");
    assertThat(charge.path("draws").asInt()).isEqualTo(5);
    assertThat(charge.path("cost").asDouble()).isBetween(0.1, 5.0).isEqualTo(spent(answer));
    assertThat(charge.path("epsilon").asDouble())
        .isBetween(charge.path("cost").asDouble() - 1e-6, charge.path("cost").asDouble());
    assertThat(spent(answer) + remaining(answer)).isBetween(5 - 1e-9, 5.0);
  }

  @Test
  void shouldChargeAWordOnceToEachAuthor() throws IOException {
    List<JsonNode> answers =
        answers(Map.of(), "anna: tea tea milk", "anna: milk, tea!", "ben: tea milk");

    assertThat(answers.get(1).path("charges")).isEmpty();
    assertThat(spent(answers.get(1))).isEqualTo(spent(answers.get(0))).isPositive();
    assertThat(spent(answers.get(2))).isEqualTo(spent(answers.get(0)));
  }

  @Test
  void shouldNotChargeADuplicate() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String line = "{\"id\":\"1\",\"author\":\"anna\",\"text\":\"tea tea\"}\n";
    Policy policy =
        BuiltInPolicies.find("words-only").orElseThrow().withTokens(Map.of("level", "token"));
    new LinePrivatizer(
            Privatizer.of(policy, RULES, () -> lexicon, done -> {}), RULES, MasterKey.random())
        .run(
            new ByteArrayInputStream((line + line).getBytes(StandardCharsets.UTF_8)),
            out,
            () -> {});
    List<String> answers = out.toString(StandardCharsets.UTF_8).lines().toList();
    JsonNode first = new ObjectMapper().readTree(answers.get(0));
    JsonNode second = new ObjectMapper().readTree(answers.get(1));

    assertThat(second.path("reason").asText()).isEqualTo("duplicate");
    assertThat(second.path("charges")).isEmpty();
    assertThat(spent(second)).isEqualTo(spent(first)).isPositive();
  }

  @Test
  void shouldWithholdWhatTheBudgetDoesNotSufficeForAndLeaveNoTrace() throws IOException {
    String tooMuch = String.join(" ", SmallLexicon.CONTENT);

    List<JsonNode> with =
        answers(Map.of(), "anna: tea", "anna: " + tooMuch, "anna: milk", "b: tea");
    List<JsonNode> without = answers(Map.of(), "anna: tea", "anna: the", "anna: milk", "b: tea");

    JsonNode withheld = with.get(1);
    assertThat(withheld.path("released").asBoolean()).isFalse();
    assertThat(withheld.path("reason").asText()).isEqualTo("budget-exhausted");
    assertThat(withheld.path("text").isNull()).isTrue();
    assertThat(withheld.path("charges")).isEmpty();
    assertThat(spent(withheld)).isEqualTo(spent(with.get(0)));
    assertThat(with.get(2)).isEqualTo(without.get(2));
    assertThat(with.get(3)).isEqualTo(without.get(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sanitize | the WORD WORD",
        "redact   | WORD WORD WORD",
      })
  void shouldReleaseWithoutDrawsWhereThePolicyWantsIt(String how, String text) throws IOException {
    JsonNode answer =
        answers(Map.of("epsilon", 0.01, "when-exhausted", how), "anna: the tea milk").get(0);

    assertThat(answer.path("released").asBoolean()).isTrue();
    assertThat(answer.path("text").asText()).isEqualTo(text);
    assertThat(answer.path("charges")).isEmpty();
    assertThat(spent(answer)).isZero();
    assertThat(answer.path("guarantee").asText()).doesNotContain("custext").isNotBlank();
  }

  @Test
  void shouldNeverSpendMoreThanThereIs() throws IOException {
    String[] posts =
        SmallLexicon.CONTENT.stream().map(word -> "anna: " + word).toArray(String[]::new);

    List<JsonNode> answers = answers(Map.of(), posts);

    assertThat(answers).allSatisfy(answer -> assertThat(spent(answer)).isLessThanOrEqualTo(5));
    assertThat(answers).anySatisfy(a -> assertThat(a.path("released").asBoolean()).isFalse());
    assertThat(answers).extracting(BudgetLinesTest::spent).isSorted();
  }

  @Test
  void shouldCountAWindowAndALifetimeBesideEachOther() throws IOException {
    JsonNode answer = answers(Map.of("lifetime-epsilon", 50.0), "anna: tea").get(0);

    assertThat(answer.path("spent").fieldNames()).toIterable().containsExactly("P1D", "lifetime");
    assertThat(answer.path("remaining").path("lifetime").path("epsilon").asDouble())
        .isBetween(49.0, 50.0);
  }
}
