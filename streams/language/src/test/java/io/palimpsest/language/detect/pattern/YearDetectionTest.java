package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Four digits are a year where the words say so, and a number everywhere else. */
class YearDetectionTest {

  /** As the examples write it: 1999, 1980s, '04, 2013-14, May 2004. */
  private static final Pattern YEAR = Pattern.compile("(May )?[0-9]+([-/][0-9]{2}(?![0-9]))?s?");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "my bank pin is 1984 don't tell",
        "put in 2010 and turn",
        "It's 2004, the code for the shed",
        "safe: between 1990 and 1999",
        "últimos cuatro en 1999",
        "PIN im Jahr 2004",
        "ключ... код в 1984",
        "PIN: 1987",
        "pin=2004",
        "the pin was changed from 1984 to 1999",
        "1987 is still my pin",
        "1992 opens the gate",
        "you get in with 1999",
        "type in 1984 and press enter",
        "punch in 2003 at the door",
        "the code ends in 1984",
        "card ending in 2002",
        "my visa ending (2004)",
        "the number ending in 1987",
        "last four are 1999",
        "last 4 of my ssn 1987",
        "the last four digits of my card are in 1984",
        "combo to the lock is 1955",
        "locker no. 1999",
        "Room No. 2014 please",
        "room number (1912)",
        "I'm in room 2011",
        "flat 1908, ring twice",
        "badge 2009",
        "badge number: 1999",
        "extension 2020",
        "call ext. 1905",
        "ticket 2018",
        "order #2019",
        "order 2019 in the queue",
        "account 1999",
        "user 1984",
        "id 2001",
        "garage code is 2010 now",
        "alarm code 2024#",
        "*1984# opens it",
        "1984# for the alarm",
        "unlock with 2008!",
        "the intercom is 1977",
        "my voicemail password (1999) is old",
        "password is 2004",
        "key 1999",
        "keypad: 2001",
        "safe (1999)",
        "I paid 1999 for it",
        "it cost 2000",
        "I owe 2025 to him",
        "he owes me 1850",
        "sold for 1999",
        "gate 1982",
        "use 1984 to get in",
        "it's 1987",
        "1987",
        "try 2004 then",
        "Meine PIN ist 1984",
        "der Türcode ist 1999",
        "Zimmer 1912",
        "endet auf 1967",
        "mi clave es 1984",
        "el código de la puerta es 2001",
        "tarjeta terminada en 2002",
        "habitación 1912",
        "mon code est 1984",
        "carte finissant par 1999",
        "le digicode est 1955",
        "chambre 1912",
        "mój kod to 1984",
        "hasło 1999",
        "pokój 1912",
        "karta kończy się na 2002",
        "мой пин 1984",
        "код от двери 1999",
        "пароль 2004",
        "комната 1912",
        "карта заканчивается на 2002",
        "my birth year is my pin, 1987",
        "the pin is my birth year 1987",
        "he was born in 1987 and that's the code",
        "in 1987 steps",
        "in 2000 words",
        "by 2000 people",
        "from 1900 to 2000 calories",
        "bus 1984",
        "seat 1950",
        "flight 2004",
        "lot 1999",
        "my locker is 1944",
        "phone pin 1999, ok",
        "sim pin 2014",
        "enter 2004 in the keypad",
        "dial in 1999",
        "Apt 1985",
        "the cvv is 2011 valid until 2027",
        "the otp was 1999",
        "I changed it to 2010",
        "login 1987"
      })
  void shouldTakeAPinOrACountForNoYear(String text) {
    assertThat(Found.of(EntityType.DATE, text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "I moved here in 1999.",
        "the Civil Rights Act of 1974 protects",
        "a 1979 Polish film",
        "prior to 2001",
        "as of 2004",
        "since 1955 I am sober",
        "until 2019 we lived there",
        "by 2024 we will",
        "during 1987",
        "the year 2000",
        "born 1958",
        "I was born in the north in 1971",
        "b. 1971 in the north",
        "(1958)",
        "Anna (1950-1990)",
        "from 1994 to 1997",
        "1994-1997",
        "1994 – 1997",
        "1994 to 1997",
        "between 1990 and 1995",
        "in 1994, 1995 and 1996",
        "2013-14 season",
        "2013/14",
        "2013/2014",
        "the 1980s",
        "1980s kid",
        "early 1990s",
        "the 80s kid",
        "'80s music",
        "mid-90s",
        "class of 2004",
        "class of '04",
        "summer of '69",
        "summer 2019",
        "Spring 2007",
        "summer of 2019",
        "May 2004 wedding",
        "2004 election",
        "the 2016 Olympics",
        "2018 season",
        "© 2019",
        "(c) 2019 me",
        "the 1994 World Cup",
        "America's 2019 budget",
        "*1961",
        "* 1961",
        "Jahrgang 1953",
        "née en 1958",
        "nacida en 1983",
        "DOB 1986",
        "dob: 1986",
        "my birth year is 2000",
        "year of birth: 1987",
        "married in 1995",
        "graduated 1999",
        "fiscal year 2020",
        "FY 2020",
        "circa 1990",
        "ca. 1990",
        "est. 1985",
        "1994-present",
        "seit 1999",
        "im Jahr 1987",
        "im Sommer 2003",
        "depuis 1990",
        "en 1983",
        "desde 1999",
        "w 1983 roku",
        "od 1999",
        "ur. 1971",
        "в 1983 году",
        "с 1999",
        "родилась в 1983",
        "geb. 1961",
        "geboren 1961",
        "né 1958",
        "nato nel 1958",
        "promo 2004",
        "2002's first great film",
        "1819 - 1890",
        "in 2016",
        "aged since 2002"
      })
  void shouldTakeWhatIsPlainlyADateForAYear(String text) {
    List<String> years = YEAR.matcher(text).results().map(MatchResult::group).toList();

    assertThat(Found.of(EntityType.DATE, text)).isEqualTo(years);
  }

  @Test
  void shouldFindEveryYearOfAList() {
    assertThat(Found.of(EntityType.DATE, "in 1994, 1995 and 1996"))
        .containsExactly("1994", "1995", "1996");
    assertThat(Found.of(EntityType.DATE, "from 1994 to 1997")).containsExactly("1994", "1997");
  }

  @Test
  void shouldTakeASeasonWhole() {
    assertThat(Found.of(EntityType.DATE, "the 2013-14 season")).containsExactly("2013-14");
  }
}
