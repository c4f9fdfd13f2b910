package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.lexicon.LexiconException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimilarityJudgementsTest {
  private static final String HEAD = "word1\tword2\tPOS\tSimLex999\tconc(w1)\n";

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = directory.resolve("simlex.txt");
  }

  private SimilarityJudgements read(String table) throws IOException {
    return SimilarityJudgements.read(Files.writeString(file, table));
  }

  @Test
  void shouldCompareThePairsThatTheLexiconKnows() throws IOException {
    SimilarityJudgements judgements =
        read(
            HEAD
                + "tea\tcoffee\tN\t9.5\t4.2\n"
                + "zebra\ttea\tN\t0\t1\n"
                + "tea\troad\tN\t1.25\t4.2\n"
                + "road\tstreet\tN\t8\t4.2\n");
    Map<String, Integer> numbers = Map.of("tea", 0, "coffee", 1, "road", 2, "street", 3);

    // People rank (tea, coffee), then (road, street), then (tea, road); products are 0, 6, 0, and
    // by hand the ranks 2, 0, 1 and 0.5, 0.5, 2 give 0.
    assertThat(judgements.agreement(numbers, (a, b) -> a * b)).hasValueCloseTo(0.0, within(1e-12));
    assertThat(judgements.agreement(numbers, (a, b) -> a + b == 1 ? 9 : a * b))
        .hasValueCloseTo(1.0, within(1e-12));
  }

  @Test
  void shouldSayNothingWhereTooLittleIsKnown() throws IOException {
    SimilarityJudgements judgements = read(HEAD + "tea\tcoffee\tN\t9.5\t4.2\na\tb\tN\t1\t1\n");

    assertThat(judgements.agreement(Map.of(), (a, b) -> 1)).isEmpty();
    assertThat(judgements.agreement(Map.of("tea", 0, "coffee", 1), (a, b) -> 1)).isEmpty();
    assertThat(read(HEAD).agreement(Map.of("tea", 0), (a, b) -> 1)).isEmpty();
    assertThat(read("").agreement(Map.of("tea", 0), (a, b) -> 1)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'hush\thush\tN', fewer than four columns",
    "'hush', fewer than four columns",
    "'', fewer than four columns",
    "'hush hush N 5', fewer than four columns",
    "'hush\thush\tN\thush\t1', the fourth column is no number",
    "'hush\thush\tN\t\t1', the fourth column is no number",
    "'hush\thush\tN\t1,5\t1', the fourth column is no number",
    "'hush\thush\tN\tNaN\t1', the fourth column is no number"
  })
  void shouldSayWhichLineIsWrongWithoutQuotingIt(String line, String complaint) {
    assertThatThrownBy(() -> read(HEAD + "tea\tcoffee\tN\t9\t1\n" + line + "\nx\ty\tN\t1\t1\n"))
        .isInstanceOf(LexiconException.class)
        .hasMessage(file + ", line 3: " + complaint + ": is it SimLex-999?")
        .hasMessageNotContaining("hush")
        .hasNoCause();
  }

  @Test
  void shouldNameAFileThatCannotBeRead() throws IOException {
    assertRefused(file, "cannot be read (");
    assertRefused(directory, "cannot be read (");
    Files.write(file, (HEAD + "h\u00fcsh\n").getBytes(StandardCharsets.ISO_8859_1));
    assertRefused(file, "is not UTF-8");
  }

  private static void assertRefused(Path unreadable, String complaint) {
    assertThatThrownBy(() -> SimilarityJudgements.read(unreadable))
        .isInstanceOf(LexiconException.class)
        .hasMessageStartingWith(unreadable + ": " + complaint)
        .hasMessageMatching("\\V*")
        .hasNoCause();
  }
}
