package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.lexicon.WordRule;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class StopWordsTest {

  @Test
  void shouldBeWordsInAscii() {
    // The bound on growth counts on ASCII.
    assertThat(StopWords.all())
        .allMatch(WordRule::isWord)
        .allMatch(word -> word.matches("[a-z']+"))
        .hasSizeBetween(180, 230);
  }

  @Test
  void shouldHaveEveryKindAndNoContent() {
    assertThat(StopWords.all())
        .contains("a", "the", "i", "themselves", "is", "would", "of", "upon", "and", "because")
        .contains("every", "what", "not", "too", "there", "don't", "i'm", "we've", "won't")
        .doesNotContain("", "#", "articles", "good", "time", "like", "anna");
  }

  @Test
  void shouldStandInTheFileOnce() throws IOException {
    try (InputStream in = StopWords.class.getResourceAsStream("stop-words.txt")) {
      List<String> words =
          new String(in.readAllBytes(), StandardCharsets.UTF_8)
              .lines()
              .filter(line -> !line.startsWith("#"))
              .flatMap(line -> Stream.of(line.split("\\s+")))
              .filter(word -> !word.isEmpty())
              .toList();
      assertThat(words)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(StopWords.all());
    }
  }
}
