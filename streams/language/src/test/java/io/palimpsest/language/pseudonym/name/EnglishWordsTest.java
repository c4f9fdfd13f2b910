package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnglishWordsTest {
  private static final Lore LORE = Lore.standard();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "will", "may", "bill", "mark", "rose", "hope", "thanks", "running", "the", "thought"
      })
  void shouldKnowEverydayWordsEvenIfTheyAreNames(String word) {
    assertThat(LORE.isEveryday(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"anna", "smith", "john", "obama", "paris", "texas", "kowalski", "zzyzx"})
  void shouldNotTakeNamesForEverydayWords(String word) {
    assertThat(LORE.isEveryday(word)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"anna", "smith", "house", "london", "the"})
  void shouldKnowFrequentNamesAndWords(String word) {
    assertThat(LORE.english().isFrequent(word)).isTrue();
  }
}
