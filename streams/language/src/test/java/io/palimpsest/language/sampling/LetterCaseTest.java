package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LetterCaseTest {

  @ParameterizedTest
  @CsvSource({
    "tea, AS_IS",
    "Tea, FIRST_UPPER",
    "TEA, ALL_UPPER",
    "I, FIRST_UPPER",
    "É, FIRST_UPPER",
    "E\u0301, FIRST_UPPER",
    "IT, ALL_UPPER",
    "I'M, ALL_UPPER",
    "I'm, FIRST_UPPER",
    "iPhone, AS_IS",
    "McDonald, AS_IS",
    "tEA, AS_IS",
    "teA, AS_IS",
    "日本, AS_IS",
    "日A, AS_IS",
    "ǅ, FIRST_UPPER",
    "ǅungla, FIRST_UPPER",
    "𐐀𐐨, FIRST_UPPER",
    "𐐀𐐀, ALL_UPPER",
    "ＡＢ, ALL_UPPER",
  })
  void shouldSeeThreeWays(String word, LetterCase letters) {
    assertThat(LetterCase.of("x" + word + "X", 1, 1 + word.length())).isEqualTo(letters);
  }

  @ParameterizedTest
  @CsvSource({
    "tea, Tea, TEA",
    "éa, Éa, ÉA",
    "straße, Straße, STRAßE",
    "ßa, ßa, ßA",
    "ǆungla, ǅungla, ǄUNGLA",
    "o'clock, O'clock, O'CLOCK",
    "日本, 日本, 日本",
    "𐐨𐐨, 𐐀𐐨, 𐐀𐐀",
    "ιδέας, Ιδέας, ΙΔΈΑΣ",
    "izmir, Izmir, IZMIR",
  })
  void shouldWriteLetterByLetter(String word, String first, String all) {
    assertThat(written(LetterCase.AS_IS, word)).isEqualTo(word);
    assertThat(written(LetterCase.FIRST_UPPER, word)).isEqualTo(first);
    assertThat(written(LetterCase.ALL_UPPER, word)).isEqualTo(all);
  }

  private static String written(LetterCase letters, String word) {
    StringBuilder out = new StringBuilder();
    letters.write(word, out);
    return out.toString();
  }
}
