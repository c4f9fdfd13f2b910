package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.detect.Span;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TaggerTrainerTest {
  private static final TaggerTrainer.Settings SMALL =
      new TaggerTrainer.Settings(12, 8, 0.2, 0.05, 0.2, 7, new Doubt(0.5, 0.5));

  @Test
  void shouldLearnWhereNamesStand() {
    Tagger tagger = new Tagger(TaggerTrainer.train(toyCorpus(), SMALL));

    String text = "yesterday i met Zorblax in Quuxville";
    List<Span> spans = tagger.detect(DetectorInput.of(text));

    assertThat(spans)
        .extracting(Span::type)
        .containsExactly(EntityType.PERSON, EntityType.LOCATION);
    assertThat(spans)
        .extracting(span -> text.substring(span.start(), span.end()))
        .containsExactly("Zorblax", "Quuxville");
  }

  @Test
  void shouldGiveTheSameBytesForTheSameDataAndSettings() {
    assertThat(TaggerTrainer.train(toyCorpus(), SMALL).toBytes())
        .isEqualTo(TaggerTrainer.train(toyCorpus(), SMALL).toBytes());
  }

  @Test
  void shouldFollowItsSeed() {
    TaggerTrainer.Settings other =
        new TaggerTrainer.Settings(12, 8, 0.2, 0.05, 0.2, 8, new Doubt(0.5, 0.5));

    assertThat(TaggerTrainer.train(toyCorpus(), SMALL).toBytes())
        .isNotEqualTo(TaggerTrainer.train(toyCorpus(), other).toBytes());
  }

  @Test
  void shouldMakeAModelOfNothing() {
    Tagger tagger = new Tagger(TaggerTrainer.train(List.of(), SMALL));

    assertThat(tagger.detect(DetectorInput.of("Anna"))).hasSizeLessThanOrEqualTo(1);
  }

  private static List<LabelledSentence> toyCorpus() {
    List<LabelledSentence> corpus = new ArrayList<>();
    for (String person : List.of("Anna", "Bob", "Carla", "Dmitri", "Eve", "Farid")) {
      for (String place : List.of("Leeds", "Oslo", "Paris", "Lima")) {
        corpus.add(sentence("i met " + person + " in " + place, person, place));
        corpus.add(sentence("today " + person + " flew to " + place + " .", person, place));
        corpus.add(sentence("the train to " + place + " was late", person, place));
        corpus.add(sentence("we ate bread and cheese", person, place));
      }
    }
    return corpus;
  }

  private static LabelledSentence sentence(String text, String person, String place) {
    List<String> words = List.of(text.split(" "));
    return new LabelledSentence(
        words,
        words.stream()
            .map(
                word ->
                    word.equals(person)
                        ? Label.PERSON
                        : word.equals(place) ? Label.LOCATION : Label.OUTSIDE)
            .toList());
  }
}
