package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LexiconFileTest {
  private static final byte[] GOOD = LexiconBytes.good();
  private static final String AGAIN = ": build it again with 'palimpsest lexicon build'";

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = directory.resolve("words.plex");
  }

  /** Files of version 1 exist. Whoever has to change this test needs a new version. */
  @Test
  void shouldKeepItsFormat() {
    LexiconDraft draft =
        new LexiconDraft(
            "x", Map.of("n", "v"), List.of("a", "b"), new float[] {1, -2}, 1, Metric.EUCLIDEAN);

    String content =
        "89504c45580d0a1a" // magic
            + "01000000" // version
            + "00000000" // Euclidean
            + "02000000" // words
            + "01000000" // dimensions
            + "02000000" // neighbours stored
            + "06000000" // bytes of the description
            + "04000000" // bytes of the words
            + "00".repeat(28)
            + hex("x\nn\tv\n".getBytes(StandardCharsets.UTF_8))
            + hex("a\nb\n".getBytes(StandardCharsets.UTF_8))
            + "00".repeat(54)
            + ("0000803f" + "000000c0") // 1 and -2
            + "00".repeat(56)
            + ("00000000" + "01000000") // a is near a, then b
            + ("01000000" + "00000000");
    String fingerprint = "e5155277fd181017278c27c53dd829252f2e9e46b5d76af04dec6a6f7e7573a5";
    assertThat(hex(LexiconBytes.of(draft))).isEqualTo(content + fingerprint);
  }

  @Test
  void shouldSayWhatItHolds() {
    LexiconInfo written =
        LexiconFile.write(file, Drafts.three(Metric.COSINE), ProgressListener.NONE);
    Lexicon lexicon = LexiconFile.open(file);

    assertThat(lexicon.info()).isEqualTo(written);
    assertThat(written.source()).isEqualTo("made by hand");
    assertThat(written.metric()).isEqualTo(Metric.COSINE);
    assertThat(written.words()).isEqualTo(3);
    assertThat(written.dimensions()).isEqualTo(2);
    assertThat(written.storedNeighbours()).isEqualTo(3);
    assertThat(written.notes())
        .containsExactly(
            Map.entry("similarity before", "0.37"), Map.entry("similarity after", "0.58"));
    assertThat(written.fingerprint()).matches("[0-9a-f]{64}");
    assertThat(lexicon.fingerprint()).isEqualTo(written.fingerprint());
  }

  @Test
  void shouldStoreDirectionsForCosineAndVectorsAsTheyAreForEuclidean() {
    LexiconFile.write(file, Drafts.three(Metric.COSINE), ProgressListener.NONE);
    assertThat(LexiconFile.open(file).space().vector(0)).containsExactly(0.6f, 0.8f);

    LexiconFile.write(file, Drafts.three(Metric.EUCLIDEAN), ProgressListener.NONE);
    assertThat(LexiconFile.open(file).space().vector(0)).containsExactly(3, 4);
  }

  @Test
  void shouldNoticeEveryByteThatIsCutOff() throws IOException {
    for (int length = 0; length < GOOD.length; length++) {
      Files.write(file, Arrays.copyOf(GOOD, length));

      int expected = length < LexiconLayout.HEADER_BYTES ? 64 : GOOD.length;
      assertRefused(
          "is cut off (%d bytes where %d are expected)".formatted(length, expected) + AGAIN);
    }
  }

  @Test
  void shouldNoticeEveryBitThatChanges() throws IOException {
    for (int position = 0; position < GOOD.length; position++) {
      Files.write(file, LexiconBytes.flipped(GOOD, position, 1 << position % Byte.SIZE));

      assertThatThrownBy(() -> LexiconFile.open(file)).isInstanceOf(LexiconException.class);
    }
  }

  static List<Arguments> badFiles() {
    int vectorsAt = 192;
    int neighboursAt = 256;
    String content = "is damaged (what it holds makes no lexicon)" + AGAIN;
    String header = "is damaged (its header is impossible)" + AGAIN;
    String words = "coffee\ntea\nnaïve\n";
    return List.of(
        bad(
            "a text".getBytes(StandardCharsets.UTF_8),
            "is not a lexicon: build one with 'palimpsest lexicon build'"),
        bad(new byte[1000], "is not a lexicon: build one with 'palimpsest lexicon build'"),
        bad(
            LexiconBytes.withInt(GOOD, 8, 2),
            "was written by another version of palimpsest (format 2, this one reads 1)" + AGAIN),
        bad(
            Arrays.copyOf(GOOD, GOOD.length + 1),
            "is damaged (it is longer than its header says)" + AGAIN),
        bad(
            LexiconBytes.flipped(GOOD, GOOD.length - 1, 1),
            "is damaged (its fingerprint differs)" + AGAIN),
        bad(LexiconBytes.flipped(GOOD, 70, 1), "is damaged (its fingerprint differs)" + AGAIN),
        // sizes
        bad(LexiconBytes.withInt(GOOD, 12, 2), header),
        bad(LexiconBytes.withInt(GOOD, 16, 0), header),
        bad(LexiconBytes.withInt(GOOD, 16, -1), header),
        bad(LexiconBytes.withInt(GOOD, 16, Integer.MAX_VALUE), header),
        bad(LexiconBytes.withInt(GOOD, 20, 0), header),
        bad(LexiconBytes.withInt(GOOD, 20, Integer.MAX_VALUE), header),
        bad(LexiconBytes.withInt(GOOD, 24, 0), header),
        bad(LexiconBytes.withInt(GOOD, 24, 4), header),
        bad(LexiconBytes.withInt(GOOD, 28, -1), header),
        bad(LexiconBytes.withInt(GOOD, 28, Integer.MAX_VALUE), header),
        bad(LexiconBytes.withInt(GOOD, 32, Integer.MIN_VALUE), header),
        bad(LexiconBytes.withInt(GOOD, 32, Integer.MAX_VALUE), header),
        bad(LexiconBytes.withInt(LexiconBytes.withInt(GOOD, 16, 1 << 20), 20, 2000), header),
        bad(
            LexiconBytes.withInt(GOOD, 16, 1 << 20),
            "is cut off (324 bytes where 20971744 are expected)" + AGAIN),
        // content with the right fingerprint
        bad(spoilt(words, "coffee\ntea\ntea\nab\n"), content),
        bad(spoilt(words, "coffee\ntea\nna ve9\n"), content),
        bad(spoilt(words, "coffee\nTea\nnaïve\n"), content),
        bad(spoilt(words, "coffee\ntea naïve\n"), content),
        bad(spoilt(words, "coffee\ntea\nnaïvee"), content),
        bad(LexiconBytes.resealed(LexiconBytes.withInt(GOOD, vectorsAt, 0x7fc00000)), content),
        bad(LexiconBytes.resealed(LexiconBytes.withInt(GOOD, vectorsAt, 0x40000000)), content),
        bad(LexiconBytes.resealed(LexiconBytes.withInt(GOOD, neighboursAt, 1)), content),
        bad(LexiconBytes.resealed(LexiconBytes.withInt(GOOD, neighboursAt + 4, 3)), content),
        bad(LexiconBytes.resealed(LexiconBytes.withInt(GOOD, neighboursAt + 4, -1)), content));
  }

  @ParameterizedTest(name = "[{index}] {1}")
  @MethodSource("badFiles")
  void shouldSayInOneLineWhatIsWrong(byte[] content, String message) throws IOException {
    Files.write(file, content);

    assertRefused(message);
  }

  @Test
  void shouldSayThatThereIsNoFile() {
    assertRefused("there is no such file: build it with 'palimpsest lexicon build'");
  }

  @Test
  void shouldRefuseADirectory() throws IOException {
    Files.createDirectory(file);

    assertRefused("is a directory: name a file");
    assertThatThrownBy(
            () -> LexiconFile.write(file, Drafts.three(Metric.COSINE), ProgressListener.NONE))
        .isInstanceOf(LexiconException.class)
        .hasMessage(file + ": is a directory: name a file");
  }

  @Test
  void shouldSayThatItMayNotRead() throws IOException {
    Files.write(file, GOOD);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeThat(Files.isReadable(file)).as("root may read everything").isFalse();

    assertRefused("cannot be read (permission denied): check the file and its permissions");
  }

  @Test
  void shouldRefuseAHugeFileAtOnce() throws IOException {
    try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
      huge.write(GOOD);
      huge.setLength(10_000_000_000L);
    }

    assertRefused("is damaged (it is longer than its header says)" + AGAIN);
  }

  @Test
  void shouldKeepItsMessageOnOneLineWhateverTheNameOfTheFile() {
    Path odd = directory.resolve("a\nb\u202e\u0007.plex");

    assertThatThrownBy(() -> LexiconFile.open(odd))
        .hasMessage(
            directory.resolve("a b .plex")
                + ": there is no such file: build it with 'palimpsest lexicon build'");
  }

  private void assertRefused(String message) {
    assertThatThrownBy(() -> LexiconFile.open(file))
        .isInstanceOf(LexiconException.class)
        .hasMessage(file + ": " + message)
        .hasNoCause();
  }

  private static byte[] spoilt(String words, String others) {
    byte[] from = words.getBytes(StandardCharsets.UTF_8);
    byte[] to = others.getBytes(StandardCharsets.UTF_8);
    assertThat(to).as("the file keeps its sizes").hasSameSizeAs(from);
    byte[] copy = GOOD.clone();
    int at = new String(GOOD, StandardCharsets.ISO_8859_1).indexOf("coffee");
    System.arraycopy(to, 0, copy, at, to.length);
    return LexiconBytes.resealed(copy);
  }

  private static Arguments bad(byte[] content, String message) {
    return arguments(content, message);
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
