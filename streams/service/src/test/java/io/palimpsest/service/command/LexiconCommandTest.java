package io.palimpsest.service.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.LexiconInfo;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LexiconCommandTest {
  @TempDir private static Path shared;
  private static Path lexicon;

  @TempDir private Path directory;
  private final Shell shell = new Shell();

  @BeforeAll
  static void write() {
    lexicon = SmallLexicon.in(shared);
  }

  private record Row(String input, String output, double score, long weight, double probability) {}

  private List<Row> dump(String options) {
    assertThat(shell.runLine("lexicon dump --lexicon " + lexicon + options)).isZero();
    assertThat(shell.err()).isEmpty();
    List<String> lines = shell.out().lines().toList();
    assertThat(lines.get(0)).isEqualTo("input\toutput\tscore\tweight\tprobability");
    return lines.stream().skip(1).map(LexiconCommandTest::row).toList();
  }

  private static Row row(String line) {
    String[] columns = line.split("\t", -1);
    assertThat(columns).hasSize(5);
    return new Row(
        columns[0],
        columns[1],
        Double.parseDouble(columns[2]),
        Long.parseLong(columns[3]),
        Double.parseDouble(columns[4]));
  }

  private static Map<String, List<Row>> byInput(List<Row> rows) {
    return rows.stream()
        .collect(Collectors.groupingBy(Row::input, LinkedHashMap::new, Collectors.toList()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " --k 4 --epsilon 0",
        " --k 5 --epsilon 10 --temperature nominal",
        " --k 5 --mapping conservative --epsilon 3",
        " --k 5 --mapping aggressive",
        " --k 2000 --epsilon 1000",
        " --mechanism santext --epsilon 2",
        " --mechanism exponential --epsilon 2"
      })
  void shouldDumpWeightsWhoseSharesAreTheProbabilities(String options) {
    byInput(dump(options))
        .forEach(
            (input, rows) -> {
              assertThat(rows).as(input).hasSizeGreaterThan(1);
              assertThat(rows).extracting(Row::output).as(input).doesNotHaveDuplicates();
              long sum = rows.stream().mapToLong(Row::weight).reduce(0, Math::addExact);
              for (Row row : rows) {
                assertThat(row.weight()).as(input).isPositive();
                assertThat(row.score()).as(input).isBetween(0.0, 1.0);
                assertThat(row.probability()).as(input).isEqualTo((double) row.weight() / sum);
              }
              assertThat(rows.stream().mapToDouble(Row::probability).sum())
                  .as(input)
                  .isCloseTo(1, within(1e-12));
            });
  }

  @Test
  void shouldDumpEveryInputInItsOrderAndOnlyWordsOfTheLexicon() {
    Map<String, List<Row>> table = byInput(dump(" --k 6"));

    assertThat(table.keySet()).containsExactlyElementsOf(SmallLexicon.WORDS);
    assertThat(table.values())
        .allSatisfy(
            rows ->
                assertThat(rows)
                    .extracting(Row::output)
                    .isSubsetOf(SmallLexicon.WORDS)
                    .isNotEmpty());
  }

  /** The same promise once more, from what is printed alone. */
  @ParameterizedTest
  @ValueSource(doubles = {0, 0.1, 1, 8})
  void shouldDumpATableThatKeepsThePromiseBetweenInputsOfOneSet(double epsilon) {
    Map<List<String>, List<List<Row>>> sets =
        byInput(dump(" --k 6 --epsilon " + epsilon)).values().stream()
            .collect(Collectors.groupingBy(rows -> rows.stream().map(Row::output).toList()));
    assertThat(sets.values()).allSatisfy(inputs -> assertThat(inputs).hasSizeGreaterThan(1));
    for (List<List<Row>> inputs : sets.values()) {
      for (List<Row> one : inputs) {
        for (List<Row> other : inputs) {
          assertThat(loss(one, other)).isLessThanOrEqualTo(epsilon + 1e-12);
        }
      }
    }
  }

  private static double loss(List<Row> one, List<Row> other) {
    double largest = 0;
    for (int i = 0; i < one.size(); i++) {
      BigDecimal ratio = share(one, i).divide(share(other, i), MathContext.DECIMAL128);
      largest = Math.max(largest, Math.log(ratio.doubleValue()));
    }
    return largest;
  }

  private static BigDecimal share(List<Row> rows, int output) {
    long sum = rows.stream().mapToLong(Row::weight).sum();
    return BigDecimal.valueOf(rows.get(output).weight())
        .divide(BigDecimal.valueOf(sum), MathContext.DECIMAL128);
  }

  @ParameterizedTest
  @CsvSource({
    "balanced, nominal",
    "balanced, calibrated",
    "conservative, nominal",
    "conservative, calibrated"
  })
  void shouldAuditThatNoLossIsAboveItsEpsilon(String mapping, String temperature) {
    int exit =
        shell.runLine(
            "lexicon audit --k 6 --epsilon 0,0.1,1,5,10,1000 --lexicon %s --mapping %s"
                    .formatted(lexicon, mapping)
                + " --temperature "
                + temperature);

    assertThat(exit).isZero();
    assertThat(shell.err()).isEmpty();
    List<String[]> rows =
        shell.out().lines().skip(2).map(line -> line.strip().split(" +")).toList();
    assertThat(rows)
        .extracting(row -> Double.parseDouble(row[0]))
        .containsExactly(0.0, 0.1, 1.0, 5.0, 10.0, 1000.0);
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(Integer.parseInt(row[2])).isEqualTo(SmallLexicon.WORDS.size());
              assertThat(Double.parseDouble(row[4]))
                  .isNotNegative()
                  .isGreaterThanOrEqualTo(Double.parseDouble(row[3]) - 1e-12)
                  .isLessThanOrEqualTo(Double.parseDouble(row[0]));
              assertThat(row[5]).isEqualTo("holds");
            });
  }

  @Test
  void shouldAuditTheExponentialMechanismAsOneSet() {
    assertThat(shell.runLine("lexicon audit --mechanism exponential --lexicon " + lexicon))
        .isZero();

    assertThat(shell.out().lines().skip(2))
        .singleElement()
        .asString()
        .matches("1\\.0 +1 +" + SmallLexicon.WORDS.size() + " .* holds");
  }

  @Test
  void shouldFailTheAuditOfAnAggressiveMappingAndSayWhy() {
    assertThat(shell.runLine("lexicon audit --k 6 --mapping aggressive --lexicon " + lexicon))
        .isEqualTo(1);

    assertThat(shell.out())
        .contains("Infinity", "BROKEN", "alone with their output set", "nothing is promised");
    assertThat(shell.err()).isEmpty();
  }

  @Test
  void shouldSayThatTheLossOfSantextIsNoNumber() {
    assertThat(shell.runLine("lexicon audit --mechanism santext --lexicon " + lexicon))
        .isEqualTo(2);

    assertThat(shell.err().lines())
        .singleElement()
        .asString()
        .contains("--mechanism", "grows with distance", "SantextMechanism.proof.md");
  }

  @Test
  void shouldShowWhatComesOutForAWordInAnyCase() {
    assertThat(shell.runLine("lexicon show TEA --k 5 --lexicon " + lexicon)).isZero();

    String shown = shell.out();
    List<Row> rows = byInput(dump(" --k 5")).get("tea");
    assertThat(rows).hasSizeGreaterThan(1);
    for (Row row : rows) {
      assertThat(shown).containsPattern("(?m)^" + row.output() + " +[01]\\.\\d{4} +0\\.\\d{6}$");
    }
    assertThat(shown)
        .containsPattern("^cost of a draw: [01]\\.\\d+, the true loss")
        .containsPattern("(?m)^shares its output set with all of these \\(\\d+\\): .*\\btea\\b");
  }

  @Test
  void shouldShowTheCostInTheWordsOfTheMechanism() {
    shell.runLine("lexicon show tea --mechanism santext --epsilon 3 --lexicon " + lexicon);
    assertThat(shell.out()).contains("3.0 for each unit of distance");

    shell.runLine("lexicon show tea --mechanism exponential --lexicon " + lexicon);
    assertThat(shell.out()).contains("the true loss", "... and ").doesNotContain("told from");

    shell.runLine("lexicon show tea --mapping aggressive --lexicon " + lexicon);
    assertThat(shell.out()).contains("cost of a draw: no bound");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hushhush", "HUSHHUSH", "tea-hush", "hush@example.org", "4711hush"})
  void shouldNotQuoteAWordThatItDoesNotKnow(String word) {
    shell.assertRefuses("lexicon show " + word + " --lexicon " + lexicon, "54 words", "unknown");

    assertThat(shell.err()).doesNotContainIgnoringCase("hush");
  }

  @Test
  void shouldInformAboutTheLexiconAndAllThreeMappings() {
    assertThat(shell.runLine("lexicon info --k 5 --lexicon " + lexicon)).isZero();

    assertThat(shell.err()).isEmpty();
    assertThat(shell.out())
        .contains("made by hand", "for: tests", "54 of 3 dimensions", "euclidean")
        .contains(LexiconFile.open(lexicon).fingerprint())
        .contains("output sets of 5 words")
        .containsPattern("(?m)^aggressive +54 +1\\.0 / 1 +\\S+ % / \\S+ %")
        .containsPattern("(?m)^balanced +\\d+ +\\S+ / \\d+ +\\S+ % / 0\\.00 %")
        .containsPattern("(?m)^conservative +\\d+ +\\S+ / \\d+ +\\S+ % / 0\\.00 %");
  }

  @ParameterizedTest
  @CsvSource({
    "dump, --k 1, --k",
    "dump, --k 2001, --k",
    "dump, --k many, --k",
    "show tea, --k 0, --k",
    "info, --k 1, --k",
    "info, --k 2001, --k",
    "info, --k many, --k",
    "dump, --epsilon -1, --epsilon",
    "dump, --epsilon 1001, --epsilon",
    "dump, --epsilon NaN, --epsilon",
    "dump, --epsilon 1e999, --epsilon",
    "dump, --epsilon some, --epsilon",
    "show tea, --epsilon -0.5, --epsilon",
    "audit, --epsilon some, --epsilon",
    "dump, --mapping even, --mapping",
    "dump, --temperature warm, --temperature",
    "dump, --mapping aggressive --temperature calibrated, --temperature",
    "dump, --mechanism redact, --mechanism",
    "dump, --mechanism dice, --mechanism",
    "show tea, --mechanism redact, --mechanism",
    "dump, --mechanism santext --k 5, --k",
    "dump, --mechanism exponential --mapping balanced, --mapping",
    "dump, --level user, --level",
    "info, --nonsense, --nonsense"
  })
  void shouldNameTheOptionThatIsWrong(String command, String options, String named) {
    shell.assertRefuses("lexicon %s --lexicon %s %s".formatted(command, lexicon, options), named);
  }

  @ParameterizedTest
  @ValueSource(strings = {"info", "show tea"})
  void shouldRefuseALexiconThatIsNoneOrNoMore(String command) throws IOException {
    byte[] bytes = Files.readAllBytes(lexicon);
    Path cut = Files.write(directory.resolve("cut"), Arrays.copyOf(bytes, bytes.length / 2));
    bytes[bytes.length / 2] ^= 1;
    Path flipped = Files.write(directory.resolve("flipped"), bytes);
    Path other = Files.writeString(directory.resolve("other"), "hush hush\n");

    assertRefused(command, flipped, "is damaged");
    assertRefused(command, cut, "is cut off");
    assertRefused(command, other, "is not a lexicon");
    assertRefused(command, directory, "is a directory");
    assertRefused(command, directory.resolve("nothing"), "there is no such file");
  }

  private void assertRefused(String command, Path file, String complaint) {
    shell.assertRefuses(
        "lexicon %s --lexicon %s".formatted(command, file), file + ": " + complaint);
    assertThat(shell.err()).doesNotContain("hush");
  }

  @Test
  void shouldBuildFromVectorsAndPrintWhereTheLexiconLies() throws IOException {
    Path vectors = Files.writeString(directory.resolve("v.txt"), "tea 1 2\ncoffee 2 1\n42 1 1\n");
    Path target = directory.resolve("below/words.plex");

    int exit =
        shell.runLine(
            "lexicon build --metric euclidean --vectors %s -o %s".formatted(vectors, target));

    assertThat(exit).isZero();
    assertThat(shell.out().strip()).isEqualTo(target.toString());
    LexiconInfo info = LexiconFile.open(target).info();
    assertThat(shell.err().strip())
        .isEqualTo("2 words of 2 dimensions, fingerprint " + info.fingerprint());
    assertThat(info.source()).isEqualTo("v.txt");
    assertThat(info.metric()).isEqualTo(Metric.EUCLIDEAN);
    assertThat(info.notes()).containsEntry("left out, not words", "1");
  }

  @Test
  void shouldSayHowWellTheWordsAgreeWithPeople() throws IOException {
    Path vectors =
        Files.writeString(
            directory.resolve("v.txt"), "tea 1 0\ncoffee 1 0.1\nbridge 0 1\nroad 0.3 1\n");
    Path people =
        Files.writeString(
            directory.resolve("simlex.txt"),
            "word1\tword2\tPOS\tSimLex999\ntea\tcoffee\tN\t9\nroad\tbridge\tN\t5\ntea\troad\tN\t1\n");
    String build =
        "lexicon build --vectors %s -o %s --simlex "
            .formatted(vectors, directory.resolve("words.plex"));

    assertThat(shell.runLine(build + people)).isZero();
    assertThat(shell.err()).contains("SimLex-999: Spearman 1.000");

    Files.writeString(people, "word1\tword2\tPOS\tSimLex999\nzebra\tlion\tN\t9\n");
    assertThat(shell.runLine(build + people)).isZero();
    assertThat(shell.err()).contains("SimLex-999: too few of its words are in the lexicon");
  }

  @Test
  void shouldRefuseWhatItCannotBuildFromAndLeaveNothing() throws IOException {
    Path vectors = Files.writeString(directory.resolve("v.txt"), "hush 1 2\ncoffee 2\n");
    Path output = Files.createDirectory(directory.resolve("output"));
    String build = "lexicon build -o %s --vectors ".formatted(output.resolve("words.plex"));

    shell.assertRefuses(build + vectors, vectors + ", line 2: ");
    assertThat(shell.err()).doesNotContain("hush");
    shell.assertRefuses(build + directory, "is a directory");
    shell.assertRefuses(build + directory.resolve("nothing"), "there is no such file");
    shell.assertRefuses(build + vectors + " --metric manhattan", "--metric", "cosine");
    shell.assertRefuses(build + vectors + " --simlex " + directory.resolve("nothing"), "nothing");
    assertThat(output).isEmptyDirectory();
  }
}
