package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import io.palimpsest.language.detect.EntityType;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 0 0 1",
        "4-8-2-1",
        "4\u200b8\u200b2\u200b1\u200b7\u200b0",
        "4\ufe0f\u20e38\ufe0f\u20e32",
        "4\ufe0f\u20e3 8\ufe0f\u20e3 2",
        "一二三四五六",
        "〇壹贰叁",
        "①⑨⑧⑦",
        "⁴⁸²¹"
      })
  void shouldTakeDisguisedDigitsForOneNumber(String number) {
    assertThat(Found.in("my pin " + number + " ok")).containsExactly("number=" + number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one nine eight seven",
        "four, eight, two, one",
        "nineteen eighty-four",
        "eight two",
        "vier acht zwei eins",
        "uno dos tres cuatro",
        "cztery osiem dwa",
        "четыре восемь два один"
      })
  void shouldFindACodeThatIsSpelledOut(String code) {
    assertThat(Found.in("the pin is " + code + " ok")).containsExactly("number=" + code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "two zero two five five five zero one four three",
        "five five five, oh one four three",
        "double five five oh one double four three",
        "five five five 01 four three"
      })
  void shouldFindATelephoneNumberThatIsSpelledOut(String number) {
    assertThat(Found.in("reach us: " + number)).containsExactly("phone=" + number);
  }

  @Test
  void shouldReadARowBehindADigitThatLettersTouch() {
    assertThat(Found.in("a1 2 3 4 5 6")).containsExactly("code=a1", "number=2 3 4 5 6");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 zero zero 1",
        "EIGHT 7 EIGHT 7",
        "four 17",
        "uno dos 34",
        "seventeen 4",
        "oh oh seven",
        "four/four/one/seven",
        "four-one-five 441",
        "one two 456"
      })
  void shouldFindACodeOfWordsAndDigitsAsAWhole(String code) {
    assertThat(Found.in("the code is " + code + " ok")).containsExactly("number=" + code);
  }

  @ParameterizedTest
  @CsvSource({
    "tel four one five 441 7990, phone=four one five 441 7990",
    "1 two 3 four, number=1 two 3 four",
    "born nineteen 87, number=nineteen 87",
    "born in eighty-seven, number=eighty-seven",
    "I am forty-seven, age=forty-seven",
    "she was nineteen when we met, age=nineteen",
    "at ninety-nine Elm Street, street_address=ninety-nine Elm Street",
    "apartment seventeen C, number=seventeen C"
  })
  void shouldFindWhatASpelledNumberStandsFor(String text, String span) {
    assertThat(Found.in(text)).containsExactly(span);
  }

  @Test
  void shouldTakeLinearTimeForManyNumbersInWordsAndDigits() {
    String text = "one 1 1 1 1 ".repeat(40_000);

    assertThat(
            ProcessorTime.within(
                Duration.ofSeconds(20), () -> Found.of(EntityType.AGE, "pin " + text)))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ⓩⓞⓕⓠⓐ", "🅉🄾🄵🅀", "z-o-f-q-a-r-a"})
  void shouldTakeUnknownWordsInSignsOrSpelledOutForCodes(String word) {
    assertThat(Found.in("so " + word + " said")).containsExactly("code=" + word);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "L-O-V-E you, y-e-s, b-b-b-but",
        "blood group 🅰 or 🆎",
        "I am thirty minutes late",
        "ninety-nine problems",
        "the one 50 people like",
        "one or two cats",
        "two three",
        "null null null",
        "oh oh oh",
        "x² + y²",
        "in 1 or 2 or 3",
        "一个人",
        "1, 2, 3, 4"
      })
  void shouldLeaveNumbersAloneThatOnlyCount(String text) {
    assertThat(Found.in(text)).isEmpty();
  }
}
