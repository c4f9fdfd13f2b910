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

  @Test
  void shouldNeedAWordForCapitalsAndANumber() {
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
    "in Bern 3011 now,3011"
  })
  void shouldFindPostalCodesByWordStatePlaceOrForm(String text, String code) {
    assertThat(Found.of(EntityType.POSTAL_CODE, text)).containsExactly(code);
  }

  @ParameterizedTest
  @ValueSource(strings = {"order 62704", "we sold 12345 tickets", "in Berlin 2019", "item 1234"})
  void shouldRefuseBareDigits(String text) {
    assertThat(Found.of(EntityType.POSTAL_CODE, text)).isEmpty();
  }
}
