package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DateDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "10/23/1951",
        "23.10.1951",
        "5-5-1937",
        "2019-05-03",
        "2015-12-22 04:34:22",
        "2015-12-22T04:34:22Z",
        "3 May 2019",
        "3rd of May 2019",
        "3rd of may",
        "May 3rd, 2019",
        "Sept. 5, 2019",
        "May 2019",
        "3. Mai 2019",
        "15 de mayo de 2020",
        "Friday, 3 May 2019",
        "July 4 at 6 pm",
        "Thursday",
        "1987",
        "1990s"
      })
  void shouldFindDates(String date) {
    assertThat(Found.in("It was (" + date + ") then")).containsExactly("date=" + date);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "18:30",
        "6pm",
        "6:30 pm",
        "6 p.m.",
        "06:30:15",
        "18h30",
        "18.30 Uhr",
        "6 o'clock"
      })
  void shouldFindTimes(String time) {
    assertThat(Found.in("We meet at " + time + " today")).containsExactly("time=" + time);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "13/13/2019",
        "32/01/2019",
        "1.2.3",
        "24/7",
        "1/2 cup",
        "16:9",
        "25:61",
        "you may 3 times",
        "3.141",
        "#1984",
        "model 2019a",
        "v2019.1"
      })
  void shouldRefuseLookAlikes(String text) {
    assertThat(Found.in(text)).noneMatch(f -> f.startsWith("date") || f.startsWith("time"));
  }

  @Test
  void shouldFindADayWithoutAYearAfterAWord() {
    assertThat(Found.in("due on 5/14")).containsExactly("date=5/14");
    assertThat(Found.in("score 5/14")).isEmpty();
  }

  @Test
  void shouldFindBothEndsOfARange() {
    assertThat(Found.in("from 1914-1918")).containsExactly("date=1914", "date=1918");
  }
}
