package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SpanTest {

  @Test
  void shouldRefuseAnEmptyOrNegativePlace() {
    assertThatThrownBy(() -> new Span(3, 3, EntityType.DATE, 0.5))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Span(-1, 3, EntityType.DATE, 0.5))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void shouldRefuseAConfidenceThatIsNone() {
    for (double confidence : new double[] {0, -0.1, 1.01, Double.NaN}) {
      assertThatThrownBy(() -> new Span(0, 1, EntityType.DATE, confidence))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  @Test
  void shouldOverlapOnlyWhenACharacterIsShared() {
    Span span = new Span(2, 5, EntityType.DATE, 0.5);

    assertThat(span.overlaps(new Span(4, 6, EntityType.DATE, 0.5))).isTrue();
    assertThat(span.overlaps(new Span(5, 6, EntityType.DATE, 0.5))).isFalse();
    assertThat(span.overlaps(new Span(0, 2, EntityType.DATE, 0.5))).isFalse();
  }

  @Test
  void shouldFindATypeByItsLabel() {
    for (EntityType type : EntityType.values()) {
      assertThat(type.label()).matches("[a-z]+(_[a-z]+)*");
      assertThat(EntityType.ofLabel(type.label())).contains(type);
    }
    assertThat(EntityType.ofLabel("PERSON")).isEmpty();
  }
}
