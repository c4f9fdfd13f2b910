package io.palimpsest.language.redaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.entry;

import io.palimpsest.mechanisms.redaction.WordClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RedactorTest {

  private final Redactor redactor = new Redactor();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Call Anna on 555-0100 | WORD NAME WORD NUMBER",
        "Anna called. Bob came! | WORD WORD. WORD WORD!",
        "She saw Anna and I left | WORD WORD NAME WORD WORD WORD",
        "so I'm here | WORD WORD WORD",
        "they saw NASA | WORD WORD NAME",
        "saw Émile and E\u0301mile | WORD NAME WORD NAME",
        "saw ＡＢ and Ⓐⓑ | WORD NAME WORD NAME",
        "saw “Anna” (Bob) | WORD “NAME” (NAME)",
        "“Anna left” | “WORD WORD”",
        "@anna Hello | HANDLE WORD",
        "5 Apples | NUMBER NAME",
        "don't stop | WORD WORD",
        "a well-known man | WORD WORD-WORD WORD",
        "room A1B2 | WORD CODE",
        "$5.00 or 50% | SYMBOL NUMBER WORD NUMBER%",
        "see https://x.com/a?b=c. | WORD URL.",
        "mail joe@ex.com, @joe and #tag! | WORD EMAIL, HANDLE WORD HASHTAG!",
        "a_b _ c | WORD SYMBOL WORD",
        "日本、語。 | WORD WORD、WORD。",
        "مرحبا، كيف؟ | WORD، WORD؟",
        "ไทยภาษา | WORD",
        "fun 👨‍👩‍👧👍🏽🇩🇪1️⃣ | WORD EMOJI EMOJI EMOJI EMOJI",
        "$€+~^` | SYMBOL",
        "@@@## | SYMBOL",
        "a\u200b\u200b\u200bb | WORD SYMBOL WORD",
        "a〔b〕 | WORD SYMBOL WORD SYMBOL",
        "⠁⠂⠃\ue000 | SYMBOL",
        "a\u00a0b\u3000c | WORD WORD WORD",
        "zz\udb40\udc41\udb40\udc42 | WORD",
      })
  void shouldRedact(String text, String release) {
    assertThat(redactor.redact(text).text()).isEqualTo(release);
  }

  @Test
  void shouldKeepLinesAndTabsWhoeverWroteThem() {
    assertThat(redactor.redact("a\tb\r\nAnna\rc\n\nd\u2028e").text())
        .isEqualTo("WORD\tWORD\nWORD\nWORD\n\nWORD WORD");
  }

  @Test
  void shouldCountAllButWordsAndSymbols() {
    assertThat(redactor.redact("saw Anna, Bob and @joe for $5").counts())
        .containsExactly(
            entry(WordClass.NAME, 2), entry(WordClass.NUMBER, 1), entry(WordClass.HANDLE, 1));
  }

  @Test
  void shouldReleaseNothingForNothing() {
    Redaction redaction = redactor.redact("");

    assertThat(redaction.text()).isEmpty();
    assertThat(redaction.counts()).isEmpty();
  }

  @Test
  void shouldRefuseNull() {
    assertThatNullPointerException().isThrownBy(() -> redactor.redact((String) null));
  }
}
