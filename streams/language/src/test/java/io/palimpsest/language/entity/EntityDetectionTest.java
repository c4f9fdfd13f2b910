package io.palimpsest.language.entity;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.Detectors;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EntityDetectionTest {
  private static final Span DOUBTFUL = new Span(0, 12, EntityType.PERSON, 0.3);
  private static final Span SHORT = new Span(4, 7, EntityType.PHONE, 0.8);

  private static List<Span> detected(Map<EntityType, EntityRule> rules, String text) {
    Detector both = input -> List.of(DOUBTFUL, SHORT);
    return new EntityDetection(new EntityRules(rules), Detectors.of(List.of(both)))
        .detect(DetectorInput.of(text));
  }

  @Test
  void shouldTakeWhatIsDoubtfulWhereNoThresholdIsSet() {
    assertThat(detected(Map.of(), "123 456 7890")).containsExactly(DOUBTFUL);
  }

  @Test
  void shouldNotLetASpanBelowTheThresholdHideAnother() {
    Map<EntityType, EntityRule> strict =
        Map.of(EntityType.PERSON, new EntityRule(new EntityAction.Redact(), 0.5));

    assertThat(detected(strict, "123 456 7890")).containsExactly(SHORT);
  }

  @Test
  void shouldNotLetASpanThatIsKeptHideOneThatIsNot() {
    Map<EntityType, EntityRule> keeping =
        Map.of(EntityType.PERSON, new EntityRule(new EntityAction.Keep(), 0));

    assertThat(detected(keeping, "123 456 7890")).containsExactly(SHORT);
  }

  @Test
  void shouldTakeNumbersWithLettersToo() {
    Map<EntityType, EntityRule> rules =
        Map.of(EntityType.NUMBER, new EntityRule(new EntityAction.RandomizeDigits(), 0));

    assertThat(detected(rules, "123 456 7890 or 10k"))
        .containsExactly(DOUBTFUL, new Span(16, 19, EntityType.NUMBER, 1));
  }

  @Test
  void shouldTakeNumbersThatAreNothingElseIfThereIsARuleForThem() {
    Map<EntityType, EntityRule> rules =
        Map.of(
            EntityType.PERSON, new EntityRule(new EntityAction.Redact(), 0.5),
            EntityType.NUMBER, new EntityRule(new EntityAction.RandomizeDigits(), 0));

    assertThat(detected(rules, "123 456 7890"))
        .containsExactly(
            new Span(0, 3, EntityType.NUMBER, 1), SHORT, new Span(8, 12, EntityType.NUMBER, 1));
  }
}
