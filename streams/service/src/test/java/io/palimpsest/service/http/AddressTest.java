package io.palimpsest.service.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {
  @ParameterizedTest
  @ValueSource(strings = {"127.0.0.1:8080", "pod-0.service.local:1", "[::1]:65535"})
  void shouldReadWhatItWrites(String text) {
    assertThat(Address.parse(text).orElseThrow()).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "host",
        "host:",
        ":80",
        "host:0",
        "host:65536",
        "host:99999",
        "a b:80",
        "http://host:80",
        "::1:80"
      })
  void shouldReadNothingElse(String text) {
    assertThat(Address.parse(text)).isEmpty();
  }
}
