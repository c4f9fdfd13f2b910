package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
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
    for (Span kept : OverlapRule.resolve(spans)) {
      assertThat(spans).anyMatch(span -> isPart(kept, span));
    }
  }

  /** The whole, unless it is of a type that may be cut. */
  private static boolean isPart(Span part, Span whole) {
    return part.type() == whole.type()
        && part.confidence() == whole.confidence()
        && (isCut(whole)
            ? part.start() >= whole.start() && part.end() <= whole.end()
            : part.equals(whole));
  }

  private static boolean isCut(Span span) {
    return switch (span.type()) {
      case SECRET, CODE -> true;
      case PERSON, LOCATION, ORGANIZATION, NUMBER -> !span.isCertain();
      default -> false;
    };
  }

  @Property
  void shouldLeaveNothingOfASecretOrACodeUncovered(@ForAll("spans") List<Span> spans) {
    List<Span> kept = OverlapRule.resolve(spans);

    for (Span span : spans) {
      if (span.type() == EntityType.SECRET || span.type() == EntityType.CODE) {
        for (int at = span.start(); at < span.end(); at++) {
          int offset = at;
          assertThat(kept).anyMatch(k -> k.start() <= offset && offset < k.end());
        }
      }
    }
  }

  @Property
  void shouldNotLetAGuessedNameTakeACode(@ForAll("spans") List<Span> spans) {
    List<Span> names =
        spans.stream().filter(span -> isCut(span) && span.type() != EntityType.SECRET).toList();
    List<Span> codes = names.stream().filter(OverlapRuleLawsTest::isSureCode).toList();

    List<Span> kept = OverlapRule.resolve(names);

    for (Span name : kept) {
      assertThat(name.type() == EntityType.CODE || codes.stream().noneMatch(name::overlaps))
          .isTrue();
    }
  }

  private static boolean isSureCode(Span span) {
    return span.type() == EntityType.CODE && span.confidence() >= 0.5;
  }

  @Example
  void shouldKeepANameWholeOfWhichHalfIsAWordThatNobodyKnows() {
    Span name = new Span(0, 13, EntityType.PERSON, 0.3);
    Span half = new Span(0, 6, EntityType.CODE, 0.45);
    Span longer = new Span(0, 20, EntityType.CODE, 0.45);

    assertThat(OverlapRule.resolve(List.of(name, half))).containsExactly(name);
    assertThat(OverlapRule.resolve(List.of(name, half, longer))).containsExactly(longer);
  }

  @Property
  void shouldNotDependOnTheOrder(@ForAll("spans") List<Span> spans, @ForAll long seed) {
    List<Span> shuffled = new ArrayList<>(spans);
    Collections.shuffle(shuffled, new Random(seed));

    assertThat(OverlapRule.resolve(shuffled)).isEqualTo(OverlapRule.resolve(spans));
  }

  @Property
  void shouldDropOnlyWhatAKeptSpanBeats(@ForAll("spans") List<Span> all) {
    List<Span> spans = all.stream().filter(span -> span.type() != EntityType.CODE).toList();
    List<Span> kept = OverlapRule.resolve(spans);

    for (Span span : spans) {
      if (span.type() != EntityType.SECRET) {
        assertThat(kept)
            .anyMatch(k -> k.overlaps(span) && (k.type() == EntityType.SECRET || beats(k, span)));
      }
    }
  }

  private static boolean beats(Span one, Span other) {
    return OverlapRule.STRENGTH.compare(one, other) <= 0;
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
            Arbitraries.of(0.4, 0.5, 0.6, 0.85, 0.95, 0.99))
        .as((start, length, type, confidence) -> new Span(start, start + length, type, confidence))
        .list()
        .ofMaxSize(25);
  }
}
