package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "221B Baker Street",
        "10 Downing St",
        "350 Fifth Avenue, Suite 3300, New York, NY 10118",
        "1600 Pennsylvania Ave, Washington, DC 20500",
        "12 main street",
        "830 NE 9th Street, Grants Pass, OR 97526",
        "33 avenue de Provence",
        "12 rue de la Paix, 75002 Paris, France",
        "Friedrichstraße 43, 10117 Berlin, Germany",
        "Kalverstraat 92, 1012 PH Amsterdam, Netherlands",
        "Hauptstr. 5, 80331 München, Germany",
        "Kossuth utca 12",
        "Via Roma 131",
        "ul. Zamkowa 33",
        "Calle Mayor 5",
        "P.O. Box 104",
        "PSC 4574, Box 8393\nAPO AA 81998",
        "24 Sussex Drive, Ottawa, ON K1M 1M4"
      })
  void shouldFindAddresses(String address) {
    String found = Found.of(EntityType.STREET_ADDRESS, "it is: " + address + ".").get(0);

    // What may follow a confirmed part (a town after its code) is not promised.
    assertThat(address).startsWith(found);
    assertThat(found.length()).isGreaterThanOrEqualTo(Math.min(address.length(), 12));
  }

  @Test
  void shouldIncludePlaceAndCodeOverSeveralLines() {
    String address = "50 Rooseveltlaan 110\n Apt. 949\n Utrecht\n Netherlands 12345";

    assertThat(Found.in("new address is " + address)).containsExactly("street_address=" + address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "557 Gibson Orchard",
        "71933 Skiles Cliffs Apt. 805, Emardville, Norway 76341",
        "504 Monte Grove\nLake Lareehaven\n, nan\n 94090",
        "83393 Pärna 33\nCite Sfaxi\n, 13\n 44939",
        "462 Stubengraben 80 Apt. 608\nDusino San Michele, AT 31295",
        "479 95 Avenue des Tuileries Apt. 892 GUÉRET LI",
        "760 Passauer Strasse 33, Cite Guedouala, Tunisia",
        "654 Rua Ana Caciola 1159, ΣΤΡΟΒΟΛΟΣ, Cyprus (Greek)",
        "5100 Quadra 104\n Suite 845\n Evionnaz\n Switzerland 05377",
        "5533 119 Countess Close\n Suite 868\n Seatoun\n New Zealand",
        "2613 avenida praia 1 suite 463, mohács, hungary 24743",
        "5 rue du centre 320\n apt. 169\n marke\n belgium 97466",
        "6 Boulevard de la Harpe, 74520 Rennes",
        "50 Bailey Drive, 5928 New Lincoln",
        "Max-Schönenberg-Str. 61a Apt. 3, Neu Johnscheid, Burkina Faso",
        "Kodolányi János út 77/A",
        "Astrová 146 Apt. 902\nŠaľa, OV 89 319",
        "Kalles Väg 703",
        "5Gidekqstrasse",
        "Nudadufqweg17b",
        "the corner of Pachergasse 64 and Radolič Harbor",
        "the corner of Csabai kapu 39. and Mathias Pass",
        "Leon and Eyrarodda 66"
      })
  void shouldFindTheWholeAddress(String address) {
    assertThat(Found.in("our office is located at " + address + " for now"))
        .containsExactly("street_address=" + address);
  }

  @Test
  void shouldNeedAWordForCapitalsAndANumber() {
    assertThat(Found.of(EntityType.STREET_ADDRESS, "we counted 557 Gibson Orchards")).isEmpty();
    assertThat(Found.of(EntityType.STREET_ADDRESS, "the lives of 23 West Virginians")).isEmpty();
    assertThat(Found.of(EntityType.STREET_ADDRESS, "12 Main Street 5 people"))
        .containsExactly("12 Main Street");
    assertThat(Found.in("He lives at Pagari 18")).containsExactly("street_address=Pagari 18");
    assertThat(Found.in("Chelsea 2 Arsenal 1")).isEmpty();
    assertThat(Found.in("We saw Apollo 13")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2 miles down the road",
        "the 2 of us drive",
        "via 1 mil. miles",
        "the Supreme Court ruled",
        "5 people on the street",
        "floor I think",
        "8 pm CT"
      })
  void shouldRefuseLookAlikes(String text) {
    assertThat(Found.of(EntityType.STREET_ADDRESS, text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "My zip code is 2371,2371",
    "ZIP: 75534-030,75534-030",
    "postcode 1012 PH,1012 PH",
    "in SW1A 1AA today,SW1A 1AA",
    "in K1A 0B1 today,K1A 0B1",
    "we live near Springfield IL 62704,62704",
    "in Bern 3011 now,3011",
    "my zip code is 31 666,31 666"
  })
  void shouldFindPostalCodesByWordStatePlaceOrForm(String text, String code) {
    assertThat(Found.of(EntityType.POSTAL_CODE, text)).containsExactly(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"order 62704", "we sold 12345 tickets", "in Berlin 2019", "item 1234"})
  void shouldRefuseBareDigits(String text) {
    assertThat(Found.of(EntityType.POSTAL_CODE, text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "quendrix arroba valmora punto com",
        "quendrix at valmora punkt de",
        "quendrix chez valmora point fr",
        "quendrix \u0441\u043e\u0431\u0430\u043a\u0430 valmora \u0442\u043e\u0447\u043a\u0430 \u0440\u0443"
      })
  void shouldFindAddressesThatAreSpokenInOtherLanguages(String address) {
    assertThat(Found.in(address)).containsExactly("email=" + address);
  }

  @Test
  void shouldFindASpokenAddressWithDashesInIt() {
    assertThat(Found.in("quendrix-at-valmora-dot-com"))
        .containsExactly("url=quendrix-at-valmora-dot-com");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "we met at some point in time",
        "at one point it rained",
        "look at that point, no"
      })
  void shouldNotTakeAPointForADot(String text) {
    assertThat(Found.in(text)).isEmpty();
  }
}
