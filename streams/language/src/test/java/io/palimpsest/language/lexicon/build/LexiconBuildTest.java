package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.LexiconFile;
import io.palimpsest.language.lexicon.LexiconInfo;
import io.palimpsest.language.lexicon.ProgressListener;
import io.palimpsest.mechanisms.space.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LexiconBuildTest {
  /** Opposites beside each other, as text puts them, and two words that WordNet has not. */
  private static final String VECTORS =
      """
      good 3 1 0
      bad 3 1.2 0
      great 1 3 0
      Good 1 1 1
      42 1 1 1
      zzyzx 0 0 2
      qwertz 0 1 2
      """;

  @TempDir private Path directory;
  private Path vectors;
  private Path target;

  @BeforeEach
  void writeVectors() throws IOException {
    vectors = Files.writeString(directory.resolve("my vectors.txt"), VECTORS);
    target = directory.resolve("words.plex");
  }

  private LexiconBuild build(Metric metric) {
    return LexiconBuild.ofFile(vectors, metric, BuildProgress.NONE);
  }

  @ParameterizedTest
  @EnumSource(Metric.class)
  void shouldWriteTheWordsOfAFileAsTheyStandThere(Metric metric) {
    LexiconBuild build = build(metric);

    LexiconInfo info = build.write(target, BuildProgress.NONE);

    Lexicon lexicon = LexiconFile.open(target);
    assertThat(build.words()).isEqualTo(5);
    assertThat(lexicon.info()).isEqualTo(info);
    assertThat(info.source()).isEqualTo("my vectors.txt");
    assertThat(info.metric()).isEqualTo(metric);
    assertThat(info.notes())
        .containsExactly(
            Map.entry("words kept", "5"),
            Map.entry("left out, not words", "1"),
            Map.entry("left out, same but for case", "1"));
    assertThat(lexicon.space().vector(lexicon.find("zzyzx")))
        .containsExactly(metric == Metric.COSINE ? new float[] {0, 0, 1} : new float[] {0, 0, 2});
    assertThat(lexicon.neighbours().nearest(lexicon.find("good"), 2))
        .as("not fitted: the opposite is next")
        .containsExactly(lexicon.find("good"), lexicon.find("bad"));
  }

  /** One test for all that fitting does: it reads all of WordNet each time. */
  @Test
  void shouldPartOppositesAndSaySoAndComeOutTheSameWhereverAndWheneverItIsBuilt()
      throws IOException {
    SimilarityJudgements people =
        SimilarityJudgements.read(
            Files.writeString(
                directory.resolve("simlex"),
                "w\tw\tp\ts\ngood\tbad\tA\t0.5\ngood\tgreat\tA\t8\ngood\tzzyzx\tA\t0\n"));
    Path elsewhere = Files.createDirectory(directory.resolve("elsewhere"));
    Path copy = Files.writeString(elsewhere.resolve("my vectors.txt"), VECTORS);
    LexiconBuild first = build(Metric.COSINE);
    LexiconBuild second = LexiconBuild.ofFile(copy, Metric.COSINE, BuildProgress.NONE);

    assertThat(first.agreementWith(people)).hasValueCloseTo(0.5, within(1e-12));
    first.fit(BuildProgress.NONE);
    second.fit(BuildProgress.NONE);
    assertThat(first.agreementWith(people)).hasValueCloseTo(1.0, within(1e-12));

    LexiconInfo info = first.write(target, BuildProgress.NONE);
    assertThat(info.notes())
        .containsEntry("counter-fitted with", "WordNet 3.1")
        .containsEntry("words kept", "5")
        .containsKeys("pairs of synonyms", "pairs of opposites");
    assertThat(Integer.parseInt(info.notes().get("pairs of opposites"))).isPositive();
    Lexicon lexicon = LexiconFile.open(target);
    assertThat(lexicon.neighbours().nearest(lexicon.find("good"), 2))
        .containsExactly(lexicon.find("good"), lexicon.find("great"));
    assertThat(lexicon.space().vector(lexicon.find("zzyzx"))).containsExactly(0, 0, 1);

    assertThat(second.write(elsewhere.resolve("other.plex"), BuildProgress.NONE)).isEqualTo(info);
    assertThat(elsewhere.resolve("other.plex")).hasSameBinaryContentAs(target);
  }

  @Test
  void shouldTellWhichStepItIsAt() {
    List<String> steps = new ArrayList<>();
    BuildProgress progress =
        step -> {
          steps.add(step);
          return ProgressListener.NONE;
        };

    LexiconBuild build = LexiconBuild.ofFile(vectors, Metric.COSINE, progress);
    build.write(target, progress);

    assertThat(steps).containsExactly("reading vectors", "finding neighbours");
  }

  @Test
  void shouldRefuseAFileThatHoldsNoVectors() throws IOException {
    Files.writeString(vectors, "hush 1 2\nhush 1\n");

    assertThatThrownBy(() -> build(Metric.COSINE))
        .isInstanceOf(LexiconException.class)
        .hasMessageStartingWith(vectors + ", line 2: ")
        .hasMessageNotContaining("hush");
  }
}
