package io.palimpsest.language.lexicon.vectors;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.lexicon.Scratch;
import io.palimpsest.language.lexicon.WordRule;
import io.palimpsest.mechanisms.space.Metric;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class VectorFileLawsTest {
  private static final byte[] GOOD =
      "3 2\nthe 0.418 -1e-3\nof 2 3.5\nnaïve 1 2\n".getBytes(StandardCharsets.UTF_8);

  @Property(tries = 300)
  void shouldReadEveryNumberAsItWasWritten(
      @ForAll("words") List<String> words, @ForAll @Size(60) List<Float> numbers) {
    String text =
        words.stream()
            .map(word -> word + " " + joined(numbers, words.indexOf(word)) + "\n")
            .collect(Collectors.joining());
    try (Scratch scratch = new Scratch()) {
      Path file = scratch.file(text.getBytes(StandardCharsets.UTF_8));

      WordVectors found = VectorFile.read(file, Metric.EUCLIDEAN, ProgressListener.NONE);

      assertThat(found.words()).isEqualTo(words);
      float[] expected = new float[3 * words.size()];
      for (int i = 0; i < expected.length; i++) {
        expected[i] = numbers.get(i);
      }
      assertThat(found.vectors()).isEqualTo(expected);
    }
  }

  @Property(tries = 1000)
  void shouldOnlyEverRefuseInOneLine(@ForAll byte[] content) {
    assertReadOrRefused(content);
  }

  @Property(tries = 2000)
  void shouldOnlyEverRefuseADamagedFileInOneLine(@ForAll int position, @ForAll byte value) {
    byte[] damaged = GOOD.clone();
    damaged[Math.floorMod(position, damaged.length)] = value;

    assertReadOrRefused(damaged);
  }

  @Property(tries = 2000)
  void shouldOnlyEverRefuseAlmostAFileInOneLine(@ForAll("almostVectors") String text) {
    assertReadOrRefused(text.getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 100)
  void shouldOnlyEverRefuseAFileThatIsCutOffInOneLine(@ForAll @IntRange(max = 40) int length) {
    assertReadOrRefused(Arrays.copyOf(GOOD, Math.min(length, GOOD.length)));
  }

  @Provide
  Arbitrary<List<String>> words() {
    StringArbitrary letters = Arbitraries.strings().withCharRange('a', 'z').withChars("éж");
    return letters
        .ofMinLength(1)
        .ofMaxLength(9)
        .filter(WordRule::isWord)
        .list()
        .uniqueElements()
        .ofMinSize(2)
        .ofMaxSize(20);
  }

  @Provide
  Arbitrary<String> almostVectors() {
    return Arbitraries.of(
            "the", "of", "The", "é", " ", " ", " ", "\t", "\n", "\n", "\r", "1", "0.5", "-2e3", "0",
            "2 1\n", "NaN", "1e99", ".", "-", ",", "\u0085", "\u2028", "\u00a0", "\ufeff", "\u0000",
            "\u0001", "@")
        .list()
        .ofMaxSize(30)
        .map(pieces -> String.join("", pieces));
  }

  private static String joined(List<Float> numbers, int row) {
    return numbers.subList(3 * row, 3 * row + 3).stream()
        .map(String::valueOf)
        .collect(Collectors.joining(" "));
  }

  private static void assertReadOrRefused(byte[] content) {
    try (Scratch scratch = new Scratch()) {
      Path file = scratch.file(content);
      try {
        WordVectors found = VectorFile.read(file, Metric.COSINE, ProgressListener.NONE);
        assertThat(found.words()).hasSizeGreaterThan(1).doesNotHaveDuplicates();
        assertThat(found.words()).allMatch(WordRule::isWord);
        assertThat(found.vectors()).hasSize(found.words().size() * found.dimensions());
      } catch (LexiconException e) {
        assertThat(e.getMessage()).startsWith(file.toString()).hasSizeLessThan(300);
        assertThat(e.getMessage()).doesNotContainPattern("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");
        assertThat(e.getCause()).isNull();
      }
    }
  }
}
