package io.palimpsest.language.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextTokenizerTest {

  private final TextTokenizer tokenizer = new TextTokenizer();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "hello | WORD",
        "don't | WORD",
        "don’t | WORD",
        "foo_bar | WORD",
        "Ⓐⓑ | WORD",
        "𝐀𝐁 | WORD",
        "ＡＢ | WORD",
        "مرحبا | WORD",
        "שלום | WORD",
        "नमस्ते | WORD",
        "한국어 | WORD",
        "カタカナ | WORD",
        "ไทยภาษา | WORD",
        "555-0100 | NUMBER",
        "1,234.50 | NUMBER",
        "12:30 | NUMBER",
        "2024-05-01 | NUMBER",
        "01/05/2024 | NUMBER",
        "10–12 | NUMBER",
        "1'000 | NUMBER",
        "+44 | NUMBER",
        "-5 | NUMBER",
        "192.168.0.1 | NUMBER",
        "１２ | NUMBER",
        "𝟏𝟐 | NUMBER",
        "٣٤ | NUMBER",
        "½ | NUMBER",
        "① | NUMBER",
        "A1B2 | CODE",
        "3rd | CODE",
        "2024-05-01T12:30:00Z | CODE",
        "550e8400-e29b-41d4-a716-446655440000 | CODE",
        "https://x.com/a?b=c&d=1#e | URL",
        "www.x.de | URL",
        "x.com | URL",
        "joe.doe+tag@mail.example.com | EMAIL",
        "@anna | HANDLE",
        "＠anna | HANDLE",
        "@anna_b.c1 | HANDLE",
        "@田中 | HANDLE",
        "@anna@host.social | HANDLE",
        "@site.com/page | HANDLE",
        "#tag | HASHTAG",
        "＃tag | HASHTAG",
        "#tag_2 | HASHTAG",
        "#می\u200cخواهم | HASHTAG",
        "👍 | EMOJI",
        "👍🏽 | EMOJI",
        "❤️ | EMOJI",
        "©️ | EMOJI",
        "👨‍👩‍👧‍👦 | EMOJI",
        "🏳️‍🌈 | EMOJI",
        "🇩🇪 | EMOJI",
        "1️⃣ | EMOJI",
        "#️⃣ | EMOJI",
        "\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f | EMOJI",
        "\ud83e\udee0 | EMOJI",
        ". | PUNCTUATION",
        "… | PUNCTUATION",
        "@ | PUNCTUATION",
        "_ | PUNCTUATION",
        "$ | SYMBOL",
        "+ | SYMBOL",
        "© | SYMBOL",
        "⠁ | SYMBOL",
        "⠀ | SYMBOL",
        "\u200b | SYMBOL",
        "\u200d | SYMBOL",
        "\ufe0f | SYMBOL",
        "\u0301 | SYMBOL",
        "\u0940 | SYMBOL",
        "\u0e31 | SYMBOL",
        "\ue000 | SYMBOL",
        "\u0378 | SYMBOL",
        "\udb40\udc41 | SYMBOL",
        "\udb80\udc00 | SYMBOL",
      })
  void shouldTakeAsOneToken(String text, TokenKind kind) {
    assertThat(tokenizer.split(text)).containsExactly(new Token(0, text.length(), kind));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u0000", "\u000b", "\f", "\u001c", "\u001f", "\u007f", "\u0085", "\ud800"})
  void shouldNotTakeControlsAndLoneSurrogatesForSpace(String text) {
    assertThat(kinds(text)).isEqualTo("SYMBOL");
    assertThat(kinds("a " + text)).isEqualTo("WORD SPACE SYMBOL");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" ", "\n", "\t", "\r\n", "\u00a0", "\u202f", "\u2003", "\u2028", "\u3000"})
  void shouldTakeVisibleBlanksForSpace(String text) {
    assertThat(kinds(text)).isEqualTo("SPACE");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "well-known | WORD PUNCTUATION WORD",
        "日本 | WORD WORD",
        "$5.00 | SYMBOL NUMBER",
        "50% | NUMBER PUNCTUATION",
        "1+2 | NUMBER SYMBOL NUMBER",
        "a -5 | WORD SPACE NUMBER",
        "covid-19 | WORD PUNCTUATION NUMBER",
        "5-star | NUMBER PUNCTUATION WORD",
        "1. | NUMBER PUNCTUATION",
        "https://x.com/a. | URL PUNCTUATION",
        "(https://x.com/a) | PUNCTUATION URL PUNCTUATION",
        "@anna's | HANDLE PUNCTUATION WORD",
        "@anna. | HANDLE PUNCTUATION",
        "@@anna | PUNCTUATION HANDLE",
        "#a#b | HASHTAG HASHTAG",
        "#don't | HASHTAG PUNCTUATION WORD",
        "anna@home | WORD HANDLE",
        "🇩🇪🇫🇷 | EMOJI EMOJI",
        "1️⃣2️⃣ | EMOJI EMOJI",
        "a👍b | WORD EMOJI WORD",
        "a\u200bb | WORD SYMBOL WORD",
        "m² | WORD NUMBER",
        "x\ud83d | WORD SYMBOL",
        "\udc00x | SYMBOL WORD",
      })
  void shouldCutAt(String text, String kinds) {
    assertThat(kinds(text)).isEqualTo(kinds);
  }

  @ParameterizedTest
  @ValueSource(ints = {126, 127, 128, 129, 255, 256, 257, 5000})
  void shouldKeepLongTokensWhole(int length) {
    assertThat(kinds("z".repeat(length))).isEqualTo("WORD");
    assertThat(kinds("𝐀".repeat(length))).isEqualTo("WORD");
    assertThat(kinds("7".repeat(length))).isEqualTo("NUMBER");
    assertThat(kinds("7-".repeat(length) + 7)).isEqualTo("NUMBER");
    assertThat(kinds("z".repeat(length) + 7)).isEqualTo("CODE");
    assertThat(kinds("https://x.com/" + "z/7?".repeat(length) + "z zz"))
        .isEqualTo("URL SPACE WORD");
    assertThat(kinds("#" + "z".repeat(length))).isEqualTo("HASHTAG");
    assertThat(kinds("👩" + "\u200d👩".repeat(length))).isEqualTo("EMOJI");
  }

  @Test
  void shouldGiveNoTokensForNoText() {
    assertThat(tokenizer.split("")).isEmpty();
  }

  @Test
  void shouldNotCarryText() {
    List<Token> tokens = tokenizer.split("zebra");

    assertThat(tokens.toString()).doesNotContain("zebra").contains("start=0", "end=5", "kind=WORD");
  }

  @Test
  void shouldRefuseTokensThatCoverNothing() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Token(1, 1, TokenKind.WORD));
    assertThatIllegalArgumentException().isThrownBy(() -> new Token(-1, 1, TokenKind.WORD));
  }

  private String kinds(String text) {
    return tokenizer.split(text).stream()
        .map(token -> token.kind().name())
        .collect(Collectors.joining(" "));
  }
}
