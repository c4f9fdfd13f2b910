package io.palimpsest.language.detect.score;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class EntityScorerLawsTest {
  private static final List<EntityType> TYPES =
      List.of(EntityType.PERSON, EntityType.LOCATION, EntityType.PHONE);

  /** A word of a made-up text, and the type it is marked with, if it is. */
  private record Word(String letters, List<EntityType> types, boolean isMarked) {}

  private static EntityReport score(Detector detector, List<GoldDocument> documents) {
    return EntityScorer.score(detector, documents, () -> {});
  }

  private static Detector perfect(List<GoldDocument> documents) {
    Map<String, GoldDocument> byText =
        documents.stream()
            .collect(Collectors.toMap(GoldDocument::text, Function.identity(), (a, b) -> a));
    return input ->
        byText.get(input.text()).spans().stream()
            .filter(GoldSpan::isJudged)
            .map(mark -> new Span(mark.start(), mark.end(), mark.types().get(0), 0.9))
            .toList();
  }

  @Property(tries = 300)
  void shouldGiveAPerfectDetectorFullMarks(@ForAll("documents") List<GoldDocument> documents) {
    EntityReport report = score(perfect(documents), documents);

    assertThat(report.types().values()).allSatisfy(EntityScorerLawsTest::assertPerfect);
    assertPerfect(report.all());
    assertThat(report.untypedTokens().f1()).isEqualTo(1);
    assertThat(report.personTokens().value()).isEqualTo(1);
    assertThat(report.documents().covered().value()).isEqualTo(1);
    assertThat(report.unjudged()).isEqualTo(new EntityReport.Unjudged(0, 0));
  }

  private static void assertPerfect(TypeScore score) {
    assertThat(List.of(score.exact(), score.overlap(), score.tokens()))
        .allSatisfy(agreement -> assertThat(agreement.f1()).isEqualTo(1));
  }

  @Property(tries = 300)
  void shouldGiveABlindDetectorNoHitsAndFullPrecision(
      @ForAll("documents") List<GoldDocument> documents) {
    EntityReport report = score(input -> List.of(), documents);

    report
        .types()
        .values()
        .forEach(
            score -> {
              assertThat(score.exact().markedHit()).isZero();
              assertThat(score.overlap().markedHit()).isZero();
              assertThat(score.tokens().markedHit()).isZero();
              assertThat(score.exact().precision()).isEqualTo(1);
              assertThat(score.tokens().precision()).isEqualTo(1);
            });
    if (report.documents().spans() > 0) {
      assertThat(report.all().exact().recall()).isZero();
      assertThat(report.all().tokens().recall()).isZero();
    }
    assertThat(report.documents().covered().part()).isZero();
    assertThat(report.personTokens().part()).isZero();
  }

  @Property(tries = 300)
  void shouldNotDependOnTheOrder(@ForAll("documents") List<GoldDocument> documents) {
    List<GoldDocument> reversed = new ArrayList<>(documents);
    Collections.reverse(reversed);

    assertThat(score(EntityScorerLawsTest::guess, reversed))
        .isEqualTo(score(EntityScorerLawsTest::guess, documents));
  }

  @Property(tries = 300)
  void shouldNeverFindLessByOverlapThanExactly(@ForAll("documents") List<GoldDocument> documents) {
    TypeScore all = score(EntityScorerLawsTest::guess, documents).all();

    assertThat(all.overlap().markedHit()).isGreaterThanOrEqualTo(all.exact().markedHit());
    assertThat(all.overlap().foundRight()).isGreaterThanOrEqualTo(all.exact().foundRight());
    assertThat(all.overlap().found()).isEqualTo(all.exact().found());
  }

  @Property(tries = 300)
  void shouldGiveTheSameInLowerCaseToADetectorThatDoesNotLookAtLetters(
      @ForAll("documents") List<GoldDocument> documents) {
    List<GoldDocument> lower = documents.stream().map(GoldDocument::inLowerCase).toList();

    for (int i = 0; i < documents.size(); i++) {
      assertThat(lower.get(i).text()).hasSameSizeAs(documents.get(i).text());
      assertThat(lower.get(i).spans()).isEqualTo(documents.get(i).spans());
    }
    assertThat(score(EntityScorerLawsTest::guess, lower))
        .isEqualTo(score(EntityScorerLawsTest::guess, documents));
  }

  /** Takes every third run of five units for something, whatever stands there. */
  private static List<Span> guess(DetectorInput input) {
    List<Span> spans = new ArrayList<>();
    for (int start = 0; start + 5 <= input.text().length(); start += 15) {
      EntityType type = TYPES.get(start / 15 % TYPES.size());
      spans.add(new Span(start, start + 5, type, 0.5));
    }
    return spans;
  }

  @Provide
  Arbitrary<List<GoldDocument>> documents() {
    return words()
        .list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(EntityScorerLawsTest::document)
        .list()
        .uniqueElements(GoldDocument::text)
        .ofMinSize(1)
        .ofMaxSize(5);
  }

  private static Arbitrary<Word> words() {
    return Combinators.combine(
            Arbitraries.of("Anna", "leeds", "İzmir", "020", "x1", "O'Neil", "𝒜nna"),
            Arbitraries.of(
                List.of(EntityType.PERSON),
                List.of(EntityType.LOCATION),
                List.of(EntityType.PHONE, EntityType.PERSON),
                List.<EntityType>of()),
            Arbitraries.of(true, false))
        .as(Word::new);
  }

  private static GoldDocument document(List<Word> words) {
    StringBuilder text = new StringBuilder();
    List<GoldSpan> spans = new ArrayList<>();
    for (Word word : words) {
      if (word.isMarked()) {
        spans.add(
            new GoldSpan(text.length(), text.length() + word.letters().length(), word.types()));
      }
      text.append(word.letters()).append(' ');
    }
    return new GoldDocument(text.toString(), spans);
  }
}
