package io.palimpsest.schemas.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegistryAddressTest {
  private static final String URL = "https://registry:8443";

  @ParameterizedTest
  @ValueSource(strings = {"https://canary:canary@registry:8443", "http://canary@registry/path"})
  void shouldRefuseAPasswordInTheAddressAndNotShowIt(String url) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> RegistryAddress.open(url))
        .withMessageContaining("basic.auth.user.info")
        .withMessageNotContaining("canary");
  }

  @Test
  void shouldTakeAnAtSignInAPath() {
    assertThatCode(() -> RegistryAddress.open("http://registry/a@b")).doesNotThrowAnyException();
  }

  @Test
  void shouldNotShowSettings() {
    assertThat(new RegistryAddress(URL, Map.of("bearer.auth.token", "canary")).toString())
        .contains(URL)
        .doesNotContain("canary");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "schema.registry.ssl.trustore.location",
        "ssl.truststore.locaton",
        "basic.auth.userinfo",
        "schema.registry.bearer.auth.tokn"
      })
  void shouldNameAMisspeltSetting(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RegistryAddress(URL, Map.of(name, "canary")))
        .withMessageContainingAll("'" + name + "'", "schema.registry.ssl.*")
        .withMessageNotContaining("canary");
  }

  /** A line of a key, or the second line of a password, where a name should stand. */
  @ParameterizedTest
  @ValueSource(strings = {"canary", "MIIEvQIBADANBgcanary", "canary.canary.canary", "ssl.Canary"})
  void shouldNotShowWhatMayBeABrokenLine(String name) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RegistryAddress(URL, Map.of(name, "")))
        .satisfies(e -> assertThat(e.getMessage()).doesNotContainIgnoringCase("canary"));
  }

  @ParameterizedTest
  @CsvSource({
    "basic.auth.credentials.source, URL",
    "schema.registry.basic.auth.credentials.source, SASL_INHERIT",
    "bearer.auth.credentials.source, CUSTOM"
  })
  void shouldRefuseOtherPlacesForAPassword(String name, String source) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RegistryAddress(URL, Map.of(name, source)))
        .withMessageContaining("must be");
  }

  @Test
  void shouldCheckTheHostOfACertificateUnlessToldOtherwise() {
    String check = "schema.registry.ssl.endpoint.identification.algorithm";

    assertThat(ConfluentSettings.forClient(Map.of())).containsEntry(check, "https");
    assertThat(ConfluentSettings.forClient(Map.of("schema.registry.ssl.protocol", "TLSv1.3")))
        .containsEntry(check, "https");
    assertThat(ConfluentSettings.forClient(Map.of(check, "none"))).containsEntry(check, "none");
  }

  @Test
  void shouldGiveTheClientTlsUnderTheOnlyNameThatItTakes() {
    assertThat(ConfluentSettings.forClient(Map.of("ssl.protocol", "TLSv1.3")))
        .containsEntry("schema.registry.ssl.protocol", "TLSv1.3")
        .doesNotContainKey("ssl.protocol");
  }
}
