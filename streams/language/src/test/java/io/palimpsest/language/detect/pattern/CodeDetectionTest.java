package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeDetectionTest {

  /** Of Bitcoin's genesis block, BIP 173, BIP 350 and EIP-55. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa",
        "3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy",
        "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
        "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        "0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359"
      })
  void shouldFindCryptoAddresses(String address) {
    assertThat(Found.in("send to " + address + "!")).containsExactly("crypto_address=" + address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb",
        "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5",
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAEd",
        "da39a3ee5e6b4b0d3255bfef95601890afd80709",
        "550e8400-e29b-41d4-a716-446655440000"
      })
  void shouldRefuseWrongChecksumsAndHashes(String text) {
    assertThat(Found.of(EntityType.CRYPTO_ADDRESS, text)).isEmpty();
  }

  @Test
  void shouldFindVehicleNumbersByTheirCheckDigit() {
    assertThat(Found.in("a 1M8GDM9AXKP042788 car")).containsExactly("vehicle=1M8GDM9AXKP042788");
    assertThat(Found.in("a 1M8GDM9A1KP042788 car")).containsExactly("code=1M8GDM9A1KP042788");
    assertThat(Found.in("VIN WVWZZZ1JZ3W386752")).containsExactly("vehicle=WVWZZZ1JZ3W386752");
  }

  @Test
  void shouldFindPlatesBesideAWord() {
    assertThat(Found.in("licence plate AB12 CDE")).containsExactly("vehicle=AB12 CDE");
    assertThat(Found.in("Kennzeichen: B-MW 1234")).containsExactly("vehicle=B-MW 1234");
    assertThat(Found.of(EntityType.VEHICLE, "room AB12 CDE")).isEmpty();
  }

  @Test
  void shouldFindPassportsAndLicencesBesideAWord() {
    assertThat(Found.in("my passport number is C01X00T47")).containsExactly("passport=C01X00T47");
    assertThat(Found.in("my passport number is 925665416")).containsExactly("passport=925665416");
    assertThat(Found.in("passport: AB1234567")).containsExactly("passport=AB1234567");
    assertThat(Found.in("driver's license number is D1234567"))
        .containsExactly("driving_licence=D1234567");
    assertThat(Found.in("driving licence MORGA657054SM9IJ"))
        .containsExactly("driving_licence=MORGA657054SM9IJ");
    assertThat(Found.in("order AB1234567")).containsExactly("code=AB1234567");
  }
}
