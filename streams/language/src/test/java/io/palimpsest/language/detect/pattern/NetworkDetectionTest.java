package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkDetectionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "192.168.0.1",
        "8.8.8.8",
        "255.255.255.255",
        "2001:db8:0:0:0:0:2:1",
        "2001:db8::2:1",
        "fe80::1ff:fe23:4567:890a",
        "::1"
      })
  void shouldFindInternetAddresses(String address) {
    assertThat(Found.in("ping (" + address + ").")).containsExactly("ip_address=" + address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"00:1A:2B:3C:4D:5E", "00-1a-2b-3c-4d-5e", "AB:CD:EF:AB:CD:EF"})
  void shouldFindHardwareAddresses(String address) {
    assertThat(Found.in("mac " + address + ", ok")).containsExactly("mac_address=" + address);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "256.1.1.1",
        "1.2.3",
        "1.2.3.4.5",
        "version 1.2.3.4",
        "firmware 10.4.2.1",
        "01.02.03.04",
        "std::vector",
        "face::add",
        "a::b",
        "12::30",
        "2001:db8::1::2",
        "1:2:3:4:5:6:7",
        "00:1A:2B:3C:4D",
        "00:1A:2B:3C:4D:5G"
      })
  void shouldRefuseLookAlikes(String text) {
    assertThat(Found.in(text)).noneMatch(f -> f.startsWith("ip_") || f.startsWith("mac_"));
  }
}
