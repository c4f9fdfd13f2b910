package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AmountDetectionTest {

  @ParameterizedTest
  @CsvSource({
    "75,He just turned 75 years old",
    "68,My father retired at the age of 68",
    "34,a 34-year-old man",
    "34,aged 34.",
    "34,34yo",
    "26,and i'm 26 y/o.",
    "17,a 17-month-old baby",
    "42,I just turned 42",
    "19,She was 19 when it happened",
    "92,Age: 92"
  })
  void shouldFindTheNumberOfAnAge(String age, String text) {
    assertThat(Found.in(text)).containsExactly("age=" + age);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for 34 years",
        "I am 100% sure",
        "turned 360 degrees",
        "aged 3.5",
        "it was 50 times",
        "old 34"
      })
  void shouldRefuseWhatIsNoAge(String text) {
    assertThat(Found.in(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "$5",
        "$5.50",
        "$5,000",
        "$1.5 billion",
        "$435K",
        "US$20",
        "5 €",
        "1.000,50 EUR",
        "USD 300",
        "20 bucks",
        "3 million dollars",
        "£99",
        "¥1000"
      })
  void shouldFindMoney(String amount) {
    assertThat(Found.in("paid " + amount + ", ok")).containsExactly("money=" + amount);
  }

  @ParameterizedTest
  @ValueSource(strings = {"ALL 50 states", "5 apples", "$ sign", "3 million people", "try 5"})
  void shouldRefuseWhatIsNoMoney(String text) {
    assertThat(Found.in(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "40.7128, -74.0060",
        "-33.8688, 151.2093",
        "48.85, lon: 2.35",
        "40.7128° N, 74.0060° W",
        "40°26'46\"N 79°58'56\"W",
        "40°26′46″N, 79°58′56″W"
      })
  void shouldFindCoordinates(String place) {
    assertThat(Found.in("at " + place + " now")).containsExactly("coordinates=" + place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3.5, 4.5", "95.1234, 10.1234", "10.123, 190.123", "20° N"})
  void shouldRefuseWhatIsNoPlace(String text) {
    assertThat(Found.in(text)).isEmpty();
  }
}
