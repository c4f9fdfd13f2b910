package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.service.http.erasure.ErasureState;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands for a running service refuse before they look for one, and where none is. */
class ControlCommandsTest {
  private static final InputStream STANDARD_INPUT = System.in;

  @TempDir private Path directory;
  private final Shell shell = new Shell();

  @AfterEach
  void giveInputBack() {
    System.setIn(STANDARD_INPUT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "budget",
        "budget --verify",
        "budget hush",
        "forget hush",
        "prefer hush --no-release",
        "policy withdraw strict",
        "reprivatize --from earliest --dry-run"
      })
  void shouldSayThatThereIsNoServiceAndNameNoAuthor(String line) {
    shell.assertRefuses(line + " --data-dir " + directory, "no service", "--data-dir");
    assertThat(shell.err()).doesNotContain("hush");
  }

  @Test
  void shouldRefuseADamagedAddress() throws IOException {
    Files.writeString(directory.resolve("platform.properties"), "controller.port=1");

    shell.assertRefuses("budget --data-dir " + directory, "no service");
  }

  @Test
  void shouldWantBothAddressesOrNone() {
    shell.assertRefuses("budget --bootstrap-servers localhost:1", "--registry-url");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "budget hush --verify",
        "budget hush --bootstrap-servers localhost:1",
        "budget --charges 5",
        "budget --format json",
        "budget hush --charges -1",
        "budget hush --format xml"
      })
  void shouldRefuseOptionsOfTheOtherKindOfBudget(String line) {
    shell.assertRefuses(line + " --data-dir " + directory, "--");
    assertThat(shell.err()).doesNotContain("hush");
  }

  @Test
  void shouldNotPriceWhereNobodyCanBeAskedAfterwards() {
    shell.assertRefuses("reprivatize --from earliest", "--yes", "--dry-run");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "1", "NaN"})
  void shouldRefuseADeltaThatIsNone(String delta) {
    shell.assertRefuses("budget --delta " + delta, "--delta");
    shell.assertRefuses("lexicon price --delta " + delta, "--delta");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prefer hush",
        "prefer hush --withdraw --no-release",
        "prefer hush --epsilon 0",
        "prefer hush --budget -1",
        "prefer hush --epsilon NaN"
      })
  void shouldRefuseAPreferenceThatSaysNothing(String line) {
    shell.assertRefuses(line, "--");
    assertThat(shell.err()).doesNotContain("hush");
  }

  @Test
  void shouldReadAnAuthorFromStandardInput() {
    System.setIn(new ByteArrayInputStream("hush\n".getBytes(StandardCharsets.UTF_8)));
    assertThat(AuthorArgument.of("-", System.in)).isEqualTo("hush");

    System.setIn(InputStream.nullInputStream());
    shell.assertRefuses("forget -", "AUTHOR");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--from yesterday", "--from earliest --to 2020"})
  void shouldRefuseATimeThatIsNone(String options) {
    shell.assertRefuses("reprivatize " + options, "2020-05-01T12:00:00Z");
  }

  @Test
  void shouldRefuseToWaitForLessThanNoTime() {
    shell.assertRefuses("reprivatize --from earliest --settling-time PT-1S", "--settling-time");
  }

  @Test
  void shouldSayInItsHelpWhatForgettingDoesNotReach() {
    assertThat(shell.runLine("forget --help")).isZero();
    assertThat(shell.out())
        .contains("Not reached:", "safe.posts", "raw.posts", "control.preferences")
        .contains("old segments", "full budget")
        .contains(ErasureState.NOT_REACHED.get(0));
  }

  @Test
  void shouldCheckAPolicyBeforeItIsSubmitted() throws IOException {
    Path broken = Files.writeString(directory.resolve("broken.yaml"), "policy: [");

    shell.assertRefuses("policy submit " + broken, "broken.yaml", "not YAML");
    shell.assertRefuses("policy submit " + directory.resolve("absent.yaml"), "there is no policy");
  }

  @Test
  void shouldPriceDraws() {
    assertThat(
            shell.runLine(
                "lexicon price --draws 50 --k 5 --temperature nominal --lexicon "
                    + SmallLexicon.in(directory)))
        .isZero();

    assertThat(shell.out())
        .contains("50 draws, epsilon 1.0 each, delta 1.0E-6", "channel-exact")
        .contains("by epsilon alone", "50.000");
  }

  @Test
  void shouldPriceOutputSetsOnly() {
    shell.assertRefuses("lexicon price --mechanism santext", "only custext");
    shell.assertRefuses("lexicon price --draws 0", "--draws");
  }
}
