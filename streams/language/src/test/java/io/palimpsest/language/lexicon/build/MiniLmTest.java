package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.ProgressListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real model, on a handful of words. */
class MiniLmTest {
  private static final ModelVocabulary VOCABULARY = MiniLm.vocabulary();

  private static MiniLm model;

  @BeforeAll
  static void load() {
    model = MiniLm.load();
  }

  @AfterAll
  static void close() {
    model.close();
  }

  private static int token(String word) {
    int at = VOCABULARY.words().indexOf(word);
    assertThat(at).as(word).isNotNegative();
    return VOCABULARY.tokens()[at];
  }

  /** One vector a word. */
  private static List<float[]> vectors(String... words) {
    int[] tokens = Arrays.stream(words).mapToInt(MiniLmTest::token).toArray();
    float[] rows = model.vectors(tokens, ProgressListener.NONE);
    return IntStream.range(0, words.length)
        .mapToObj(
            i -> Arrays.copyOfRange(rows, i * model.dimensions(), (i + 1) * model.dimensions()))
        .toList();
  }

  private static double cosine(String one, String other) {
    List<float[]> vectors = vectors(one, other);
    return dot(vectors.get(0), vectors.get(1))
        / Math.sqrt(dot(vectors.get(0), vectors.get(0)) * dot(vectors.get(1), vectors.get(1)));
  }

  private static double dot(float[] a, float[] b) {
    return IntStream.range(0, a.length).mapToDouble(i -> (double) a[i] * b[i]).sum();
  }

  @Test
  void shouldGiveEachWordAVectorOf384FiniteNumbers() {
    float[] rows = model.vectors(new int[] {token("tea"), token("dog")}, ProgressListener.NONE);

    assertThat(model.dimensions()).isEqualTo(384);
    assertThat(rows).hasSize(2 * 384);
    for (float number : rows) {
      assertThat(number).isFinite();
    }
    assertThat(Arrays.copyOf(rows, 384)).isNotEqualTo(Arrays.copyOfRange(rows, 384, 768));
  }

  @Test
  void shouldGiveTheSameVectorEachTimeInWhateverCompany() {
    float[] alone = vectors("tea").get(0);

    assertThat(vectors("tea").get(0)).isEqualTo(alone);
    assertThat(vectors("good", "tea", "bicycle").get(1)).isEqualTo(alone);
    assertThat(vectors("tea", "tea")).allSatisfy(row -> assertThat(row).isEqualTo(alone));
    try (MiniLm another = MiniLm.load()) {
      assertThat(another.vectors(new int[] {token("tea")}, ProgressListener.NONE)).isEqualTo(alone);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "good, great, bicycle",
    "coffee, tea, senator",
    "dog, cat, parliament",
    "walk, run, violet",
    "city, town, banana"
  })
  void shouldPlaceWordsOfOneMeaningNearerThanOthers(String word, String near, String far) {
    assertThat(cosine(word, near)).isGreaterThan(cosine(word, far));
  }

  @Test
  void shouldReportBlocksOfWordsAndTheEnd() {
    int[] tokens = Arrays.copyOf(VOCABULARY.tokens(), 300);
    List<String> calls = new ArrayList<>();

    model.vectors(tokens, (done, total) -> calls.add(done + "/" + total));

    assertThat(calls).containsExactly("256/300", "300/300");
  }

  @Test
  void shouldGiveNoVectorsForNoWords() {
    assertThat(model.vectors(new int[0], ProgressListener.NONE)).isEmpty();
  }
}
