package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The real WordNet. */
class PlaceBookTest {
  private static final PlaceBook BOOK = PlaceBook.standard();

  @ParameterizedTest
  @CsvSource({
    "Germany, COUNTRY",
    "England, COUNTRY",
    "Estonia, COUNTRY",
    "Texas, REGION",
    "Ontario, REGION",
    "Cornwall, REGION",
    "Leeds, CITY",
    "Brooklyn, CITY",
    "Soho, CITY",
    "Tokyo, CITY",
    "Africa, CONTINENT",
    "Danube, WATER",
    "Lake Erie, WATER",
    "Suez Canal, WATER",
    "Everest, MOUNTAIN",
    "Alps, MOUNTAIN",
    "Majorca, ISLAND",
    "Hebrides, ISLAND",
    "Sahara, OTHER",
    "Eiffel Tower, OTHER"
  })
  void shouldKnowTheLevelOfAPlace(String name, PlaceLevel level) {
    assertThat(BOOK.level(name)).contains(level);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "United States",
        "the United States",
        "UNITED STATES",
        "united\u00A0states",
        "United  States",
        "United States'",
        "United States of America",
        "America",
        "america's",
        "America\u2019s",
        "the States",
        "U.S.",
        "US",
        "us",
        "U.S",
        "U.S.A.",
        "USA",
        "Uni\u200Dted States",
        "\uFF35\uFF33\uFF21"
      })
  void shouldKnowAPlaceUnderManySpellings(String name) {
    assertThat(BOOK.level(name)).contains(PlaceLevel.COUNTRY);
    assertThat(BOOK.wider(name)).containsExactly("North America");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "'s", "the", "the ", ".", "Zzyzx", "bank", "Anna", "Orion", "Mars"})
  void shouldNotKnowWhatIsNoPlace(String name) {
    assertThat(BOOK.level(name)).isEmpty();
    assertThat(BOOK.wider(name)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "Brooklyn, New York/United States/North America",
    "Harlem, Manhattan/New York/United States/North America",
    "leeds, West Yorkshire/England/United Kingdom/British Isles",
    "São Paulo, Brazil/South America",
    "Sao Paulo, Brazil/South America",
    "St. Louis, Missouri/United States/North America",
    "st louis, Missouri/United States/North America",
    "Mississippi River, United States/North America",
    "Eiffel Tower, Paris/France/Europe"
  })
  void shouldSayWhatAPlaceLiesIn(String name, String wider) {
    assertThat(BOOK.wider(name)).containsExactly(wider.split("/"));
  }

  /** Each of these has other meanings, and some of those come first in WordNet. */
  @ParameterizedTest
  @CsvSource({
    "Paris, France",
    "Georgia, United States",
    "Chad, Africa",
    "Ontario, Canada",
    "Luxembourg, Europe",
    "Jordan, Asia",
    "Russia, Eurasia"
  })
  void shouldTakeTheMeaningThatIsMostUsed(String name, String nearest) {
    assertThat(BOOK.wider(name)).first().isEqualTo(nearest);
  }

  @Test
  void shouldTakeTheNearestPlaceThatHoldsAllOfSeveralWholes() {
    assertThat(BOOK.wider("Alps")).containsExactly("Europe");
    assertThat(BOOK.wider("Mount Everest")).containsExactly("Asia");
  }

  @Test
  void shouldNotPutLandIntoWater() {
    assertThat(BOOK.wider("British Isles")).isEmpty();
    assertThat(BOOK.wider("Adriatic")).containsExactly("Mediterranean");
  }

  @Test
  void shouldNotGoBeyondTheContinent() {
    assertThat(BOOK.wider("Europe")).isEmpty();
  }

  @Test
  void shouldHaveEnoughNamesOfEachLevelToChooseFrom() {
    assertThat(BOOK.names(PlaceLevel.COUNTRY)).hasSizeGreaterThan(150).contains("Kenya", "Peru");
    assertThat(BOOK.names(PlaceLevel.REGION)).hasSizeGreaterThan(150).contains("Ohio", "Bavaria");
    assertThat(BOOK.names(PlaceLevel.CITY)).hasSizeGreaterThan(1000).contains("Leeds", "New York");
    assertThat(BOOK.names(PlaceLevel.CONTINENT)).hasSizeGreaterThan(5).contains("Asia");
    for (PlaceLevel level :
        List.of(PlaceLevel.WATER, PlaceLevel.MOUNTAIN, PlaceLevel.ISLAND, PlaceLevel.OTHER)) {
      assertThat(BOOK.names(level)).as(level.name()).hasSizeGreaterThan(100);
    }
  }

  @Test
  void shouldNotOfferNamesThatAreCommonWords() {
    assertThat(BOOK.names(PlaceLevel.COUNTRY)).doesNotContain("Turkey", "China", "Chile");
    assertThat(BOOK.names(PlaceLevel.CITY)).doesNotContain("Nice", "Reading", "Bath", "Split");
  }
}
