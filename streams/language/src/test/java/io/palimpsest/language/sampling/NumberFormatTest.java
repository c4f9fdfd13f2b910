package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberFormatTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "7",
        "0",
        "007",
        "1,234.50",
        "12:30",
        "2024-01-31",
        "31/12/2024",
        "+44",
        "-5",
        "−5",
        "1’000",
        "1_000",
        "555‑0100",
        "１２：３０",
        "٣٫١٤",
        "𝟏𝟐",
        "192.168.0.1",
        "..5"
      })
  void shouldTakeDigitsWithSeparators(String number) {
    assertThat(NumberFormat.isPlain(number)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "½",
        "1½",
        "2²",
        "①",
        "1\u202f000",
        "1\u0301",
        "1\u200b2",
        "1２",
        "1𝟏",
        "𝟏𝟙",
        "1=2",
        "1#2",
        "$5",
        "1\u20e3",
        "1\ud800",
        "-",
        ""
      })
  void shouldLeaveAllElseToALabel(String number) {
    assertThat(NumberFormat.isPlain(number)).isFalse();
  }

  /** The one place that trusts the layout of Unicode, so all of Unicode is looked at. */
  @Test
  void shouldWriteAnyDigitInItsScriptAndLength() {
    IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
        .filter(Character::isDigit)
        .mapToObj(Character::toString)
        .forEach(
            digit -> {
              for (int value = 0; value < 10; value++) {
                // The highest word of value * 2^64 / 10 and a bit more, times 10, is the value.
                long bits = Long.divideUnsigned(-1L, 10) * value + 20;
                StringBuilder out = new StringBuilder();
                NumberFormat.write(digit, () -> bits, out);
                assertThat(Character.digit(out.codePointAt(0), 10)).isEqualTo(value);
                assertThat(NumberFormat.isPlain(digit + out)).as("same script").isTrue();
                assertThat(bytes(out.toString())).isEqualTo(bytes(digit));
              }
            });
  }

  @Test
  void shouldNotBeginALongerNumberWithZero() {
    StringBuilder out = new StringBuilder();
    NumberFormat.write("0-00.7", () -> 1L << 62, out);
    NumberFormat.write("9", () -> 1, out.append(' '));

    assertThat(out).hasToString("3-22.2 0");
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
