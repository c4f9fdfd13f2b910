package io.palimpsest.language.pseudonym.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateShiftTest {

  private final DateShift dates = new DateShift();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2021-03-04 | 2021-04-03",
        "2021/3/4 | 2021/4/3",
        "3/4/21 | 4/3/21",
        "4.3.2021 | 3.4.2021",
        "12/25/2021 | 01/24/2022",
        "MARCH 4th, 2021 | APRIL 3rd, 2021",
        "1st of March 2021 | 31st of March 2021",
        "Dec 23RD, 2020 | Jan 22ND, 2021",
        "Sept. 5, 2019 | Oct. 5, 2019",
        "04-Mar-2021 | 03-Apr-2021",
        "04mar2021 | 03apr2021",
        "2021-03-04T18:30:00Z | 2021-04-03T18:30:00Z",
        "2021-03-04 18:30:15.123+02:00 | 2021-04-03 18:30:15.123+02:00",
        "March 4, 2021 at 6:30 pm | April 3, 2021 at 6:30 pm",
        "２０２１-０３-０４ | ２０２１-０４-０３",
        "٢٠٢١-٠٣-٠٤ | ٢٠٢١-٠٤-٠٣"
      })
  void shouldMoveADayByThirtyDays(String original, String moved) {
    assertThat(dates.shift(original, 30)).contains(moved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4. April 2021 | 4. Mai 2021",
        "4. März 2021 | 3. April 2021",
        "3 mai 2020 | 2 juin 2020",
        "15 de mayo de 2020 | 14 de junio de 2020",
        "lundi 4 mars 2019 | mercredi 3 avril 2019",
        "5 augusti 2019 | 4 september 2019",
        "Montag, 4. März 2019 | Mittwoch, 3. April 2019",
        "27 Mai 2019 | 26 Juni 2019",
        "Montag, 4 April 2022 | Mittwoch, 4 Mai 2022",
        "Monday 4 April 2022 | Wednesday 4 May 2022",
        "27 mai 2019 | 26 juin 2019",
        "5 de abril de 2020 | 5 de mayo de 2020"
      })
  void shouldKeepTheLanguage(String original, String moved) {
    assertThat(dates.shift(original, 30)).contains(moved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mon 2024-02-26 | Wed 2024-03-13",
        "mon. 26 feb 2024 | wed. 13 mar 2024",
        "Mon., Feb 26th, 2024 | Wed., Mar 13th, 2024",
        "(Wed) 03/10/2021 | (Fri) 03/26/2021",
        "03/10/2021 (Wed.) | 03/26/2021 (Fri.)",
        "03/10/2021, WED | 03/26/2021, FRI",
        "[Friday] 3 May 2019 | [Sunday] 19 May 2019",
        "Fri - 3 May 2019 | Sun - 19 May 2019",
        "Fri the 3rd of May | Sun the 19th of May",
        "Tues 5 March 2019 | Thur 21 March 2019",
        "Thurs 3/7/2019 | Sat 3/23/2019",
        "Weds 3/6/2019 | Fri 3/22/2019",
        "2020-05-05 Tue 14:33 | 2020-05-21 Thu 14:33",
        "2020-05-05 14:33 Tue | 2020-05-21 14:33 Thu",
        "Sun | Tue"
      })
  void shouldMoveTheNameOfTheDayBesideADate(String original, String moved) {
    assertThat(dates.shift(original, 16)).contains(moved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2020-05-05T14:33:21Z | 14:33:21",
        "2020-05-05T14:33:21.123+02:00 | 14:33:21.123",
        "2020-05-05 14:33:21-05:00 | 14:33:21",
        "2020-05-05 14:33 UTC | 14:33",
        "2020-05-05, 14:33 UTC+2 | 14:33",
        "May 5, 2020 at 2:33 pm | 2:33 pm",
        "May 5, 2020 2:33 p.m. EST | 2:33 p.m.",
        "May 5 at 6 o'clock | 6 o'clock",
        "5. Mai 2020 14.33 Uhr | 14.33 Uhr",
        "5 mai 2020, 14h30 | 14h30",
        "Tue 2020-05-05 5pm | 5pm",
        "2020-05-05 (Tue) 14:33 | 14:33",
        "2020-05-05 14:33 Tue | 14:33",
        "2020-05-05 5pm-6pm | 5pm-6pm",
        "2020-05-05 14:33–15:10 | 14:33–15:10",
        "٢٠٢٠-٠٥-٠٥ ١٤:٣٣ | ١٤:٣٣"
      })
  void shouldSayWhereTheTimeStands(String date, String time) {
    TimePlace place = dates.time(date).orElseThrow();

    assertThat(date.substring(place.start(), place.end())).isEqualTo(time);
    assertThat(new FormatPseudonyms().replace(EntityType.TIME, time, Authors.author(1)))
        .hasValueSatisfying(other -> assertThat(other).isNotEqualTo(time));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2020-05-05 14:33-4821", "2020-05-05T14:33:21+48:21"})
  void shouldNotTakeANumberForAZone(String date) {
    assertThat(dates.shift(date, 16)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2020-05-05", "Tuesday", "14:33", "May 2020", "yesterday at 6 pm"})
  void shouldFindNoTimeWhereThereIsNone(String text) {
    assertThat(dates.time(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "03/04/2021 | 03/05/2021",
        "13/04/2021 | 14/04/2021",
        "03.04.2021 | 04.04.2021",
        "03.14.2021 | 03.15.2021",
        "12-31-2021 | 01-01-2022",
        "31-12-2021 | 01-01-2022"
      })
  void shouldReadMonthFirstBetweenSlashesAndDayFirstBetweenDots(String original, String moved) {
    assertThat(dates.shift(original, 1)).contains(moved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "March 4 | 30 | April 3",
        "4th of March | -4 | 28th of February",
        "Feb 29 | 1 | Mar 1",
        "5/14 | 20 | 6/3",
        "March 2021 | 10 | March 2021",
        "March 2021 | 20 | April 2021",
        "Dec. 2021 | 30 | Jan. 2022",
        "March | -20 | February",
        "2021 | 30 | 2021",
        "2021 | -365 | 2020",
        "1990s | 30 | 1990s",
        "2013-14 | 30 | 2013-14",
        "1990s | 3650 | 2000s",
        "Monday | 30 | Wednesday",
        "SUNDAY | 1 | MONDAY",
        "mardi | -2 | dimanche"
      })
  void shouldMoveWhatSaysLessThanADayAsItsMiddle(String original, int days, String moved) {
    assertThat(dates.shift(original, days)).contains(moved);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1987 | 1990",
        "٢٠٢١ | ٢٠٢٤",
        "1980s | 1990s",
        "90s | 00s",
        "04 | 07",
        "98 | 01",
        "2013-14 | 2016-17",
        "1998/99 | 2001/02",
        "1999-00 | 2002-03",
        "1990-1995 | 1993-1998",
        "1990–1995 | 1993–1998",
        "2013/2014 | 2016/2017",
        "1980s-1990s | 1990s-2000s",
        "May 2004 | June 2007",
        "Dec. 2004 | Jan. 2008",
        "3 May 2004 | 23 May 2004",
        "March | April",
        "Monday | Sunday"
      })
  void shouldMoveWhatNamesNoDayByTheYears(String original, String moved) {
    assertThat(dates.shift(original, new DateMove(20, 3, false))).contains(moved.strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "14.03.1963 | 03.04.1960",
        "December 30th, 1999 | January 19th, 1997",
        "05/14 | 06/03",
        "May 1987 | June 1984",
        "1987 | 1984"
      })
  void shouldMoveADayOfBirthByTheYearsAndTheDays(String original, String moved) {
    assertThat(dates.shift(original, new DateMove(20, -3, true))).contains(moved);
  }

  @Test
  void shouldLeaveTheYearEvenWhereTheDaysLeadBack() {
    DateMove move = new DateMove(-20, 1, true);

    assertThat(dates.shift("January 2004", move)).contains("December 2005");
    assertThat(dates.shift("04.01.2004", move)).contains("15.12.2005");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "yesterday",
        "Christmas",
        "02/30/2021",
        "2021-13-01",
        "99/99/9999",
        "0999-01-01",
        "March 4, 2021 Anna",
        "3/4/2021 4111111111111111",
        "2021-03-04 183015",
        "Monday Monday",
        "Mon 2024-02-26 Mon",
        "(Mon 2024-02-26",
        "2021-03-04 at 6",
        "2021-03-04 18:30 UTC 45",
        "2021-03-04 18:30:15-07:20:30",
        "4 4 2021",
        "2021-03/04",
        "1990s-95",
        "1990-1995s"
      })
  void shouldGiveNothingForWhatIsNoDate(String text) {
    assertThat(dates.shift(text, 30)).isEmpty();
  }

  @Test
  void shouldGiveNothingForYearsThatCannotBeSpelled() {
    assertThat(dates.shift("2999-12-31", 1)).isEmpty();
    assertThat(dates.shift("1000-01-01", -1)).isEmpty();
    assertThat(dates.shift("2021-03-04", Integer.MIN_VALUE)).isEmpty();
  }

  @Test
  void shouldGiveNothingRatherThanTheSameDayOfAnotherCentury() {
    assertThat(dates.shift("01/01/21", 36524)).isEmpty();
    assertThat(dates.shift("01/01/21", 0)).contains("01/01/21");
  }

  @Test
  void shouldGiveNothingForTextsThatAreTooLong() {
    assertThat(dates.shift("2021-03-04" + " ".repeat(118), 1)).isPresent();
    assertThat(dates.shift("2021-03-04" + " ".repeat(119), 1)).isEmpty();
  }
}
