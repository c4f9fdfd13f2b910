package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconCache;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.build.LexiconBuild;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The default lexicon, built once by the real command, and what is promised of it. */
class LexiconIT {
  private static final String KEY = "ab".repeat(32);
  private static final Duration BUILD_LIMIT = Duration.ofSeconds(240);
  private static final Path CACHE = Path.of("target", "lexicon-cache").toAbsolutePath();
  private static final Path DEFAULT =
      LexiconCache.file(
          Map.of("XDG_CACHE_HOME", CACHE.toString()), CACHE, LexiconBuild.DEFAULT_NAME);
  private static final long TEN_GIGABYTES = 10L << 30;

  /** By input word its outputs, at 50 words a set. */
  private static final Map<String, Set<String>> OUTPUTS = new HashMap<>();

  @TempDir private Path directory;

  @BeforeAll
  static void build(@TempDir Path streams) throws Exception {
    Files.deleteIfExists(DEFAULT);

    CommandRun built = CommandRun.of(BUILD_LIMIT, streams, CACHE, "", "lexicon", "build");

    built.assertSucceeded();
    assertThat(built.output().strip()).isEqualTo(DEFAULT.toString());
    readDump(CommandRun.of(streams, CACHE, "", "lexicon", "dump", "--k", "50"));
  }

  private static void readDump(CommandRun dump) throws IOException {
    dump.assertSucceeded();
    try (Stream<String> lines = Files.lines(dump.out())) {
      lines
          .skip(1)
          .map(line -> line.split("\t"))
          .forEach(row -> OUTPUTS.computeIfAbsent(row[0], word -> new HashSet<>()).add(row[1]));
    }
  }

  private CommandRun run(String input, String... arguments) throws Exception {
    return CommandRun.of(directory, CACHE, input, arguments);
  }

  @Test
  void shouldHoldTheWordsOfTheModelAndSayWhereTheyComeFrom() throws Exception {
    CommandRun info = run("", "lexicon", "info", "--k", "50");

    info.assertSucceeded();
    assertThat(info.err()).isEmpty();
    assertThat(info.output())
        .contains("all-MiniLM-L6-v2", "counter-fitted with: WordNet 3.1", "of 384 dimensions")
        .contains(LexiconFile.open(DEFAULT).fingerprint())
        .containsPattern("balanced +\\d+ .* / 0[.,]00 %");
  }

  @Test
  void shouldKeepThePromiseOfEveryOutputSet() throws Exception {
    CommandRun audit =
        run(
            "",
            "lexicon",
            "audit",
            "--k",
            "50",
            "--temperature",
            "nominal",
            "--epsilon",
            "0.1,1,5,10");

    audit.assertSucceeded();
    List<String[]> rows =
        audit.output().lines().skip(2).map(line -> line.strip().split(" +")).toList();
    assertThat(rows).extracting(row -> row[0]).containsExactly("0.1", "1.0", "5.0", "10.0");
    assertThat(rows)
        .allSatisfy(
            row -> {
              assertThat(row[2]).isEqualTo(Integer.toString(LexiconFile.open(DEFAULT).size()));
              assertThat(Double.parseDouble(row[4]))
                  .isPositive()
                  .isLessThanOrEqualTo(Double.parseDouble(row[0]));
              assertThat(row[5]).isEqualTo("holds");
            });
  }

  @Test
  void shouldShowWhatComesOutForBoringAndNothingExciting() throws Exception {
    CommandRun show = run("", "lexicon", "show", "Boring", "--k", "50");

    show.assertSucceeded();
    assertThat(show.err()).isEmpty();
    assertThat(show.output())
        .containsPattern("cost of a draw: \\d[.,]\\d+, the true loss")
        .containsPattern("shares its output set with all of these \\(\\d+\\): .*\\bboring\\b")
        .containsPattern("(?m)^boring ")
        .doesNotContainPattern("\\bexciting\\b");
  }

