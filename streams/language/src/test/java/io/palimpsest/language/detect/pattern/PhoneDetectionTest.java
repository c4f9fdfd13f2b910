package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PhoneDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "+44 20 7946 0018",
        "+44 (0)20 7946 0018",
        "+1-202-456-1111",
        "+12024561111",
        "+49 30 901820",
        "0033 1 42 68 53 00",
        "(202) 456-1111",
        "202-456-1111",
        "202.456.1111",
        "1-800-275-2273",
        "020 7946 0018",
        "01 42 68 53 00",
        "(64) 3591-3246"
      })
  void shouldFindNumbersThatSpeakForThemselves(String number) {
    assertThat(Found.in("So: " + number + ", ok")).containsExactly("phone=" + number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"358 0594", "99 668472", "71-33-52-22", "5403926876"})
  void shouldFindOthersBesideAWord(String number) {
    assertThat(Found.in("Mobile: " + number)).containsExactly("phone=" + number);
    assertThat(Found.of(EntityType.PHONE, "item " + number)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2019-05-03",
        "03/05/2019",
        "192.168.100.200",
        "2 500 000",
        "$202-456-1111",
        "call it 12.5 million",
        "12345678901234567890",
        "call 911",
        "10:30:45",
        "978-3-16-148410-0"
      })
  void shouldRefuseLookAlikes(String text) {
    assertThat(Found.of(EntityType.PHONE, text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1-800-FLOWERS",
        "1-888-KOWALQ9",
        "+1-888-4ROMISX",
        "0800REBEMAW",
        "1800 GOT JUNK",
        "1-877-kars4kids",
        "800-KOWALQ9",
        "1888KOWALQ9",
        "+44 800 REBEMAW",
        "1 (800) KOWALQ9",
        "555-KOWALQ9",
        "555-0199 ext. 4821",
        "555-0199 x123",
        "(202) 456-1111, extension 12",
        "202-456-1111 #12"
      })
  void shouldTakeLettersAndExtensionsForPartOfANumber(String number) {
    assertThat(Found.in("call " + number + " now")).containsExactly("phone=" + number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "800 PEOPLE came",
        "an 800-page book",
        "1800 meters",
        "555-ABCDEF",
        "1 800 USA",
        "1800calories"
      })
  void shouldRefuseNumbersBeforeWords(String text) {
    assertThat(Found.of(EntityType.PHONE, text)).isEmpty();
  }

  @Test
  void shouldFindSeveralOnTheirLines() {
    assertThat(Found.in("Mobile: 737 219 628\nDesk: 5403926876\nFax: +41 (0)62 585 51 90"))
        .containsExactly("phone=737 219 628", "phone=5403926876", "phone=+41 (0)62 585 51 90");
  }

  @Test
  void shouldBelieveNumbersAfterTooManyQuestions() {
    String invalid = "+999 1234567, ";
    String text = invalid.repeat(PhoneBook.MAX_QUESTIONS + 1);

    assertThat(Found.in(invalid)).isEmpty();
    assertThat(Found.of(EntityType.PHONE, text)).isNotEmpty();
  }
}
