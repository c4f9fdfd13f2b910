package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers written so that a naive search misses them; spans cover the disguise too. */
class DisguiseDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "４１１１１１１１１１１１１１１１",
        "4111\u200b1111\u200b1111\u200b1111",
        "4111\u00ad1111\u20601111\u200d1111",
        "4111\u00a01111\u00a01111\u00a01111",
        "4111\u20111111\u20131111\u22121111",
        "٤١١١١١١١١١١١١١١١",
        "\ud835\udff0\ud835\udfed11111111111111"
      })
  void shouldSeeThroughDigitsOfOtherScriptsAndInvisibleCharacters(String card) {
    assertThat(Found.in("card " + card + "\u200b.")).containsExactly("payment_card=" + card);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ＧＢ８２ＷＥＳＴ１２３４５６９８７６５４３２", "GB82\u200bWEST12345698765432"})
  void shouldSeeThroughFullwidthLetters(String iban) {
    assertThat(Found.in("to " + iban)).containsExactly("iban=" + iban);
  }
}
