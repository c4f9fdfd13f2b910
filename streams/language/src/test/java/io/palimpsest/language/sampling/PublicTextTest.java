package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the tester. */
class PublicTextTest {
  private final PublicText judge = new PublicText(List.of("tea", "o'clock", "straße"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "tea, Tea (TEA)",
        "the NAME's tea don't",
        "TEA'S 5 O'CLOCK",
        "STRAßE 1,5 𝟏𝟐 １２",
        "tean't"
      })
  void shouldAcceptWhatIsPublic(String release) {
    assertThat(judge.accepts(release)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zq",
        "tea zq",
        "zq.",
        "tEa",
        "tea\u200b",
        "teatea",
        "te\u0430",
        "½",
        "name",
        "tea\u00a0",
        "\ud83d",
        "\udc69",
        "5zq",
        "teazq"
      })
  void shouldRefuseWhatIsNot(String release) {
    assertThat(judge.accepts(release)).isFalse();
  }
}
