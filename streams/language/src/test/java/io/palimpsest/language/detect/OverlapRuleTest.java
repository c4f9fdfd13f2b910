package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OverlapRuleTest {

  @Test
  void shouldPreferTheProvedToTheLonger() {
    Span card = new Span(5, 21, EntityType.PAYMENT_CARD, 0.97);
    Span name = new Span(0, 30, EntityType.ORGANIZATION, 0.94);

    assertThat(OverlapRule.resolve(List.of(name, card))).containsExactly(card);
  }

  @Test
  void shouldPreferTheLongerToTheMoreConfident() {
    Span year = new Span(10, 14, EntityType.DATE, 0.9);
    Span address = new Span(0, 14, EntityType.STREET_ADDRESS, 0.6);

    assertThat(OverlapRule.resolve(List.of(year, address))).containsExactly(address);
  }

  @Test
  void shouldPreferTheMoreConfidentOfEqualLength() {
    Span year = new Span(0, 4, EntityType.DATE, 0.6);
    Span code = new Span(0, 4, EntityType.POSTAL_CODE, 0.85);

    assertThat(OverlapRule.resolve(List.of(year, code))).containsExactly(code);
  }

  @Test
  void shouldPreferTheEarlierAndThenTheTypeThatStandsFirst() {
    Span early = new Span(0, 4, EntityType.MONEY, 0.6);
    Span late = new Span(2, 6, EntityType.PERSON, 0.6);
    Span twin = new Span(0, 4, EntityType.PERSON, 0.6);

    assertThat(OverlapRule.resolve(List.of(late, early))).containsExactly(early);
    assertThat(OverlapRule.resolve(List.of(early, twin))).containsExactly(twin);
  }

  @Test
  void shouldKeepNeighboursThatOnlyTouch() {
    Span first = new Span(0, 4, EntityType.DATE, 0.6);
    Span second = new Span(4, 6, EntityType.TIME, 0.6);

    assertThat(OverlapRule.resolve(List.of(second, first))).containsExactly(first, second);
  }

  @Test
  void shouldAnswerNothingWithNothing() {
    assertThat(OverlapRule.resolve(List.of())).isEmpty();
  }
}
