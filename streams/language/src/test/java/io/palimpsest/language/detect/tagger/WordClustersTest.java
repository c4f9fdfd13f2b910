package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.vectors.WordVectors;
import java.util.List;
import org.junit.jupiter.api.Test;

class WordClustersTest {

  @Test
  void shouldPutWordsOfOneDirectionTogether() {
    WordVectors vectors =
        new WordVectors(
            List.of("up", "right", "above", "east"),
            new float[] {0, 1, 1, 0, 0.1f, 3, 2, 0.1f},
            2,
            0,
            0);

    int[] clusters = WordClusters.of(vectors, 2);

    assertThat(clusters[0]).isEqualTo(clusters[2]).isNotEqualTo(clusters[1]);
    assertThat(clusters[1]).isEqualTo(clusters[3]);
    assertThat(WordClusters.of(vectors, 2)).isEqualTo(clusters);
    assertThat(vectors.vectors()).as("left as they were").startsWith(0f, 1f, 1f, 0f, 0.1f);
  }

  @Test
  void shouldMakeNoMoreClustersThanWords() {
    WordVectors vectors = new WordVectors(List.of("a", "b"), new float[] {1, -1}, 1, 0, 0);

    assertThat(WordClusters.of(vectors, 50)).containsExactly(0, 1);
  }
}
