package io.palimpsest.language.lexicon.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VectorFileTest {
  private static final String GLOVE = "the 0.418 -1e-3\nof 2 3.5\n";
  private static final String DAMAGED = "the gzip data is damaged or cut off: fetch the file again";

  @TempDir private Path directory;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = directory.resolve("vectors.txt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        GLOVE,
        "2 2\n" + GLOVE,
        "2 2 \nthe 0.418 -1e-3 \nof 2 3.5 \n",
        "the\t0.418\t-1e-3\nof\t2\t3.5\n",
        "the 0.418 -1e-3\r\nof 2 3.5\r\n",
        "the 0.418 -1e-3\nof 2 3.5",
        "the  0.41800 -.001\nof +2.0 35E-1\n",
        "\ufeffthe 0.418 -1e-3\nof 2 3.5\n",
        "\ufeff2 2\n" + GLOVE,
        "THE 0.418 -1e-3\nOf 2 3.5\n"
      })
  void shouldReadVectorsHoweverTheyAreWritten(String text) throws IOException {
    WordVectors found = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(found.words()).containsExactly("the", "of");
    assertThat(found.vectors()).containsExactly(0.418f, -0.001f, 2, 3.5f);
    assertThat(found.dimensions()).isEqualTo(2);
    assertThat(found.notWords() + found.sameWords()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"vectors.txt.gz", "vectors.txt", "no name at all"})
  void shouldReadGzipWhateverTheNameOfTheFile(String name) throws IOException {
    file = directory.resolve(name);

    assertThat(read(zipped(GLOVE)).words()).containsExactly("the", "of");
  }

  @Test
  void shouldReadGzipInSeveralPieces() throws IOException {
    ByteArrayOutputStream pieces = new ByteArrayOutputStream();
    pieces.write(zipped("the 1 2\no"));
    pieces.write(zipped("f 3 4\n"));

    assertThat(read(pieces.toByteArray()).words()).containsExactly("the", "of");
  }

  @Test
  void shouldLeaveOutAndCountWhatIsNoWord() throws IOException {
    String text =
        String.join(
            "\n",
            "the 1 1",
            ", 1 2",
            "42 1 3",
            "u.s. 1 4",
            "well-known 1 5",
            "n't 1 6",
            "'s 1 7",
            "a@b.co 1 8",
            "</s> 0 0",
            "a\u0085b 1 9",
            "z".repeat(500) + " 1 9",
            " 2 1",
            "coffee 1 1");

    WordVectors found = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(found.words()).containsExactly("the", "n't", "coffee");
    assertThat(found.vectors()).containsExactly(1, 1, 1, 6, 1, 1);
    assertThat(found.notWords()).isEqualTo(10);
    assertThat(found.notes())
        .containsExactly(
            Map.entry("words kept", "3"),
            Map.entry("left out, not words", "10"),
            Map.entry("left out, same but for case", "0"));
  }

  @Test
  void shouldKeepTheFirstOfWordsThatDifferInCaseOnly() throws IOException {
    String text =
        "the 1 1\nThe 2 2\nTHE 3 3\nDon’t 4 4\ndon't 5 5\nna\u00efve 6 6\nnai\u0308ve 7 7\n";

    WordVectors found = read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(found.words()).containsExactly("the", "don't", "na\u00efve");
    assertThat(found.vectors()).containsExactly(1, 1, 4, 4, 6, 6);
    assertThat(found.sameWords()).isEqualTo(4);
  }

  @Test
  void shouldTakeAZeroVectorWhereDirectionDoesNotMatter() throws IOException {
    Files.writeString(file, "the 0 0\nof 1 2\n");

    assertThat(VectorFile.read(file, Metric.EUCLIDEAN, ProgressListener.NONE).words()).hasSize(2);
  }

  @Test
  void shouldGrowWithTheFile() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 5000; i++) {
      text.append(word(i)).append(' ').append(i).append(" 1\n");
    }

    WordVectors found = read(zipped(text.toString()));

    assertThat(found.words()).hasSize(5000).startsWith(word(0)).endsWith(word(4999));
    for (int i = 0; i < 5000; i++) {
      assertThat(found.vectors()[2 * i]).isEqualTo(i);
    }
    assertThat(found.vectors()).hasSize(10_000);
  }

  @Test
  void shouldReportTheBytesItHasRead() throws IOException {
    byte[] content = zipped(GLOVE);
    Files.write(file, content);
    List<Long> calls = new ArrayList<>();

    VectorFile.read(
        file,
        Metric.COSINE,
        (done, total) -> {
          assertThat(total).isEqualTo(content.length);
          calls.add(done);
        });

    assertThat(calls).isSorted().endsWith((long) content.length);
  }

  @Test
  void shouldRefuseGzipThatIsCutOff() throws IOException {
    byte[] content = zipped(GLOVE);
    for (int length = 2; length < content.length; length++) {
      assertRefused(Arrays.copyOf(content, length), ": " + DAMAGED);
    }
  }

  @Test
  void shouldRefuseGzipThatIsDamaged() throws IOException {
    byte[] content = zipped(GLOVE);
    content[content.length - 8] ^= 1; // its checksum

    assertRefused(content, ": " + DAMAGED);
  }

  @Test
  void shouldSayThatThereIsNoFile() {
    assertThatThrownBy(() -> VectorFile.read(file, Metric.COSINE, ProgressListener.NONE))
        .isInstanceOf(LexiconException.class)
        .hasMessage(file + ": there is no such file: check its name");
  }

  @Test
  void shouldRefuseADirectory() {
    assertThatThrownBy(() -> VectorFile.read(directory, Metric.COSINE, ProgressListener.NONE))
        .isInstanceOf(LexiconException.class)
        .hasMessage(directory + ": is a directory: name a file");
  }

  @Test
  void shouldSayThatItMayNotRead() throws IOException {
    Files.writeString(file, GLOVE);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeThat(Files.isReadable(file)).as("root may read everything").isFalse();

    assertThatThrownBy(() -> VectorFile.read(file, Metric.COSINE, ProgressListener.NONE))
        .hasMessage(
            file + ": cannot be read (permission denied): check the file and its permissions");
  }

  @Test
  void shouldRefuseTenGigabytesOfNothingAtOnce() throws IOException {
    try (RandomAccessFile huge = new RandomAccessFile(file.toFile(), "rw")) {
      huge.setLength(10_000_000_000L);
    }

    assertRefusedEarly("line 1: looks like a binary");
  }

  @Test
  void shouldRefuseALineWithoutEndBeforeReadingItAll() throws IOException {
    Files.write(file, "a".repeat(10_000_000).getBytes(StandardCharsets.UTF_8));
    assertRefusedEarly("line 1: longer than 65536 bytes");

    Files.write(file, zipped("the 1\n" + "1 ".repeat(5_000_000)));
    assertRefusedEarly("line 2: longer than 65536 bytes");
  }

  @Test
  void shouldRefuseMoreWordsThanALexiconHolds() throws IOException {
    byte[] content = ", 1\n".repeat((1 << 20) + 1).getBytes(StandardCharsets.UTF_8);

    assertRefused(
        content,
        ", line 1048577: more than 1048576 words:"
            + " keep the first lines only, they are the most frequent words");
  }

  /** Within the first 256 kB of the file. */
  private void assertRefusedEarly(String message) {
    ProgressListener limit =
        (done, total) -> assertThat(done).as("bytes read").isLessThanOrEqualTo(1 << 18);

    assertThatThrownBy(() -> VectorFile.read(file, Metric.COSINE, limit))
        .isInstanceOf(LexiconException.class)
        .hasMessageStartingWith(file + ", " + message);
  }

  private void assertRefused(byte[] content, String message) throws IOException {
    assertThatThrownBy(() -> read(content))
        .isInstanceOf(LexiconException.class)
        .hasMessage(file + message)
        .hasNoCause();
  }

  private WordVectors read(byte[] content) throws IOException {
    Files.write(file, content);
    return VectorFile.read(file, Metric.COSINE, ProgressListener.NONE);
  }

  private static byte[] zipped(String text) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  /** The number in letters. */
  private static String word(int number) {
    return Integer.toString(number)
        .chars()
        .collect(
            StringBuilder::new,
            (w, digit) -> w.append((char) (digit + 'a' - '0')),
            StringBuilder::append)
        .toString();
  }
}