  @ParameterizedTest
  @CsvSource({
    "boring, exciting",
    "good, bad",
    "happy, sad",
    "love, hate",
    "hot, cold",
    "rich, poor",
    "strong, weak",
    "easy, difficult",
    "beautiful, ugly",
    "success, failure",
    "win, lose",
    "friend, enemy",
    "right, wrong",
    "safe, dangerous",
    "clean, dirty",
    "true, false",
    "best, worst",
    "pleasant, unpleasant"
  })
  void shouldNotTurnAWordIntoItsOpposite(String word, String opposite) {
    assertThat(OUTPUTS).containsKeys(word, opposite);
    assertThat(OUTPUTS.get(word)).doesNotContain(opposite);
    assertThat(OUTPUTS.get(opposite)).doesNotContain(word);
    assertThat(OUTPUTS.get(word))
        .as("one output set for both makes them neighbours")
        .isNotEqualTo(OUTPUTS.get(opposite));
  }

  @Test
  void shouldDrawNothingButWordsOfTheVocabulary() {
    Lexicon lexicon = LexiconFile.open(DEFAULT);
    Set<String> outputs = new HashSet<>();
    OUTPUTS.values().forEach(outputs::addAll);

    assertThat(outputs).hasSizeGreaterThan(1000);
    assertThat(outputs).allMatch(word -> lexicon.find(word) != Lexicon.NONE);
    assertThat(OUTPUTS.keySet()).allMatch(word -> lexicon.find(word) != Lexicon.NONE);
    assertThat(OUTPUTS.values()).allMatch(set -> 2 <= set.size() && set.size() <= 51);
  }

