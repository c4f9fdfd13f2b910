package io.palimpsest.language.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FrequentWordsTest {
  private final List<String> words = FrequentWords.read();

  @Test
  void shouldHaveFrequentWordsFirst() {
    assertThat(words.subList(0, 1_000)).contains("the", "and", "people", "city");
  }

  @Test
  void shouldHaveSmallLettersOnlyAndNoWordTwice() {
    assertThat(words).hasSizeGreaterThan(20_000).doesNotHaveDuplicates();
    assertThat(words).allMatch(word -> word.matches("[a-z]{2,}"));
  }
}
