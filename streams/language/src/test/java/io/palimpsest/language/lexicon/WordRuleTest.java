package io.palimpsest.language.lexicon;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordRuleTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a",
        "coffee",
        "n't",
        "don't",
        "o'clock",
        "rock'n'roll",
        "naïve",
        "größe",
        "é",
        "привет",
        "नमस्ते",
        "日",
        "q\u0323"
      })
  void shouldTakeWords(String entry) {
    assertThat(WordRule.isWord(entry)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "The",
        "NAÏVE",
        "nai\u0308ve",
        "don’t",
        "'s",
        "dogs'",
        "rock''n",
        "well-known",
        "e.g",
        "u.s.",
        "a_b",
        "a b",
        "a\tb",
        "a\nb",
        "a\u2028b",
        "42",
        "4th",
        "m²",
        "½",
        "Ⅷ",
        "ⅷ",
        "$",
        "-",
        ".",
        "@anna",
        "#tag",
        "a@b.co",
        "x.com",
        "日本",
        "👍",
        "a👍",
        "\u0301a",
        "\u0301",
        "a\u200bb",
        "a\u200db",
        "a\u00adb",
        "a\u202eb",
        "a\u2060b",
        "a\ufe0f",
        "a\u034fb",
        "\u3164",
        "\u115f",
        "a\u20e3",
        "ⓐ",
        "a\u0000",
        "\ud800",
        "a\ud800",
        "\ue000"
      })
  void shouldRefuseAllElse(String entry) {
    assertThat(WordRule.isWord(entry)).isFalse();
  }

  @Test
  void shouldRefuseWordsWithoutEnd() {
    assertThat(WordRule.isWord("a".repeat(100))).isTrue();
    assertThat(WordRule.isWord("a".repeat(101))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"The, the", "DON’T, don't", "nai\u0308ve, naïve", "STRASSE, strasse", "ΟΔΟΣ, οδος"})
  void shouldSpellWordsAsTheVocabularyDoes(String written, String key) {
    assertThat(WordNormalizer.key(written)).isEqualTo(key);
  }
}
