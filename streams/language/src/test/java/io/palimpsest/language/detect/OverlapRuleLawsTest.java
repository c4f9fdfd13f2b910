package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class OverlapRuleLawsTest {

  @Property
  void shouldKeepDisjointSpansInTheOrderOfTheText(@ForAll("spans") List<Span> spans) {
    List<Span> kept = OverlapRule.resolve(spans);

    for (int i = 1; i < kept.size(); i++) {
      assertThat(kept.get(i).start()).isGreaterThanOrEqualTo(kept.get(i - 1).end());
    }
  }

  @Property
  void shouldKeepOnlyWhatWasFound(@ForAll("spans") List<Span> spans) {
    assertThat(spans).containsAll(OverlapRule.resolve(spans));
  }

  @Property
  void shouldNotDependOnTheOrder(@ForAll("spans") List<Span> spans, @ForAll long seed) {
    List<Span> shuffled = new ArrayList<>(spans);
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(OverlapRule.resolve(shuffled)).isEqualTo(OverlapRule.resolve(spans));
  }

  @Property
  void shouldDropOnlyWhatAKeptSpanBeats(@ForAll("spans") List<Span> spans) {
    List<Span> kept = OverlapRule.resolve(spans);

    for (Span span : spans) {
      assertThat(kept)
          .anyMatch(k -> k.overlaps(span) && OverlapRule.STRENGTH.compare(k, span) <= 0);
    }
  }

  @Property
  void shouldChangeNothingTheSecondTime(@ForAll("spans") List<Span> spans) {
    List<Span> kept = OverlapRule.resolve(spans);

    assertThat(OverlapRule.resolve(kept)).isEqualTo(kept);
  }

  @Provide
  Arbitrary<List<Span>> spans() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 30),
            Arbitraries.integers().between(1, 10),
            Arbitraries.of(EntityType.class),
            Arbitraries.of(0.5, 0.6, 0.85, 0.95, 0.99))
        .as((start, length, type, confidence) -> new Span(start, start + length, type, confidence))
        .list()
        .ofMaxSize(25);
  }
}
