package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import io.palimpsest.language.detect.EntityType;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real WordNet. */
class GeneralizationLadderTest {
  private static final GeneralizationLadder LADDER = GeneralizationLadder.standard();

  private static List<String> texts(EntityType type, String original) {
    return LADDER.rungs(type, original).stream().map(Rung::text).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "Brooklyn, Brooklyn/New York/United States/North America/place",
    "NEW YORK CITY, New York/United States/North America/place",
    "uk, United Kingdom/British Isles/place",
    "Everest, Everest/Asia/place",
    "Zzyzx, place",
    "place, place"
  })
  void shouldClimbFromAPlaceToWhatItLiesIn(String original, String ladder) {
    assertThat(texts(EntityType.LOCATION, original)).containsExactly(ladder.split("/"));
  }

  @Test
  void shouldReadWhatFollowsAComma() {
    assertThat(texts(EntityType.LOCATION, "seattle, WA"))
        .containsExactly("Seattle", "Washington", "United States", "North America", "place");
    assertThat(texts(EntityType.LOCATION, "Paris, Texas"))
        .containsExactly("Texas", "United States", "North America", "place");
    assertThat(texts(EntityType.LOCATION, "Zzyzx, Leeds, England"))
        .containsExactly("England", "United Kingdom", "British Isles", "place");
    assertThat(texts(EntityType.LOCATION, "Leeds, Zzyzx")).containsExactly("place");
  }

  @ParameterizedTest
  @CsvSource({
    "Mill River, river/stream/place",
    "14 Larkin Street, street/thoroughfare/road/place",
    "the old Larkin bridges, bridge/place"
  })
  void shouldClimbFromThePlacesCommonNounIfTheNameIsNotKnown(String original, String ladder) {
    assertThat(texts(EntityType.LOCATION, original)).containsExactly(ladder.split("/"));
  }

  @ParameterizedTest
  @CsvSource({
    "Larkin Savings Bank, bank/financial institution/institution/organization",
    "LARKIN SAVINGS BANKS, bank/financial institution/institution/organization",
    "University of Larkin, university/educational institution/institution/organization",
    "Larkin Rovers Football Club, club/association/organization",
    "Joe's Restaurant, restaurant/organization",
    "Zzyzx, organization",
    "Organization, organization"
  })
  void shouldClimbFromAnOrganizationsLastCommonNoun(String original, String ladder) {
    assertThat(texts(EntityType.ORGANIZATION, original)).containsExactly(ladder.split("/"));
  }

  @ParameterizedTest
  @CsvSource({
    "nato, North Atlantic Treaty Organization/world organization/alliance/organization",
    "the GOP, Republican Party/party/organization",
    "Harvard, Harvard University/university/organization"
  })
  void shouldClimbFromAnOrganizationThatIsKnown(String original, String ladder) {
    assertThat(texts(EntityType.ORGANIZATION, original)).containsExactly(ladder.split("/"));
  }

  @ParameterizedTest
  @CsvSource({
    "Anna Smith, A. S./*",
    "ANNA, A./*",
    "anna's, A./*",
    "Jean-Luc O'Brien, J. O./*",
    "José María de la Cruz, J. M. C./*",
    "Élodie Ångström, E. A./*",
    "Øystein Łukasz, O. L./*",
    "(Anna) 3 Smith, A. S./*",
    "李小龙, *",
    "Анна Smith, *",
    "Αnna, *",
    "42, *"
  })
  void shouldLeaveInitialsOfAPerson(String original, String ladder) {
    assertThat(texts(EntityType.PERSON, original)).containsExactly(ladder.split("/"));
  }

  /** Paris is a hero too, and Smith an economist: WordNet does not make them public here. */
  @Test
  void shouldNeverTakeAPersonsNameForAPublicOne() {
    assertThat(texts(EntityType.PERSON, "Paris")).containsExactly("P.", "*");
    assertThat(texts(EntityType.PERSON, "Adam Smith")).containsExactly("A. S.", "*");
  }

  @Test
  void shouldHaveOnlyTheTypesNameForOtherTypes() {
    assertThat(texts(EntityType.PAYMENT_CARD, "London")).containsExactly("payment card");
  }

  @Test
  void shouldCountPlacesAndOrganizationsOfOneNameApart() {
    Rung place = LADDER.rungs(EntityType.LOCATION, "school").get(0);
    Rung organization = LADDER.rungs(EntityType.ORGANIZATION, "school").get(0);

    assertThat(place.text()).isEqualTo(organization.text());
    assertThat(place.key()).isNotEqualTo(organization.key());
  }

  /** The number stands in package-info and bounds the state. */
  @Test
  void shouldHaveNoMoreKeysThanItSays() {
    assertThat(LADDER.maxKeys()).isEqualTo(27_516);
  }

  @Test
  void shouldNotShowAValue() {
    assertThat(LADDER.rungs(EntityType.LOCATION, "Brooklyn").toString()).doesNotContain("rook");
  }

  @Test
  void shouldNotFoldForMinutes() {
    String accents = "a" + "\u0301".repeat(1 << 17) + "\u0316".repeat(1 << 17);

    assertThat(
            ProcessorTime.within(
                Duration.ofSeconds(10), () -> LADDER.rungs(EntityType.LOCATION, accents)))
        .hasSize(1);
  }
}
