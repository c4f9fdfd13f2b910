package io.palimpsest.language.token;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.Domain;

class PlainWordsTest {
  /** A text with a quotation mark in it is read by Lucene as a whole; this one adds no word. */
  private static final String READ_BY_LUCENE = " \"";

  @Property(tries = 3000)
  @Domain(HostileText.class)
  void shouldAgreeWithLuceneOnAnyText(@ForAll String text) {
    assertThat(WordBreaks.of(text)).isEqualTo(WordBreaks.of(text + READ_BY_LUCENE));
  }

  @Property(tries = 5000)
  void shouldAgreeWithLuceneOnWordsAndSigns(@ForAll("wordsAndSigns") String text) {
    assertThat(WordBreaks.of(text)).isEqualTo(WordBreaks.of(text + READ_BY_LUCENE));
  }

  @Provide
  Arbitrary<String> wordsAndSigns() {
    return Arbitraries.of(
            "tea",
            "Anna",
            "x",
            "com",
            "http",
            "mailto",
            "12",
            "3",
            "o",
            "@",
            ".",
            ",",
            "!",
            "?",
            ";",
            ":",
            "-",
            "_",
            "'",
            "\u2019",
            "/",
            "#",
            "é",
            "\u200d",
            "\ud83d\ude00",
            "\ud83d",
            "\n",
            "\t",
            "\u00a0",
            " ",
            " ",
            " ",
            " ",
            "a".repeat(125),
            "a".repeat(126),
            "a".repeat(130))
        .list()
        .ofMaxSize(12)
        .map(pieces -> String.join("", pieces));
  }

  @Example
  void shouldLeaveTheMarkBehindAWord() {
    assertThat(PlainWords.end("tea, or", 0)).isEqualTo(3);
    assertThat(PlainWords.end("12.", 0)).isEqualTo(2);
    assertThat(PlainWords.end("tea", 0)).isEqualTo(3);
    assertThat(PlainWords.end("don't\n", 0)).isEqualTo(5);
    assertThat(PlainWords.end("rock\u2019n\u2019roll.", 0)).isEqualTo(11);
  }

  @Example
  void shouldLeaveAllElseToLucene() {
    for (String text :
        List.of("tea@home", "12th", "don'", "'tis", "a.b", "tea..", "tea\t", "é", "@tea")) {
      assertThat(PlainWords.end(text, 0)).isZero();
    }
  }
}
