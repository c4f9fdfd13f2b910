package io.palimpsest.service.entities;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import io.palimpsest.language.detect.StandardDetectors;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.service.lines.LineExchange;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineDetectorTest {
  private static final int LIMIT = 1000;

  private Detector detector = StandardDetectors.all();
  private LineExchange.Tally tally;

  private List<JsonNode> answers(byte[] input) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    tally =
        new LineDetector(detector, new PostRules(LIMIT))
            .run(new ByteArrayInputStream(input), out, () -> {});
    List<JsonNode> answers = new ArrayList<>();
    for (String line : out.toString(StandardCharsets.UTF_8).lines().toList()) {
      answers.add(new ObjectMapper().readTree(line));
    }
    return answers;
  }

  private List<JsonNode> answers(String... lines) throws IOException {
    return answers(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void shouldAnswerWithEveryFieldOfTheContract() throws IOException {
    JsonNode answer = answers("{\"id\":\"1\",\"text\":\"write to anna@example.org\"}").get(0);

    assertThat(answer.fieldNames()).toIterable().containsExactly("id", "entities");
    JsonNode entity = answer.path("entities").get(0);
    assertThat(entity.fieldNames())
        .toIterable()
        .containsExactly("start", "end", "type", "confidence");
    assertThat(entity.path("start").asInt()).isEqualTo(9);
    assertThat(entity.path("end").asInt()).isEqualTo(25);
    assertThat(entity.path("type").asText()).isEqualTo("email");
    assertThat(entity.path("confidence").asDouble()).isBetween(0.5, 1.0);
    assertThat(answer.path("entities")).hasSize(1);
  }

  @Test
  void shouldCountOffsetsInUtf16Units() throws IOException {
    JsonNode answer = answers("{\"id\":\"1\",\"text\":\"\\ud83d\\ude00 a@example.org\"}").get(0);

    assertThat(answer.path("entities").get(0).path("start").asInt()).isEqualTo(3);
  }

  @Test
  void shouldRoundConfidenceToThreeDigits() throws IOException {
    detector = input -> List.of(new Span(0, 1, EntityType.PERSON, 2 / 3.0));

    assertThat(answers("{\"id\":1,\"text\":\"x\"}").get(0).toString())
        .isEqualTo(
            "{\"id\":1,\"entities\":"
                + "[{\"start\":0,\"end\":1,\"type\":\"person\",\"confidence\":0.667}]}");
  }

  @Test
  void shouldKeepIdsAsTheyAreAlsoTwice() throws IOException {
    List<JsonNode> answers =
        answers(
            "{\"id\":7,\"text\":\"x\"}",
            "{\"id\":\"7\",\"text\":\"x\"}",
            "",
            "{\"id\":\"a b/ü\",\"text\":\"x\",\"more\":[1]}",
            "{\"id\":7,\"text\":\"\"}");

    assertThat(answers)
        .extracting(answer -> answer.path("id").toString())
        .containsExactly("7", "\"7\"", "\"a b/ü\"", "7");
    assertThat(tally).isEqualTo(new LineExchange.Tally(4, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hush                               | null | not-json",
        "[\"hush\"]                         | null | not-json",
        "{\"id\":\"1\",\"text\":\"hush\"    | null | not-json",
        "{\"id\":1,\"id\":2,\"text\":\"hush\"} | null | not-json",
        "{\"text\":\"hush\"}                | null | missing-id",
        "{\"id\":\"\",\"text\":\"hush\"}    | null | missing-id",
        "{\"id\":[\"hush\"],\"text\":\"hush\"} | null | missing-id",
        "{\"id\":1}                         | 1    | missing-text",
        "{\"id\":1,\"text\":[\"hush\"]}     | 1    | missing-text",
      })
  void shouldSayWhyALineIsNoTextWithoutQuotingIt(String line, String id, String error)
      throws IOException {
    String good = "{\"id\":\"good\",\"text\":\"fine\"}";

    List<JsonNode> answers = answers(good, line, good);

    assertThat(answers).extracting(a -> a.path("error").asText()).containsExactly("", error, "");
    JsonNode answer = answers.get(1);
    assertThat(answer.fieldNames()).toIterable().containsExactly("id", "entities", "error", "hint");
    assertThat(answer.path("id").toString()).isEqualTo(id);
    assertThat(answer.path("entities")).isEmpty();
    assertThat(answer.path("hint").asText()).isNotBlank();
    assertThat(answer.toString()).doesNotContain("hush");
    assertThat(tally).isEqualTo(new LineExchange.Tally(2, 1));
  }

  @Test
  void shouldRefuseLongTextsAndLongLinesAndMalformedOnesAndGoOn() throws IOException {
    String fits = "{\"id\":1,\"text\":\"" + "ü".repeat(LIMIT / 2) + "\"}";
    String longText = "{\"id\":2,\"text\":\"" + "ü".repeat(LIMIT / 2) + "x\"}";
    String longLine = "y".repeat(200_000);
    byte[] bytes =
        String.join("\n", fits, longText, longLine, "{\"id\":3,\"text\":\"~\"}", fits)
            .getBytes(StandardCharsets.UTF_8);
    bytes[new String(bytes, StandardCharsets.ISO_8859_1).indexOf('~')] = (byte) 0xFF;

    assertThat(answers(bytes))
        .extracting(answer -> answer.path("id") + " " + answer.path("error").asText())
        .containsExactly(
            "1 ", "2 text-too-long", "null text-too-long", "null malformed-utf8", "1 ");
  }

  @Test
  void shouldNotLetOneTextCostTheOthersTheirAnswers() throws IOException {
    detector =
        input -> {
          if (input.text().equals("hush")) {
            throw new IllegalStateException("hush");
          }
          return List.of();
        };

    List<JsonNode> answers =
        answers("{\"id\":1,\"text\":\"hush\"}", "{\"id\":2,\"text\":\"fine\"}");

    assertThat(answers.get(0).path("error").asText()).isEqualTo("detection-failed");
    assertThat(answers.get(0).toString()).doesNotContain("hush");
    assertThat(answers.get(1).path("error").isMissingNode()).isTrue();
  }

  @Test
  void shouldAnswerManyLinesInTheirOrder() throws IOException {
    List<Integer> ids = IntStream.range(0, 5000).boxed().toList();
    String[] lines =
        ids.stream()
            .map(id -> "{\"id\":%d,\"text\":\"%d\"}".formatted(id, id))
            .toArray(String[]::new);

    assertThat(answers(lines)).extracting(answer -> answer.path("id").asInt()).isEqualTo(ids);
  }

  @Test
  void shouldLetThroughOnlyWhatIsWantedAndSure() throws IOException {
    Detector all =
        input ->
            List.of(
                new Span(0, 1, EntityType.PERSON, 0.5),
                new Span(1, 2, EntityType.PERSON, 0.499),
                new Span(2, 3, EntityType.PHONE, 0.9));
    detector = new SelectiveDetector(all, 0.5, EnumSet.of(EntityType.PERSON));

    assertThat(answers("{\"id\":1,\"text\":\"abc\"}").get(0).path("entities"))
        .singleElement()
        .satisfies(entity -> assertThat(entity.path("start").asInt()).isZero());
  }
}
