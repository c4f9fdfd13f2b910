package io.palimpsest.language.detect.score;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoldLabelsTest {

  @ParameterizedTest
  @EnumSource
  void shouldKnowOurOwnLabelsInAnyCase(EntityType type) {
    assertThat(GoldLabels.typesOf(type.label())).contains(List.of(type));
    assertThat(GoldLabels.typesOf(type.label().toUpperCase(Locale.ROOT))).contains(List.of(type));
  }

  @ParameterizedTest
  @CsvSource({
    "PER, PERSON",
    "GPE, LOCATION",
    "LOC, LOCATION",
    "ORG, ORGANIZATION",
    "corporation, ORGANIZATION",
    "CREDIT_CARD, PAYMENT_CARD",
    "EMAIL_ADDRESS, EMAIL",
    "PHONE_NUMBER, PHONE",
    "US_SSN, NATIONAL_ID",
    "IBAN_CODE, IBAN",
    "DOMAIN_NAME, URL",
    "ZIP_CODE, POSTAL_CODE",
    "US_DRIVER_LICENSE, DRIVING_LICENCE"
  })
  void shouldKnowTheLabelsOfDataSets(String label, EntityType type) {
    assertThat(GoldLabels.typesOf(label)).contains(List.of(type));
  }

  @Test
  void shouldTakeADateOrATimeForEither() {
    assertThat(GoldLabels.typesOf("DATE_TIME")).contains(List.of(EntityType.DATE, EntityType.TIME));
  }

  @ParameterizedTest
  @ValueSource(strings = {"NRP", "TITLE", "MISC", "creative-work", "product"})
  void shouldKnowWhatHasNoTypeHere(String label) {
    assertThat(GoldLabels.typesOf(label)).contains(List.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "PERSONS", "Anna"})
  void shouldNotGuess(String label) {
    assertThat(GoldLabels.typesOf(label)).isEmpty();
  }
}
