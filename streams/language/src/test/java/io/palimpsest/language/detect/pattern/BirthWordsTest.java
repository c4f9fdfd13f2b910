package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BirthWordsTest {
  private static final String DATE = "14.03.1987";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "born 14.03.1987",
        "GebDat 14.03.1987",
        "ne le 14.03.1987",
        "né le 14.03.1987",
        "naci el 14.03.1987",
        "nasc. 14.03.1987",
        "f. nac. 14.03.1987",
        "g. 14.03.1987",
        "* 14.03.1987",
        "\u0434.\u0440. 14.03.1987",
        "14.03.1987 \u0433.\u0440.",
        "\u0440\u043e\u0434. 14.03.1987",
        "sz\u00fcletett 14.03.1987",
        "\u751f\u65e5 14.03.1987",
        "\u751f\u65e514.03.1987",
        "14.03.1987 \u751f",
        "\u062a\u0627\u0631\u064a\u062e \u0627\u0644\u0645\u064a\u0644\u0627\u062f 14.03.1987",
        "ng\u00e0y sinh 14.03.1987",
        "nga\u0300y sinh 14.03.1987",
        "tgl lahir 14.03.1987",
        "b'day 14.03.1987",
        "B\u2019Day 14.03.1987",
        "b-day: 14.03.1987",
        "d/o/b 14.03.1987",
        "D.O.B. 14.03.1987",
        "14.03.1987, my day of birth",
        "my b. date is 14.03.1987",
        "arrived into this world 14.03.1987"
      })
  void shouldKnowThatADateIsOneOfBirth(String text) {
    assertThat(isBirth(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "we met on 14.03.1987",
        "je ne viens pas le 14.03.1987",
        "14.03.1987 \u5b66\u751f",
        "born to run, which we all did on 14.03.1987",
        "the model b was sold 14.03.1987",
        "14.03.1987"
      })
  void shouldLeaveOtherDatesAlone(String text) {
    assertThat(isBirth(text)).isFalse();
  }

  private static boolean isBirth(String text) {
    int start = text.indexOf(DATE);
    return BirthWords.areNear(text, start, start + DATE.length());
  }
}