  @Test
  void shouldGiveTheSameBytesForTheSameKey() throws Exception {
    String posts =
        """
        {"id":"1","author":"anna","text":"The boring film was bad, we left in 1999."}
        {"id":"2","author":"ben","text":"The boring film was good!"}
        """;
    String[] privatize = {"privatize", "--policy", "words-only", "--key", KEY};

    CommandRun first = run(posts, privatize);
    CommandRun second = run(posts, privatize);

    first.assertSucceeded();
    second.assertSucceeded();
    assertThat(first.out()).hasSameBinaryContentAs(second.out());
    assertThat(first.output().lines())
        .hasSize(2)
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains("\"released\":true", "\"text\":\"The ", "\"mechanism\":\"custext\"")
                    .doesNotContain("anna", "ben\"", "1999"));
    assertThat(first.err().lines())
        .singleElement()
        .isEqualTo("2 released, 0 not released under policy words-only version 1");
  }

  @Test
  void shouldTakeTheLexiconTheKeyAndTheWordsFromTheCommandLine() throws Exception {
    SmallLexicon.in(directory);
    String post =
        "{\"id\":\"1\",\"author\":\"anna\",\"text\":\"%s\"}%n"
            .formatted(String.join(" ", SmallLexicon.WORDS));
    String[] santext = {
      "privatize",
      "--lexicon",
      directory.resolve("small.plex").toString(),
      "--mechanism",
      "santext",
      "--entities",
      "off"
    };

    CommandRun one = run(post, with(santext, "--key", KEY));
    CommandRun other = run(post, with(santext, "--key", "cd".repeat(32)));

    one.assertSucceeded();
    other.assertSucceeded();
    assertThat(one.output())
        .contains("\"released\":true", "\"mechanism\":\"santext\"", "\"epsilonPerDistance\":")
        .containsPattern("\"guarantee\":\"santext: per word type of an author");
    assertThat(text(one)).hasSameSizeAs(text(other)).isNotEqualTo(text(other));
    assertThat(SmallLexicon.WORDS).containsAll(text(one)).containsAll(text(other));
    assertThat(one.err()).contains("under policy default-adjusted version 1");
  }

  private static String[] with(String[] arguments, String... more) {
    return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
  }

  private static List<String> text(CommandRun privatized) throws IOException {
    String text = new ObjectMapper().readTree(privatized.output()).path("text").asText();
    return List.of(text.split(" "));
  }

  @Test
  void shouldRefuseALexiconWithOneFlippedByte() throws Exception {
    byte[] bytes = Files.readAllBytes(DEFAULT);
    bytes[bytes.length / 2] ^= 1;
    Path damaged = Files.write(directory.resolve("damaged.plex"), bytes);

    for (String command : List.of("lexicon info", "lexicon audit", "privatize --epsilon 1")) {
      String[] arguments = (command + " --lexicon " + damaged).split(" ");
      run("", arguments).assertOneClearLine(damaged + ": is damaged", "palimpsest lexicon build");
    }
  }

  static List<Arguments> badVectors() {
    return List.of(
        arguments("ragged rows", text("zebra 1 2\nof 3\n"), ", line 2: 1 numbers where"),
        arguments("a number that is none", text("zebra 1 NaN\nof 3 4\n"), ", line 1: field 3"),
        arguments(
            "a word twice", text("zebra 1 2\nof 3 4\nzebra 5 6\n"), ", line 3: the same word as"),
        arguments("nothing", text(""), ": is empty"),
        arguments(
            "another encoding",
            "zebra 1 2\ngr\u00f6\u00dfe 3 4\n".getBytes(StandardCharsets.ISO_8859_1),
            ", line 2: not UTF-8"));
  }

  private static byte[] text(String lines) {
    return lines.getBytes(StandardCharsets.UTF_8);
  }

  @ParameterizedTest(name = "[{index}] {0}")
  @MethodSource("badVectors")
  void shouldSayWhatIsWrongWithVectorsAndWhere(String what, byte[] content, String complaint)
      throws Exception {
    Path vectors = Files.write(directory.resolve("vectors.txt"), content);

    CommandRun build = assertRefused(vectors, complaint);

    assertThat(build.err()).doesNotContain("zebra");
  }

  @Test
  void shouldRefuseADirectoryAndAMissingFileOfVectors() throws Exception {
    assertRefused(Files.createDirectory(directory.resolve("vectors")), ": is a directory");
    assertRefused(directory.resolve("nothing.txt"), ": there is no such file");
  }

  @Test
  void shouldRefuseTenGigabytesOfNothingBeforeItReadsThem() throws Exception {
    Path vectors = directory.resolve("sparse.txt");
    try (RandomAccessFile file = new RandomAccessFile(vectors.toFile(), "rw")) {
      file.setLength(TEN_GIGABYTES);
    }
    assertRefused(vectors, ", line 1: looks like a binary file");

    try (RandomAccessFile file = new RandomAccessFile(vectors.toFile(), "rw")) {
      file.write(text("zebra 1 2\nof 3 4\n"));
    }
    assertRefused(vectors, ", line 3: looks like a binary file");
  }

  private CommandRun assertRefused(Path vectors, String complaint) throws Exception {
    Path output = Files.createDirectories(directory.resolve("output"));

    CommandRun build =
        run(
            "",
            "lexicon",
            "build",
            "--vectors",
            vectors.toString(),
            "-o",
            output.resolve("words.plex").toString());

    build.assertOneClearLine(vectors + complaint);
    try (Stream<Path> left = Files.list(output)) {
      assertThat(left).isEmpty();
    }
    return build;
  }

  @Test
  void shouldLeaveTheOldLexiconWhereABadBuildWasToReplaceIt() throws Exception {
    Path vectors = Files.write(directory.resolve("vectors.txt"), text("tea 1 2\ncoffee 2 1\n"));
    Path target = directory.resolve("words.plex");
    String[] build = {"lexicon", "build", "--vectors", vectors.toString(), "-o", target.toString()};
    run("", build).assertSucceeded();
    byte[] old = Files.readAllBytes(target);

    Files.write(vectors, text("tea 1 2\ncoffee 2\n"));
    run("", build).assertOneClearLine(vectors + ", line 2: ");

    assertThat(Files.readAllBytes(target)).isEqualTo(old);
    assertThat(Arrays.asList(directory.toFile().list()))
        .noneMatch(name -> name.startsWith(".lexicon"));
  }
}
