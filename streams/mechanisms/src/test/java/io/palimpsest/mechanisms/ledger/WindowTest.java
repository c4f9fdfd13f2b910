package io.palimpsest.mechanisms.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowTest {

  @ParameterizedTest
  @CsvSource({
    "P1D, P1D",
    "PT24H, P1D",
    "P1W, P7D",
    "P1W1DT1S, P8DT1S",
    "PT90M, PT1H30M",
    "PT3600S, PT1H",
    "P3650D, P3650D",
    "PT60S, PT1M"
  })
  void shouldSpellEqualWindowsAlike(String written, String label) {
    Window window = Window.of(written, Duration.ZERO);

    assertThat(window.label()).isEqualTo(label);
    assertThat(Window.of(window.label(), Duration.ZERO)).isEqualTo(window);
  }

  @Test
  void shouldKnowALifetime() {
    assertThat(Window.of("lifetime", Duration.ofDays(9))).isEqualTo(new Window.Lifetime());
    assertThat(new Window.Lifetime().label()).isEqualTo("lifetime");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "P",
        "PT",
        "P1",
        "1D",
        "p1d",
        "P1DT",
        "P-1D",
        "PT1.5H",
        "P1D ",
        "P1H",
        "PT1D",
        "PD",
        "P9999999D",
        "lifetimes",
        "P１D"
      })
  void shouldSayHowToWriteADuration(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IsoDuration.parse(text))
        .withMessage("must be an ISO duration, such as P1D, P1W, PT12H or PT90M");
  }

  @ParameterizedTest
  @ValueSource(strings = {"P1M", "P1Y", "P1Y2M3D", "P1MT1H"})
  void shouldRefuseWhatHasNoLengthOfItsOwn(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> IsoDuration.parse(text))
        .withMessageContaining("use days, such as P30D");
  }

  @Test
  void shouldWriteNoTimeAtAll() {
    assertThat(IsoDuration.write(Duration.ZERO)).isEqualTo("PT0S");
    assertThat(IsoDuration.parse("PT0S")).isEqualTo(Duration.ZERO);
  }

  @ParameterizedTest
  @ValueSource(strings = {"PT59S", "P3650DT1S", "P999999W"})
  void shouldRefuseWindowsThatAreTooShortOrTooLong(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Window.of(text, Duration.ZERO))
        .withMessageContaining("PT1M to P3650D");
  }

  @Test
  void shouldRefuseALatenessBeyondTheWindow() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Window.Sliding(Duration.ofHours(1), Duration.ofMinutes(61)))
        .withMessageContaining("PT0S to PT1H");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Window.Sliding(Duration.ofHours(1), Duration.ofMinutes(-1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Window.Sliding(Duration.ofMillis(3_600_500), Duration.ZERO));
  }
}
