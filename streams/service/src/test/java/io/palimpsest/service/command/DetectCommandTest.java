package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command understands, on no texts at all; answers are looked at in LineDetectorTest. */
class DetectCommandTest {
  private static final InputStream STANDARD_INPUT = System.in;

  @TempDir private Path directory;
  private final Shell shell = new Shell();

  @BeforeEach
  void takeInputAway() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterEach
  void giveInputBack() {
    System.setIn(STANDARD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "detect",
        "detect --threshold 0.5",
        "detect --types person,PHONE --max-text-bytes 10",
        "detect --types person --types phone"
      })
  void shouldSayHowManyWereAnswered(String line) {
    assertThat(shell.runLine(line)).isZero();

    assertThat(shell.out()).isEmpty();
    assertThat(shell.err().strip()).isEqualTo("0 answered, 0 not");
  }

  @Test
  void shouldUseAModelThatWasTrained() throws IOException {
    Path model = SmallTagger.in(directory);

    assertThat(shell.run("detect", "--model", model.toString())).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--threshold 1.1        | --threshold",
        "--threshold -0.1       | --threshold",
        "--threshold NaN        | --threshold",
        "--threshold sure       | --threshold",
        "--types persn          | persn is unknown: did you mean 'person'?",
        "--types person,hush    | --types",
        "--types number         | number is unknown",
        "--max-text-bytes 0     | --max-text-bytes",
        "--max-text-bytes many  | --max-text-bytes",
        "--nonsense             | --nonsense"
      })
  void shouldNameTheOptionThatIsWrong(String options, String named) {
    shell.assertRefuses("detect " + options, named);
  }

  @Test
  void shouldRefuseAModelThatIsNone() throws IOException {
    Path model = SmallTagger.in(directory);
    byte[] bytes = Files.readAllBytes(model);
    bytes[bytes.length / 2] ^= 1;
    Files.write(model, bytes);
    Path other = Files.writeString(directory.resolve("other"), "hush");

    shell.assertRefuses("detect --model " + model, "--model", "damaged");
    shell.assertRefuses("detect --model " + other, "--model", "is no tagger model");
    shell.assertRefuses("detect --model " + directory, "--model");
    shell.assertRefuses("detect --model " + directory.resolve("no"), "--model", "no file");
  }
}
