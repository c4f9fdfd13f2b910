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
        "Friday, 3 May 2019 at 18:30:15",
        "Friday the 3rd of May 2019",
        "3 May 2019, Friday",
        "Saturday 5/14",
        "Mon 2024-02-26",
        "mon. 26 feb 2024",
        "Mon., Feb 26th, 2024",
        "TUES 5 March 2019",
        "Thurs: 3/7/2019",
        "Sat 5/14",
        "[Wed] 03/10/2021",
        "03/10/2021 [Wed.]",
        "03/10/2021, Wed",
        "2020-05-05 Tue 14:33",
        "2020-05-05 14:33 Tue",
        "Thursday",
        "1987",
        "1990s"
      })
  void shouldFindDates(String date) {
    assertThat(Found.in("It was (" + date + ") then")).containsExactly("date=" + date);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1081-6-30", "12.10.2481", "4821-02-01"})
  void shouldLeaveYearsOfOtherTimesToTheRuleForNumbers(String code) {
    assertThat(Found.in("It was (" + code + ") then")).isEmpty();
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "we sat there",
        "sun and fun",
        "they wed in spring",
        "Mon ami",
        "fri",
        "we sat 24/7",
        "Sat"
      })
  void shouldLeaveShortWeekdaysAloneThatStandBesideNoDate(String text) {
    assertThat(Found.in(text)).isEmpty();
  }

  @Test
  void shouldTakeAShortWeekdayOnlyBesideADay() {
    assertThat(Found.in("we sat in 2019 out")).containsExactly("date=2019");
    assertThat(Found.in("sun in May 2019, sun")).containsExactly("date=May 2019");
    assertThat(Found.in("in the sun\n3 May 2019\nsat")).containsExactly("date=3 May 2019");
    assertThat(Found.in("3 May 2019 sun-dried, Sun's")).containsExactly("date=3 May 2019");
  }

  @Test
  void shouldTakeTheBracketsOfAWeekdayOnlyInPairs() {
    assertThat(Found.in("on (Wed) 03/10/2021.")).containsExactly("date=(Wed) 03/10/2021");
    assertThat(Found.in("then (03/10/2021, Wed)")).containsExactly("date=03/10/2021, Wed");
    assertThat(Found.in("on (Wed 03/10/2021)")).containsExactly("date=Wed 03/10/2021");
  }

  @Test
  void shouldGiveAWeekdayToTheDateBehindIt() {
    assertThat(Found.in("3 May, Sat 4 May, Sunday 5 May"))
        .containsExactly("date=3 May", "date=Sat 4 May", "date=Sunday 5 May");
  }

  @Test
  void shouldFindBothTimesOfARange() {
    assertThat(Found.in("open 5pm-6pm")).containsExactly("time=5pm", "time=6pm");
    assertThat(Found.in("open 17:00–18:30")).containsExactly("time=17:00", "time=18:30");
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
