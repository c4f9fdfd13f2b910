package io.palimpsest.service.lines;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinePrivatizerTest {
  private static final MasterKey KEY = MasterKey.parse("ab".repeat(32));
  private static final int LIMIT = 1000;

  private LinePrivatizer.Tally tally;

  private List<JsonNode> answers(byte[] input) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    tally =
        new LinePrivatizer(
                Privatizer.withoutLexicon(BuiltInPolicies.redact()), new PostRules(LIMIT), KEY)
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
  void shouldAnswerAPostWithEveryFieldOfTheContract() throws IOException {
    JsonNode answer =
        answers("{\"id\":\"1\",\"author\":\"anna\",\"text\":\"Call Anna on 555-0100\"}").get(0);

    assertThat(answer.fieldNames())
        .toIterable()
        .containsExactly(
            "id",
            "author",
            "text",
            "released",
            "reason",
            "charges",
            "spent",
            "remaining",
            "entities",
            "guarantee");
    assertThat(answer.path("id").asText()).isEqualTo("1");
    assertThat(answer.path("author").asText()).isEqualTo(KEY.authorKey("anna").pseudonym());
    assertThat(answer.path("text").asText()).isEqualTo("WORD NAME WORD NUMBER");
    assertThat(answer.path("released").asBoolean()).isTrue();
    assertThat(answer.path("reason").isNull()).isTrue();
    assertThat(answer.path("entities").toString()).isEqualTo("{\"name\":1,\"number\":1}");
    assertThat(answer.path("guarantee").asText()).startsWith("redact: per post, between");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hush                                              | not-json",
        "[\"hush\"]                                        | not-json",
        "{\"id\":\"1\",\"author\":\"hush\",\"text\":\"hush\"| not-json",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"hush\"} hush | not-json",
        "{\"id\":\"1\",\"id\":\"2\",\"author\":\"a\",\"text\":\"hush\"} | not-json",
        "{\"author\":\"hush\",\"text\":\"hush\"}           | missing-id",
        "{\"id\":\"hush hush\",\"author\":\"a\",\"text\":\"x\"} | invalid-id",
        "{\"id\":\"1\",\"text\":\"hush\"}                  | missing-author",
        "{\"id\":\"1\",\"author\":7,\"text\":\"hush\"}     | missing-author",
        "{\"id\":\"1\",\"author\":\"a\"}                   | empty-text",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":null}     | empty-text",
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"hush\\ud800\"} | malformed-text",
      })
  void shouldSayWhyALineIsNotReleasedWithoutQuotingIt(String line, String reason)
      throws IOException {
    JsonNode answer = answers(line).get(0);

    assertThat(answer.path("released").asBoolean()).isFalse();
    assertThat(answer.path("reason").asText()).isEqualTo(reason);
    assertThat(answer.path("hint").asText()).isNotBlank();
    assertThat(answer.path("text").isNull()).isTrue();
    assertThat(answer.toString()).doesNotContain("hush");
  }

  @Test
  void shouldRefuseLongTextsAndLongLinesAndGoOn() throws IOException {
    String longText = "{\"id\":\"1\",\"author\":\"a\",\"text\":\"" + "x".repeat(LIMIT + 1) + "\"}";
    String longLine = "y".repeat(200_000);
    String good = "{\"id\":\"2\",\"author\":\"a\",\"text\":\"fine\"}";

    assertThat(answers(longText, longLine, good))
        .extracting(answer -> answer.path("reason").asText())
        .containsExactly("text-too-long", "text-too-long", "null");
  }

  @Test
  void shouldRefuseMalformedUtf8AndGoOn() throws IOException {
    byte[] bytes =
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"X\"}\n{\"id\":\"2\",\"author\":\"a\",\"text\":\"fine\"}"
            .getBytes(StandardCharsets.UTF_8);
    bytes[new String(bytes, StandardCharsets.UTF_8).indexOf('X')] = (byte) 0xFF;

    assertThat(answers(bytes))
        .extracting(answer -> answer.path("reason").asText())
        .containsExactly("malformed-utf8", "null");
  }

  @Test
  void shouldReleaseAPostOnceAndSkipBlankLines() throws IOException {
    String post = "{\"id\":7,\"author\":\"a\",\"text\":\"fine\"}";

    List<JsonNode> answers = answers(post, "", "  \t\r", post, post.replace("fine", "changed"));

    assertThat(answers)
        .extracting(answer -> answer.path("reason").asText())
        .containsExactly("null", "duplicate", "null");
    assertThat(tally).isEqualTo(new LinePrivatizer.Tally(2, 1));
  }

  /** Whoever sends line by line, and begins the next line early, must not wait for ever. */
  @Test
  void shouldAnswerALineThoughTheNextOneIsHalfThere() throws Exception {
    PipedOutputStream writer = new PipedOutputStream();
    PipedInputStream reader = new PipedInputStream(writer);
    PipedInputStream answers = new PipedInputStream();
    PipedOutputStream out = new PipedOutputStream(answers);
    LinePrivatizer privatizer =
        new LinePrivatizer(
            Privatizer.withoutLexicon(BuiltInPolicies.redact()), new PostRules(LIMIT), KEY);
    Thread work =
        new Thread(
            () -> {
              try (out) {
                privatizer.run(reader, out, () -> {});
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    work.start();

    writer.write(
        "{\"id\":\"1\",\"author\":\"a\",\"text\":\"one\"}\n{\"id\":"
            .getBytes(StandardCharsets.UTF_8));
    writer.flush();
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(answers, StandardCharsets.UTF_8));

    assertThat(lines.readLine()).contains("\"id\":\"1\"", "\"released\":true");
    writer.close();
    assertThat(lines.readLine()).contains("not-json");
    work.join();
  }
}
