package io.palimpsest.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.palimpsest.language.lexicon.LexiconDraft;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.language.post.Post;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every benchmark does its work once over a small lexicon. Nothing is measured. */
final class SmokeTest {
  private static final int WORDS = 100;
  private static final int DIMENSIONS = 3;
  private static final String LINE = "{\"id\":\"1\",\"author\":\"a\",\"text\":\"Waa wab.\"}";

  @TempDir static Path directory;
  private static Path lexicon;

  @BeforeAll
  static void writeLexicon() {
    List<String> words = new ArrayList<>();
    float[] vectors = new float[WORDS * DIMENSIONS];
    for (int i = 0; i < WORDS; i++) {
      words.add("w" + (char) ('a' + i / 10) + (char) ('a' + i % 10));
      vectors[DIMENSIONS * i] = (float) Math.sin(i);
      vectors[DIMENSIONS * i + 1] = (float) Math.cos(i);
      vectors[DIMENSIONS * i + 2] = i / 10f;
    }
    lexicon = directory.resolve("small.plex");
    LexiconFile.write(
        lexicon,
        new LexiconDraft("test", Map.of(), words, vectors, DIMENSIONS, Metric.EUCLIDEAN),
        ProgressListener.NONE);
  }

  @Test
  void shouldDrawFromOutputSets() {
    CustextBenchmark benchmark = new CustextBenchmark();
    benchmark.lexicon = lexicon.toString();
    benchmark.k = 20;
    benchmark.setUp();

    assertThat(benchmark.inOneScope()).isBetween(0, WORDS - 1);
    assertThat(benchmark.inAScopeForEachPost()).isPositive();
  }

  @Test
  void shouldDrawFromTheVocabulary() {
    for (String mechanism : List.of("santext", "exponential")) {
      for (VocabularyBenchmark.Rows rows : VocabularyBenchmark.Rows.values()) {
        VocabularyBenchmark benchmark = new VocabularyBenchmark();
        benchmark.lexicon = lexicon.toString();
        benchmark.mechanism = mechanism;
        benchmark.rows = rows;
        benchmark.setUp();

        assertThat(benchmark.draw()).isBetween(0, WORDS - 1);
      }
    }
  }

  @Test
  void shouldCountWhatItPrivatizes() throws IOException {
    PrivatizeBenchmark benchmark = privatizeBenchmark(LINE, LINE.replace("Waa", "Wac 42,"));
    benchmark.setUp();
    Done texts = new Done();
    Done lines = new Done();

    benchmark.texts(texts);
    benchmark.linesOnAllCores(lines);

    assertThat(List.of(texts.posts, lines.posts)).containsOnly(2L);
    assertThat(List.of(texts.tokens, lines.tokens)).containsOnly(5L);
  }

  @Test
  void shouldCountWhatItDetectsAndReplaces() throws IOException {
    DetectionBenchmark benchmark = new DetectionBenchmark();
    benchmark.lexicon = lexicon.toString();
    benchmark.posts =
        Files.writeString(
                directory.resolve("names.jsonl"),
                "{\"id\":\"1\",\"author\":\"a\",\"text\":\"Call Anna Smith on 202-555-0143\"}\n")
            .toString();
    benchmark.setUp();
    Done detected = new Done();
    Done replaced = new Done();

    assertThat(benchmark.detect(detected)).isPositive();
    assertThat(benchmark.replace(replaced)).isPositive();
    assertThat(List.of(detected.tokens, replaced.tokens)).containsOnly(5L);
  }

  @Test
  void shouldRefuseToMeasureLinesThatAreNotReleased() throws IOException {
    assertThatIllegalArgumentException()
        .isThrownBy(privatizeBenchmark(LINE, LINE)::setUp)
        .withMessageEndingWith("not so: 1");
  }

  @Test
  void shouldWriteWhatItMakes() throws IOException {
    PostLines made = PostLines.of(PostLines.MADE, LexiconFile.open(lexicon));
    Path file = Files.write(directory.resolve("made.jsonl"), made.bytes());

    assertThat(PostLines.of(file.toString(), LexiconFile.open(lexicon)).posts())
        .isEqualTo(made.posts());
  }

  @Test
  void shouldMakeTheSamePostsEachTime() {
    List<Post> posts = new MadePosts(LexiconFile.open(lexicon)).next(300);

    assertThat(new MadePosts(LexiconFile.open(lexicon)).next(300)).isEqualTo(posts);
    assertThat(posts).extracting(Post::text).doesNotHaveDuplicates();
    assertThat(posts.stream().map(Post::author).distinct()).hasSizeBetween(50, 60);
  }

  private static PrivatizeBenchmark privatizeBenchmark(String... lines) throws IOException {
    PrivatizeBenchmark benchmark = new PrivatizeBenchmark();
    benchmark.lexicon = lexicon.toString();
    benchmark.posts = Files.write(directory.resolve("posts.jsonl"), List.of(lines)).toString();
    benchmark.temperature = "calibrated";
    benchmark.level = "user";
    return benchmark;
  }
}
