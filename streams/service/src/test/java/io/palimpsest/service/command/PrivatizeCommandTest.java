package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the command understands, on no posts at all: answers go straight to the standard output of
 * the process, so they are looked at in {@code WordLinesTest} and by the integration tests.
 */
class PrivatizeCommandTest {
  private static final InputStream STANDARD_INPUT = System.in;

  @TempDir private static Path shared;
  private static Path lexicon;

  @TempDir private Path directory;
  private final Shell shell = new Shell();

  @BeforeAll
  static void write() {
    lexicon = SmallLexicon.in(shared);
  }

  @BeforeEach
  void takeInputAway() {
    System.setIn(InputStream.nullInputStream());
  }

  @AfterEach
  void giveInputBack() {
    System.setIn(STANDARD_INPUT);
  }

  @ParameterizedTest
  @CsvSource({
    "--policy words-only, words-only",
    "--policy redact, redact",
    "--max-text-bytes 10, default",
    "--epsilon 2, default-adjusted",
    "--k 5, default-adjusted",
    "--mapping conservative, default-adjusted",
    "--mapping aggressive --acknowledge-no-guarantee, default-adjusted",
    "--temperature nominal, default-adjusted",
    "--level token, default-adjusted",
    "--stopwords sample, default-adjusted",
    "--unknown drop, default-adjusted",
    "--mechanism santext, default-adjusted",
    "--mechanism exponential --epsilon 3, default-adjusted",
    "--mechanism redact, default-adjusted",
    "--epsilon 1 --k 5 --entities off, default-adjusted",
    "--policy redact --mechanism custext --epsilon 1, redact-adjusted",
    "--entities on, default",
    "--policy words-only --entities on, words-only-adjusted",
    "--policy words-only --entities off, words-only",
    "--policy entities-only, entities-only",
    "--mechanism keep --acknowledge-no-guarantee, default-adjusted",
    "--budget 10, default-adjusted",
    "--accountant pure, default-adjusted",
    "--budget 10 --accountant zcdp --epsilon 2, default-adjusted"
  })
  void shouldNotClaimToFollowAPolicyThatWasChanged(String options, String name) {
    assertThat(shell.runLine("privatize --lexicon %s %s".formatted(lexicon, options))).isZero();

    assertThat(shell.out()).isEmpty();
    assertThat(shell.err().strip())
        .isEqualTo("0 released, 0 not released under policy " + name + " version 1");
  }

  @Test
  void shouldNameAChangedPolicyFileAfterItself() throws IOException {
    Path policy =
        Files.writeString(
            directory.resolve("p.yaml"),
            """
            policy: mine
            version: 7
            topics: [raw.posts]
            tokens: { mechanism: santext, epsilon: 2.0 }
            """);

    shell.runLine("privatize --lexicon %s --policy %s --level record".formatted(lexicon, policy));

    assertThat(shell.err()).contains("under policy mine-adjusted version 7");
  }

  @ParameterizedTest
  @CsvSource({
    "--k 1, --k",
    "--k 2001, --k",
    "--k many, --k",
    "--epsilon -1, --epsilon",
    "--epsilon 1001, --epsilon",
    "--epsilon NaN, --epsilon",
    "--epsilon some, --epsilon",
    "--mapping even, --mapping",
    "--temperature warm, --temperature",
    "--level post, --level",
    "--stopwords drop, --stopwords",
    "--unknown keep, --unknown",
    "--mechanism dice, --mechanism",
    "--mechanism santext --k 5, --k",
    "--mechanism redact --epsilon 1, --epsilon",
    "--policy redact --k 5, --k",
    "--policy redact --mechanism custext, --epsilon",
    "--epsilon 1 --entities yes, --entities",
    "--mechanism keep, --acknowledge-no-guarantee",
    "--mechanism santext --acknowledge-no-guarantee, --acknowledge-no-guarantee",
    "--key 1234, --key",
    "--mapping aggressive --acknowledge-no-guarantee --temperature calibrated, --temperature"
  })
  void shouldNameTheOptionThatIsWrong(String options, String named) {
    shell.assertRefuses("privatize --lexicon %s %s".formatted(lexicon, options), named);
  }

  @Test
  void shouldRefuseAMappingWithoutAGuaranteeUnlessThatIsAcknowledged() {
    shell.assertRefuses(
        "privatize --mapping aggressive --lexicon " + lexicon,
        "--mapping",
        "promises nothing",
        "acknowledge-no-guarantee");
  }

  @Test
  void shouldRefuseALexiconThatCannotBeUsedBeforeTheFirstPost() throws IOException {
    byte[] bytes = Files.readAllBytes(lexicon);
    bytes[bytes.length / 2] ^= 1;
    Path damaged = Files.write(directory.resolve("damaged"), bytes);

    shell.assertRefuses("privatize --policy words-only --lexicon " + damaged, "is damaged");
    shell.assertRefuses("privatize --epsilon 1 --lexicon " + directory, "is a directory");
    shell.assertRefuses("privatize --k 5 --lexicon " + directory.resolve("no"), "no such file");
  }

  @Test
  void shouldNeedNoLexiconToRedact() {
    assertThat(
            shell.run(
                "privatize", "--policy", "redact", "--lexicon", directory.resolve("no").toString()))
        .isZero();

    assertThat(shell.err()).contains("under policy redact version 1");
  }
}
