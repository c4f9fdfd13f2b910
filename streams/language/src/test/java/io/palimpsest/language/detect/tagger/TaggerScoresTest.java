package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.palimpsest.language.detect.Detector;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

class TaggerScoresTest {
  private static final LabelledSentence SENTENCE =
      new LabelledSentence(
          List.of("Anna", "Smith", "and", "@", "bob", "in", "Leeds", "saw", "Alien"),
          List.of(
              Label.PERSON,
              Label.PERSON,
              Label.OUTSIDE,
              Label.OUTSIDE,
              Label.PERSON,
              Label.OUTSIDE,
              Label.LOCATION,
              Label.OUTSIDE,
              Label.OTHER_NAME));

  @Test
  void shouldCountWordsAndWholeNames() {
    // "Anna Smith and @bob in Leeds saw Alien"
    Detector detector =
        input ->
            List.of(
                new Span(0, 4, EntityType.PERSON, 0.9),
                new Span(15, 19, EntityType.HANDLE, 0.99),
                new Span(23, 28, EntityType.ORGANIZATION, 0.9),
                new Span(33, 38, EntityType.LOCATION, 0.9));

    TaggerScores scores = TaggerScores.of(detector, List.of(SENTENCE));

    assertThat(scores.coveredPersons()).isCloseTo(2 / 3.0, within(1e-9));
    assertThat(scores.recall(Label.PERSON)).isCloseTo(1 / 3.0, within(1e-9));
    assertThat(scores.precision(Label.PERSON)).isEqualTo(1);
    assertThat(scores.precision()).isCloseTo(1 / 3.0, within(1e-9));
    assertThat(scores.untypedPrecision()).isCloseTo(2 / 3.0, within(1e-9));
    assertThat(scores.nameF1()).isZero();
  }

  @Test
  void shouldCallAllOfNothingRight() {
    TaggerScores scores = TaggerScores.of(input -> List.of(), List.of());

    assertThat(scores.coveredPersons()).isEqualTo(1);
    assertThat(scores.precision()).isEqualTo(1);
    assertThat(scores.nameF1()).isEqualTo(1);
  }
}
