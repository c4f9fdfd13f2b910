package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluateEntitiesCommandTest {
  @TempDir private Path directory;
  private final Shell shell = new Shell();
  private Path gold;

  @BeforeEach
  void write() throws IOException {
    gold =
        Files.writeString(
            directory.resolve("gold.jsonl"),
            """
            {"id":"1","text":"Write to A@EXAMPLE.ORG","entities":[{"start":9,"end":22,"type":"EMAIL_ADDRESS"}]}
            {"id":"2","text":"nothing here","entities":[]}
            """);
  }

  private JsonNode json(String options) throws IOException {
    assertThat(shell.runLine("evaluate entities --format json --gold " + gold + options)).isZero();
    assertThat(shell.err()).isEmpty();
    return new ObjectMapper().readTree(shell.out());
  }

  @Test
  void shouldPrintATable() {
    assertThat(shell.runLine("evaluate entities --gold " + gold)).isZero();

    assertThat(shell.err()).isEmpty();
    assertThat(shell.out())
        .startsWith("2 documents, 1 of them with something marked; 1 marked spans")
        .containsPattern("(?m)^email +1 +1 +1\\.000 +1\\.000 +1\\.000 ")
        .containsPattern("(?m)^all +1 +1 +1\\.000 +1\\.000 +1\\.000 ")
        .containsPattern("(?m)^label EMAIL_ADDRESS +1  email$");
  }

  @Test
  void shouldPrintTheSameAsJson() throws IOException {
    JsonNode json = json("");

    assertThat(json.at("/types/email/exact/f1").asDouble()).isEqualTo(1);
    assertThat(json.at("/allOrNothingRecall").asDouble()).isEqualTo(1);
    assertThat(json.at("/personTokenRecall").isNull()).isTrue();
  }

  @Test
  void shouldMeasureLowerCaseAndThresholdsAndOtherModels() throws IOException {
    Path model = SmallTagger.in(directory);

    assertThat(json(" --lower-case").at("/all/exact/recall").asDouble()).isEqualTo(1);
    assertThat(json(" --threshold 1").at("/all/exact/recall").asDouble()).isZero();
    assertThat(json(" --model " + model).at("/all/exact/recall").asDouble()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evaluate", "evaluate entities", "train", "train tagger", "detect"})
  void shouldHaveHelp(String command) {
    assertThat(shell.runLine(command + " --help")).isZero();

    assertThat(shell.out()).startsWith("Usage: palimpsest " + command);
    assertThat(shell.err()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "--format xml, --format",
    "--threshold 2, --threshold",
    "--model no-such-file, --model",
    "--nonsense, --nonsense"
  })
  void shouldNameTheOptionThatIsWrong(String options, String named) {
    shell.assertRefuses("evaluate entities --gold %s %s".formatted(gold, options), named);
  }

  @Test
  void shouldRefuseFilesThatCannotBeJudgedWithOneLine() throws IOException {
    Path bad =
        Files.writeString(
            directory.resolve("bad.jsonl"),
            "{\"text\":\"hush\",\"entities\":[{\"start\":0,\"end\":9,\"type\":\"PER\"}]}");
    Path unknown = Files.writeString(directory.resolve("u.conll"), "hush B-PER\nrex B-DOG\n");

    shell.assertRefuses("evaluate entities", "--gold");
    shell.assertRefuses("evaluate entities --gold " + directory, "is a directory");
    shell.assertRefuses("evaluate entities --gold " + directory.resolve("no"), "no such file");
    shell.assertRefuses("evaluate entities --gold " + bad, "line 1", "from 0 to 9");
    assertThat(shell.err()).doesNotContain("hush");
    shell.assertRefuses("evaluate entities --gold " + unknown, "line 2", "--ignore-type DOG");
    assertThat(shell.runLine("evaluate entities --ignore-type DOG --gold " + unknown)).isZero();
  }
}
