package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Valid examples are published ones, or made here so that their check digits hold. */
class NationalIdDetectionTest {

  @ParameterizedTest
  @CsvSource({
    "United Kingdom,AB 12 34 56 C",
    "United Kingdom,AB123456C",
    "United States,536-22-1234",
    "Germany,36574261809",
    "France,255081416802538",
    "France,2 55 08 14 168 025 38",
    "Spain,12345678Z",
    "Spain,X1234567L",
    "Italy,RSSMRA85T10A562S",
    "Poland,44051401359",
    "Sweden,811228-9874",
    "Finland,131052-308T",
    "India,2341 2341 2346",
    "India,ABCPE1234F",
    "Brazil,111.444.777-35",
    "Singapore,S1234567D"
  })
  void shouldFindWhatIsStrongEnoughAlone(String country, String id) {
    assertThat(Found.in("it is (" + id + ").")).containsExactly("national_id=" + id);
  }

  @ParameterizedTest
  @CsvSource({
    "ssn,536221234",
    "ITIN,900-70-0000",
    "NHS number,943 476 5919",
    "NHS number,9434765919",
    "BSN,111222333",
    "SIN,130 692 544",
    "TFN,123456782",
    "medicare,2123 45670 1",
    "aadhaar,234123412346",
    "personnummer,8112289874"
  })
  void shouldFindTheOthersBesideTheirWord(String word, String id) {
    assertThat(Found.of(EntityType.NATIONAL_ID, "My " + word + " is " + id)).containsExactly(id);
    assertThat(Found.of(EntityType.NATIONAL_ID, id + " is my " + word)).containsExactly(id);
  }

  @ParameterizedTest
  @CsvSource({
    "ssn,000-22-1234",
    "ssn,666-22-1234",
    "ssn,536-00-1234",
    "ssn,536-22-0000",
    "itin,900-10-0000",
    "nino,BG123456C",
    "nino,AB123456E",
    "nhs,943 476 5918",
    "steuer,36574261808",
    "nir,255081416802539",
    "dni,12345678A",
    "nie,X1234567A",
    "codice fiscale,RSSMRA85T10A562T",
    "pesel,44051401358",
    "bsn,111222334",
    "personnummer,811228-9875",
    "hetu,131052-308A",
    "SIN,130 692 545",
    "tfn,123456783",
    "aadhaar,2341 2341 2347",
    "PAN,ABCXE1234F",
    "cpf,111.444.777-36",
    "nric,S1234567A"
  })
  void shouldRefuseWhatCannotBe(String word, String id) {
    assertThat(Found.of(EntityType.NATIONAL_ID, "My " + word + " is " + id)).isEmpty();
  }

  @Test
  void shouldNeedTheWordForBareDigits() {
    assertThat(Found.in("order 536221234")).isEmpty();
    assertThat(Found.in("ticket 111222333 and 123456782")).isEmpty();
  }

  @Test
  void shouldNotReachFurtherThanAFewWords() {
    assertThat(Found.in("ssn a b c d e f g 536221234")).isEmpty();
  }

  @Test
  void shouldRefuseTheTailOfSomethingLonger() {
    assertThat(Found.in("order 7-536-22-1234 and 536-22-1234-9 or 1.536-22-1234")).isEmpty();
  }

  @Test
  void shouldReadMixedCase() {
    assertThat(Found.in("rssmra85t10a562s")).containsExactly("national_id=rssmra85t10a562s");
  }
}
