package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class DetectorInputTest {

  @Test
  void shouldNotShowItsText() {
    assertThat(DetectorInput.of("canary").toString()).doesNotContain("canary");
  }

  @Test
  void shouldRefuseTokensOfAnotherTextWithoutQuotingIt() {
    assertThatThrownBy(() -> DetectorInput.of("canary", List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("canary");
  }

  @Test
  void shouldGiveTheSameTokensToEveryDetector() {
    DetectorInput input = DetectorInput.of("two words");
    Detector counting = seen -> List.of(new Span(0, seen.tokens().size(), EntityType.PERSON, 0.5));

    List<Span> found = Detectors.of(List.of(counting, counting)).detect(input);

    assertThat(found).containsExactly(new Span(0, 3, EntityType.PERSON, 0.5));
  }
}
