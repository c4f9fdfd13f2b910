package io.palimpsest.service.http.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ApiKeyTest {
  /** SHA-256 of "secret", as sha256sum prints it. */
  private static final String HASH =
      "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";

  @Test
  void shouldKeepTheHashOfASecretOnly() {
    ApiKey key = ApiKey.of("shop", Set.of(Role.PRODUCER, Role.AUDITOR), "secret");

    assertThat(key.line()).isEqualTo("shop auditor,producer sha256:" + HASH);
    assertThat(key.toString()).doesNotContain("secret");
  }

  @Test
  void shouldReadWhatItWrites() {
    ApiKey key = ApiKey.of("shop.feed-2", Role.ALL, ApiKey.newSecret());

    assertThat(ApiKey.parse(key.line())).isEqualTo(key);
  }

  @Test
  void shouldMakeAnotherSecretEachTime() {
    assertThat(ApiKey.newSecret()).isNotEqualTo(ApiKey.newSecret()).matches("plk_[0-9a-f]{64}");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "shop producer",
        "shop producer " + HASH,
        "shop king sha256:" + HASH,
        "shop producer,king sha256:" + HASH,
        "sh/op producer sha256:" + HASH,
        "shop producer sha256:1234",
        "shop producer sha256:" + HASH + " more"
      })
  void shouldRefuseWhatIsNoKeyAndQuoteNothing(String line) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ApiKey.parse(line))
        .satisfies(
            e -> assertThat(e.getMessage()).doesNotContain(HASH, "king,", "sh/op").isNotBlank());
  }
}
