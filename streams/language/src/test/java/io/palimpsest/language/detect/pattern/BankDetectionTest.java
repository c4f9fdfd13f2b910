package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Examples are the test numbers that card networks and the SWIFT registry publish. */
class BankDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4111111111111111",
        "4111 1111 1111 1111",
        "4111-1111-1111-1111",
        "5555555555554444",
        "2223003122003222",
        "378282246310005",
        "3782 822463 10005",
        "6011111111111117",
        "30569309025904",
        "3530111333300000"
      })
  void shouldFindCardsAnywhere(String card) {
    assertThat(Found.in("Paid (" + card + "), thanks")).containsExactly("payment_card=" + card);
    assertThat(Found.confidence("Paid " + card)).isGreaterThanOrEqualTo(0.95);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4111111111111112", "4111 1111 1111 1112", "378282246310006", "0000000000000000"})
  void shouldRefuseAWrongCheckDigitEvenBesideTheWord(String card) {
    assertThat(Found.in("my card " + card)).isEmpty();
  }

  @Test
  void shouldBelieveLuhnAloneOnlyBesideTheWord() {
    assertThat(Found.in("order 9111111111111110")).isEmpty();
    assertThat(Found.in("card 9111111111111110")).isNotEmpty();
  }

  @Test
  void shouldFindSeveralInOneText() {
    assertThat(Found.in("4111111111111111, 5555555555554444 and GB82WEST12345698765432"))
        .containsExactly(
            "payment_card=4111111111111111",
            "payment_card=5555555555554444",
            "iban=GB82WEST12345698765432");
  }

  @Test
  void shouldNotFindACardInsideALongerNumber() {
    assertThat(Found.in("4111111111111111.50 x4111111111111111 4111111111111111-7"))
        .containsExactly("code=x4111111111111111");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GB82WEST12345698765432",
        "GB82 WEST 1234 5698 7654 32",
        "DE89370400440532013000",
        "DE89 3704 0044 0532 0130 00",
        "FR1420041010050500013M02606",
        "NL91ABNA0417164300",
        "nl91abna0417164300"
      })
  void shouldFindIbans(String iban) {
    assertThat(Found.in("to '" + iban + "'.")).containsExactly("iban=" + iban);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GB82WEST12345698765433", // check number
        "DE8937040044053201300", // length
        "ZZ82WEST12345698765432" // country
      })
  void shouldRefuseIbansThatCannotBe(String iban) {
    assertThat(Found.in("iban " + iban)).containsExactly("code=" + iban);
  }

  @Test
  void shouldFindABicOnlyBesideAWordOrAnIban() {
    assertThat(Found.in("SWIFT: DEUTDEFF500")).containsExactly("bic=DEUTDEFF500");
    assertThat(Found.in("BIC DEUTDEFF")).containsExactly("bic=DEUTDEFF");
    assertThat(Found.in("the CHAMPION")).isEmpty();
    assertThat(Found.of(EntityType.BIC, "BIC DEUTQQFF")).isEmpty();
  }

  @Test
  void shouldFindRoutingNumbersBesideTheWord() {
    assertThat(Found.in("routing number 021000021")).containsExactly("bank_routing=021000021");
    assertThat(Found.in("routing number 021000022")).isEmpty();
    assertThat(Found.in("sort code 20-00-00")).containsExactly("bank_routing=20-00-00");
    assertThat(Found.in("order 021000021")).isEmpty();
  }

  @Test
  void shouldFindAccountNumbersBesideTheWord() {
    assertThat(Found.in("my account number is 31926819")).containsExactly("bank_account=31926819");
    assertThat(Found.in("my order number is 31926819")).isEmpty();
  }
}
