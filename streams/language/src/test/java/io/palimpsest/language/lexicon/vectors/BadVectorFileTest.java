package io.palimpsest.language.lexicon.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BadVectorFileTest {
  private static final String BINARY =
      "looks like a binary file: give text, plain or gzip;"
          + " word2vec's binary format is not read, convert it to text";
  private static final String NO_NUMBERS =
      "no numbers: a line must be a word and its numbers, with spaces between them";
  private static final String REPAIR = ": repair or remove the line";
  private static final String LIMITS =
      ": a lexicon holds 2 to 1048576 words of 1 to 2000 dimensions, and at most 500000000 numbers"
          + " in all (words x dimensions)";
  private static final String LONGEST = "x 1" + " 1".repeat(1999) + "\n";

  @TempDir private Path directory;

  static List<Arguments> badFiles() {
    return List.of(
        // rows
        bad("zebra 1 2\nof 3\n", ", line 2: 1 numbers where the lines before have 2" + REPAIR),
        bad("zebra 1 2\nof 3 4 5\n", ", line 2: 3 numbers where the lines before have 2" + REPAIR),
        bad(
            "zebra 1 2\nof 3 4\n, 5\n",
            ", line 3: 1 numbers where the lines before have 2" + REPAIR),
        bad("zebra\nof\n", ", line 1: " + NO_NUMBERS),
        bad("zebra,1,2\nof,1,2\n", ", line 1: " + NO_NUMBERS),
        bad("zebra 1 2\n\nof 3 4\n", ", line 2: " + NO_NUMBERS),
        bad("zebra 1 2\nof 3 4\n\n", ", line 3: " + NO_NUMBERS),
        bad(
            LONGEST.replace("\n", " 1\n"),
            ", line 1: more than 2000 numbers: use vectors of fewer dimensions"),
        // numbers
        bad("zebra 1 2\nof 3 x4\n", ", line 2: field 3 is not a number" + REPAIR),
        bad("zebra 1,5 2\nof 3 4\n", ", line 1: field 2 is not a number" + REPAIR),
        bad("zebra 1f 2\nof 3 4\n", ", line 1: field 2 is not a number" + REPAIR),
        bad("zebra 0x1p3 2\nof 3 4\n", ", line 1: field 2 is not a number" + REPAIR),
        bad("zebra 1e 2\nof 3 4\n", ", line 1: field 2 is not a number" + REPAIR),
        bad("zebra 1 2\u00a03\nof 3 4\n", ", line 1: field 3 is not a number" + REPAIR),
        bad("new york 1 2\nof 3 4\n", ", line 1: field 2 is not a number" + REPAIR),
        bad("zebra NaN 2\nof 3 4\n", ", line 1: field 2 is not finite" + REPAIR),
        bad("zebra 1 -inf\nof 3 4\n", ", line 1: field 3 is not finite" + REPAIR),
        bad("zebra 1 Infinity\nof 3 4\n", ", line 1: field 3 is not finite" + REPAIR),
        bad("zebra 1 1e39\nof 3 4\n", ", line 1: field 3 is not finite" + REPAIR),
        bad(
            "zebra 1 2\nof 0 -0.0\n",
            ", line 2: all numbers are zero, which gives no direction: remove the line,"
                + " or measure in Euclidean distance"),
        // words
        bad(
            "zebra 1 2\nof 3 4\nzebra 1 2\n",
            ", line 3: the same word as in line 1: remove one of them"),
        bad(
            "2 2\nzebra 1 2\nzebra 3 4\n",
            ", line 3: the same word as in line 2: remove one of them"),
        bad(
            "zebra 1 2\nZebra 3 4\nZebra 3 4\n",
            ", line 3: the same word as in line 2: remove one of them"),
        bad("", ": is empty: give word2vec or GloVe text"),
        bad(
            "zebra 1 2\n",
            ": 1 of 1 lines hold a word of letters, but at least 2 are needed: give more words"),
        bad(
            "zebra 1 2\nZEBRA 3 4\n42 1 1\n",
            ": 1 of 3 lines hold a word of letters, but at least 2 are needed: give more words"),
        bad(
            "1 2 3\n, 5 6\n",
            ": 0 of 2 lines hold a word of letters, but at least 2 are needed: give more words"),
        // header
        bad(
            "3 2\nzebra 1 2\nof 3 4\n",
            ": the header says 3 words, but there are 2: fetch the rest or correct the header"),
        bad(
            "2 2\n",
            ": the header says 2 words, but there are 0: fetch the rest or correct the header"),
        bad(
            "2 2\nzebra 1 2\nof 3 4\nin 5 6\n",
            ", line 4: the header says 2 words, but there are more: correct the header"),
        bad(
            "2 3\nzebra 1 2\nof 3 4\n",
            ", line 2: 2 numbers where the lines before have 3" + REPAIR),
        bad(
            "3000000 300\nzebra 1 2\n",
            ", line 1: 3000000 words of 300 dimensions cannot be used" + LIMITS),
        bad(
            "400000 2000\nzebra 1 2\n",
            ", line 1: 400000 words of 2000 dimensions cannot be used" + LIMITS),
        bad(
            "999999999 999999999\n",
            ", line 1: 999999999 words of 999999999 dimensions cannot be used" + LIMITS),
        bad("2 0\n", ", line 1: 2 words of 0 dimensions cannot be used" + LIMITS),
        // not text
        bad("\u0000\u0000\u0000", ", line 1: " + BINARY),
        bad("zebra 1 2\nof 3 \u00004\n", ", line 2: " + BINARY),
        bad("2 2\nzebra \u0001\u0002=\u0003\n", ", line 2: " + BINARY),
        bad("PK\u0003\u0004 \u0014\u0008", ", line 1: " + BINARY),
        bad(
            "zebra 1 2\ngr\u00f6\u00dfe 3 4\n".getBytes(StandardCharsets.ISO_8859_1),
            ", line 2: not UTF-8: convert the file or remove the line"),
        bad("zebra 1 2\n".getBytes(StandardCharsets.UTF_16LE), ", line 1: " + BINARY),
        bad(
            new byte[] {'a', (byte) 0xC0, (byte) 0x80, ' ', '1', '\n'},
            ", line 1: not UTF-8: convert the file or remove the line"),
        bad(
            new byte[] {'a', (byte) 0xED, (byte) 0xA0, (byte) 0x80, ' ', '1', '\n'},
            ", line 1: not UTF-8: convert the file or remove the line"));
  }

  @ParameterizedTest(name = "[{index}] {1}")
  @MethodSource("badFiles")
  void shouldSayInOneLineWhatIsWrongAndWhere(byte[] content, String message) throws IOException {
    Path file = Files.write(directory.resolve("vectors.txt"), content);

    LexiconException refusal =
        catchThrowableOfType(
            LexiconException.class,
            () -> VectorFile.read(file, Metric.COSINE, ProgressListener.NONE));

    assertThat(refusal).hasMessage(file + message).hasNoCause();
    assertThat(refusal.getMessage().lines()).hasSize(1);
    assertThat(message).doesNotContainIgnoringCase("zebra");
  }

  private static Arguments bad(String content, String message) {
    return bad(content.getBytes(StandardCharsets.UTF_8), message);
  }

  private static Arguments bad(byte[] content, String message) {
    return arguments(content, message);
  }
}
