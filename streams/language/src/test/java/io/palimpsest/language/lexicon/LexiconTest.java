package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.mechanisms.space.ExactNeighbours;
import io.palimpsest.mechanisms.space.Metric;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LexiconTest {
  private static final int MANY = 1000;

  @TempDir private Path directory;

  @Test
  void shouldFindWordsLetterByLetter() {
    Lexicon lexicon = lexicon(Drafts.three(Metric.COSINE));

    assertThat(lexicon.find("coffee")).isZero();
    assertThat(lexicon.find(new StringBuilder("tea"))).isEqualTo(1);
    assertThat(lexicon.find("naïve")).isEqualTo(2);
    assertThat(lexicon.find("Coffee")).isEqualTo(Lexicon.NONE);
    assertThat(lexicon.find("coffe")).isEqualTo(Lexicon.NONE);
    assertThat(lexicon.find("")).isEqualTo(Lexicon.NONE);
  }

  @Test
  void shouldFindWordsAsTheyStandInAText() {
    Lexicon lexicon = lexicon(Drafts.three(Metric.COSINE));

    assertThat(lexicon.find("Coffee, please", 0, 6)).isZero();
    assertThat(lexicon.find("no TEA", 3, 6)).isEqualTo(1);
    assertThat(lexicon.find("NAÏVE", 0, 5)).isEqualTo(2);
    assertThat(lexicon.find("nai\u0308ve", 0, 6)).isEqualTo(2);
    assertThat(lexicon.find("coffees", 0, 7)).isEqualTo(Lexicon.NONE);
    assertThat(lexicon.find("tea", 1, 1)).isEqualTo(Lexicon.NONE);
  }

  @Test
  void shouldKnowMoreNeighboursThanItStores() {
    LexiconDraft draft = ManyWords.draft(MANY);
    Lexicon lexicon = lexicon(draft);
    ExactNeighbours exact = new ExactNeighbours(draft.space());

    assertThat(lexicon.info().storedNeighbours()).isEqualTo(256);
    for (int count : new int[] {1, 2, 255, 256, 257, MANY}) {
      assertThat(lexicon.neighbours().nearest(7, count)).isEqualTo(exact.nearest(7, count));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> lexicon.neighbours().nearest(7, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> lexicon.neighbours().nearest(7, MANY + 1));
  }

  @Test
  void shouldAnswerManyAtTheSameTime() throws Exception {
    Lexicon lexicon = lexicon(ManyWords.draft(MANY));
    List<Integer> expected = answers(lexicon);
    ExecutorService readers = Executors.newFixedThreadPool(8);
    try {
      List<Callable<List<Integer>>> tasks = new ArrayList<>();
      for (int i = 0; i < 32; i++) {
        tasks.add(() -> answers(lexicon));
      }
      for (Future<List<Integer>> answer : readers.invokeAll(tasks)) {
        assertThat(answer.get()).isEqualTo(expected);
      }
    } finally {
      readers.shutdownNow();
    }
  }

  private static List<Integer> answers(Lexicon lexicon) {
    List<Integer> answers = new ArrayList<>();
    for (int id = 0; id < lexicon.size(); id++) {
      answers.add(lexicon.find(lexicon.word(id)));
      for (int near : lexicon.neighbours().nearest(id, 20)) {
        answers.add(near);
      }
      answers.add(Float.floatToIntBits(lexicon.space().vector(id)[0]));
    }
    return answers;
  }

  @Test
  void shouldNotShowItsWords() {
    assertThat(lexicon(Drafts.three(Metric.COSINE)))
        .hasToString("Lexicon of 3 words in 2 dimensions");
  }

  @Test
  void shouldRefuseAVectorWithoutDirection() {
    assertThatThrownBy(() -> draft(List.of("a", "b"), new float[] {1, 0}, 1, Metric.COSINE))
        .isInstanceOf(LexiconException.class)
        .hasMessage(
            "the vector of word 1 is zero and has no direction: leave the word out, or measure in"
                + " Euclidean distance without counter-fitting");
    assertThat(lexicon(draft(List.of("a", "b"), new float[] {1, 0}, 1, Metric.EUCLIDEAN)).size())
        .isEqualTo(2);
  }

  @Test
  void shouldRefuseWhatMakesNoLexicon() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> draft(List.of("a", "a"), new float[] {1, 2}, 1, Metric.COSINE))
        .withMessage("words 0 and 1 are the same");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> draft(List.of("a", "b c"), new float[] {1, 2}, 1, Metric.COSINE))
        .withMessage("word 1 is not as WordRule has it");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> draft(List.of("a", "b"), new float[] {1, Float.NaN}, 1, Metric.COSINE))
        .withMessage("the vector of word 1 is not finite");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> draft(List.of("a", "b"), new float[] {1, 2, 3}, 1, Metric.COSINE))
        .withMessage("2 words of 1 dimensions have 2 numbers. Provided value: 3");
  }

  @Test
  void shouldRefuseALexiconThatIsTooSmallOrTooLarge() {
    String limits =
        ": a lexicon holds 2 to 1048576 words of 1 to 2000 dimensions, and at most 500000000"
            + " numbers in all (words x dimensions)";

    assertThatThrownBy(() -> draft(List.of("a"), new float[] {1}, 1, Metric.COSINE))
        .isInstanceOf(LexiconException.class)
        .hasMessage("1 words of 1 dimensions cannot be used" + limits);
    assertThatThrownBy(() -> draft(List.of("a", "b"), new float[0], 2001, Metric.COSINE))
        .hasMessage("2 words of 2001 dimensions cannot be used" + limits);
    assertThat(LexiconLimits.fits(1 << 20, 476)).isTrue();
    assertThat(LexiconLimits.fits(1 << 20, 477)).isFalse();
    assertThat(LexiconLimits.fits(250_000, 2000)).isTrue();
    assertThat(LexiconLimits.fits(Long.MAX_VALUE, Long.MAX_VALUE)).isFalse();
  }

  private static LexiconDraft draft(
      List<String> words, float[] vectors, int dimensions, Metric metric) {
    return new LexiconDraft("test", Map.of(), words, vectors, dimensions, metric);
  }

  private Lexicon lexicon(LexiconDraft draft) {
    Path file = directory.resolve("words.plex");
    LexiconFile.write(file, draft, ProgressListener.NONE);
    return LexiconFile.open(file);
  }
}
