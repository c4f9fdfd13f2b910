package io.palimpsest.language.detect.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class EntityScorerTest {
  private static final Offset<Double> EXACTLY = within(1e-12);

  private static EntityReport score(GoldDocument document, Span... found) {
    return EntityScorer.score(input -> List.of(found), List.of(document), () -> {});
  }

  private static Span span(int start, int end, EntityType type) {
    return new Span(start, end, type, 0.9);
  }

  /** Tokens: Anna, Maria, Smith, left, Leeds, for, Acme. */
  private static final String TEXT = "Anna Maria Smith left Leeds for Acme.";

  private static final GoldDocument DOCUMENT =
      new GoldDocument(
          TEXT,
          List.of(
              GoldSpan.of(0, 16, EntityType.PERSON),
              GoldSpan.of(22, 27, EntityType.LOCATION),
              GoldSpan.of(32, 36, EntityType.ORGANIZATION)));

  @Test
  void shouldCountByHand() {
    EntityReport report =
        score(
            DOCUMENT,
            span(0, 4, EntityType.PERSON),
            span(17, 21, EntityType.PERSON),
            span(22, 27, EntityType.LOCATION),
            span(32, 36, EntityType.LOCATION));

    assertThat(report.documents())
        .isEqualTo(new EntityReport.Documents(1, 7, 3, new EntityReport.Share(0, 1)));
    TypeScore person = report.types().get(EntityType.PERSON);
    assertThat(person.exact()).isEqualTo(new Agreement(1, 0, 2, 0));
    assertThat(person.overlap()).isEqualTo(new Agreement(1, 1, 2, 1));
    assertThat(person.tokens()).isEqualTo(new Agreement(3, 1, 2, 1));
    TypeScore location = report.types().get(EntityType.LOCATION);
    assertThat(location.exact()).isEqualTo(new Agreement(1, 1, 2, 1));
    assertThat(location.overlap()).isEqualTo(new Agreement(1, 1, 2, 1));
    assertThat(location.tokens()).isEqualTo(new Agreement(1, 1, 2, 1));
    TypeScore organization = report.types().get(EntityType.ORGANIZATION);
    assertThat(organization.exact()).isEqualTo(new Agreement(1, 0, 0, 0));
    assertThat(organization.tokens()).isEqualTo(new Agreement(1, 0, 0, 0));
    assertThat(report.all().exact()).isEqualTo(new Agreement(3, 1, 4, 1));
    assertThat(report.all().tokens()).isEqualTo(new Agreement(5, 2, 4, 2));
    assertThat(report.untypedTokens()).isEqualTo(new Agreement(5, 3, 4, 3));
    assertThat(report.personTokens()).isEqualTo(new EntityReport.Share(1, 3));
    assertThat(report.unjudged()).isEqualTo(new EntityReport.Unjudged(0, 0));
  }

  @Test
  void shouldTakeTheHarmonicMean() {
    Agreement agreement = new Agreement(10, 5, 4, 4);

    assertThat(agreement.precision()).isEqualTo(1);
    assertThat(agreement.recall()).isEqualTo(0.5);
    assertThat(agreement.f1()).isCloseTo(2 / 3.0, EXACTLY);
    assertThat(new Agreement(1, 0, 1, 0).f1()).isZero();
    assertThatThrownBy(() -> new Agreement(1, 2, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void shouldNotJudgeTypesThatAreMarkedNowhere() {
    EntityReport report =
        score(
            new GoldDocument("#leeds Anna", List.of(GoldSpan.of(7, 11, EntityType.PERSON))),
            span(0, 6, EntityType.HASHTAG),
            span(7, 11, EntityType.PERSON));

    assertThat(report.types()).containsOnlyKeys(EntityType.PERSON);
    assertThat(report.all().exact()).isEqualTo(new Agreement(1, 1, 1, 1));
    assertThat(report.untypedTokens()).isEqualTo(new Agreement(1, 1, 1, 1));
    assertThat(report.unjudged()).isEqualTo(new EntityReport.Unjudged(1, 0));
  }

  @Test
  void shouldNotJudgeWhatLiesOnAPlaceWithoutAType() {
    GoldDocument document =
        new GoldDocument(
            "Mr Bond saw Alien",
            List.of(
                new GoldSpan(0, 2, List.of()),
                GoldSpan.of(3, 7, EntityType.PERSON),
                new GoldSpan(12, 17, List.of())));

    EntityReport onPlaces =
        score(document, span(3, 7, EntityType.PERSON), span(12, 17, EntityType.PERSON));
    EntityReport acrossBoth = score(document, span(0, 7, EntityType.PERSON));

    assertThat(onPlaces.all().exact()).isEqualTo(new Agreement(1, 1, 1, 1));
    assertThat(onPlaces.all().tokens()).isEqualTo(new Agreement(1, 1, 1, 1));
    assertThat(onPlaces.unjudged()).isEqualTo(new EntityReport.Unjudged(0, 1));
    assertThat(onPlaces.documents().spans()).isEqualTo(1);
    assertThat(acrossBoth.all().exact()).isEqualTo(new Agreement(1, 0, 1, 0));
    assertThat(acrossBoth.all().overlap()).isEqualTo(new Agreement(1, 1, 1, 1));
    assertThat(acrossBoth.all().tokens()).isEqualTo(new Agreement(1, 1, 1, 1));
  }

  @Test
  void shouldAcceptEveryTypeThatALabelMayMean() {
    EntityReport report =
        score(
            new GoldDocument(
                "at 10:30", List.of(new GoldSpan(3, 8, List.of(EntityType.DATE, EntityType.TIME)))),
            span(3, 8, EntityType.TIME));

    assertThat(report.types().get(EntityType.DATE).exact()).isEqualTo(new Agreement(1, 1, 0, 0));
    assertThat(report.types().get(EntityType.TIME).exact()).isEqualTo(new Agreement(0, 0, 1, 1));
    assertThat(report.all().exact().f1()).isEqualTo(1);
  }

  @Test
  void shouldCountAPersonAsCoveredByASpanOfAnyType() {
    EntityReport report =
        score(
            new GoldDocument("@anna", List.of(GoldSpan.of(1, 5, EntityType.PERSON))),
            span(0, 5, EntityType.HANDLE));

    assertThat(report.personTokens().value()).isEqualTo(1);
    assertThat(report.untypedTokens().recall()).isEqualTo(1);
    assertThat(report.all().tokens().recall()).isZero();
    assertThat(report.documents().covered().value()).isEqualTo(1);
  }

  @Test
  void shouldCallADocumentCoveredWhenEveryLetterAndDigitIs() {
    EntityReport inParts =
        score(
            DOCUMENT,
            span(0, 4, EntityType.PERSON),
            span(5, 16, EntityType.PERSON),
            span(22, 27, EntityType.PERSON),
            span(32, 36, EntityType.PERSON));
    EntityReport butOneLetter =
        score(
            DOCUMENT,
            span(0, 15, EntityType.PERSON),
            span(22, 27, EntityType.LOCATION),
            span(32, 36, EntityType.ORGANIZATION));

    assertThat(inParts.documents().covered()).isEqualTo(new EntityReport.Share(1, 1));
    assertThat(butOneLetter.documents().covered()).isEqualTo(new EntityReport.Share(0, 1));
  }

  @Test
  void shouldNotCountDocumentsWithoutAnythingMarkedAsCovered() {
    Detector blind = input -> List.of();

    EntityReport report =
        EntityScorer.score(
            blind, List.of(DOCUMENT, new GoldDocument("nothing here", List.of())), () -> {});

    assertThat(report.documents().count()).isEqualTo(2);
    assertThat(report.documents().covered()).isEqualTo(new EntityReport.Share(0, 1));
  }

  @Test
  void shouldResolveSpansThatOverlapBeforeCounting() {
    EntityReport report =
        score(DOCUMENT, span(0, 4, EntityType.PERSON), span(0, 16, EntityType.PERSON));

    assertThat(report.types().get(EntityType.PERSON).exact()).isEqualTo(new Agreement(1, 1, 1, 1));
  }

  @Test
  void shouldShowNoTextAndRefusePlacesOutsideIt() {
    assertThat(DOCUMENT.toString()).isEqualTo("GoldDocument[37 units, 3 spans]");
    assertThatThrownBy(
            () -> new GoldDocument("hush", List.of(GoldSpan.of(0, 5, EntityType.PERSON))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContaining("hush");
    assertThatThrownBy(() -> GoldSpan.of(3, 3, EntityType.PERSON))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
