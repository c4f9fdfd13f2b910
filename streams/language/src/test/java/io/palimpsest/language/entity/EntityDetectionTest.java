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
  void shouldNotLetADoubtfulNameOrNumberCutACodeThatIsKept() {
    String text = "order ZX-4821-Q and ZX-4821-Q";
    Span first = new Span(6, 15, EntityType.CODE, 0.94);
    Span second = new Span(20, 29, EntityType.CODE, 0.94);
    Detector codes = input -> List.of(first, second);
    Detector names =
        input ->
            List.of(
                new Span(6, 8, EntityType.PERSON, 0.4),
                new Span(0, 8, EntityType.ORGANIZATION, 0.4),
                new Span(23, 27, EntityType.NUMBER, 0.6));
    EntityRules rules =
        new EntityRules(
            Map.of(
                EntityType.CODE, new EntityRule(new EntityAction.Keep(), 0),
                EntityType.NUMBER, new EntityRule(new EntityAction.RandomizeDigits(), 0)));
    EntityDetection detection = new EntityDetection(rules, Detectors.of(List.of(codes, names)));

    assertThat(detection.detect(DetectorInput.of(text)))
        .containsExactly(new Span(0, 6, EntityType.ORGANIZATION, 0.4), first, second);
  }

  @Test
  void shouldGiveACodeWhatItLeavesOfANameInsideAToken() {
    Span name = new Span(0, 11, EntityType.PERSON, 0.4);
    Span code = new Span(2, 11, EntityType.CODE, 0.94);
    Detector both = input -> List.of(name, code);
    DetectorInput input = DetectorInput.of("O'Brienqx7z");

    assertThat(detect(Map.of(), both, input))
        .containsExactly(new Span(0, 2, EntityType.CODE, 0.4), code);
    assertThat(
            detect(
                Map.of(EntityType.CODE, new EntityRule(new EntityAction.Keep(), 0)), both, input))
        .containsExactly(new Span(0, 2, EntityType.PERSON, 0.4), code);
  }

  @Test
  void shouldTakeSignsThatCodesLeaveOfANameForNoName() {
    Span name = new Span(0, 11, EntityType.PERSON, 0.4);
    Span first = new Span(0, 4, EntityType.CODE, 0.94);
    Span second = new Span(7, 11, EntityType.CODE, 0.94);
    DetectorInput input = DetectorInput.of("q7xz - 9kwb");

    assertThat(detect(Map.of(), any -> List.of(name, first, second), input))
        .containsExactly(first, second);
  }

  private static List<Span> detect(
      Map<EntityType, EntityRule> rules, Detector detector, DetectorInput input) {
    return new EntityDetection(new EntityRules(rules), Detectors.of(List.of(detector)))
        .detect(input);
  }

  @Test
  void shouldLetAProvedOrOtherEntityGoBeforeACodeThatIsKept() {
    Span phone = new Span(3, 7, EntityType.PHONE, 0.8);
    Detector both = input -> List.of(new Span(0, 7, EntityType.CODE, 0.94), phone);
    EntityRules rules =
        new EntityRules(Map.of(EntityType.CODE, new EntityRule(new EntityAction.Keep(), 0)));

    assertThat(
            new EntityDetection(rules, Detectors.of(List.of(both)))
                .detect(DetectorInput.of("ZX-4821")))
        .contains(phone);
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
