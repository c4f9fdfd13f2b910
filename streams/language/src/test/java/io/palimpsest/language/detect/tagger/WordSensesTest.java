package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordSensesTest {
  /** WordNet's file of persons, and 1. */
  private static final int PERSON = 19;

  /** WordNet's file of verbs of talking, and 1. */
  private static final int TALKING = 33;

  @Test
  void shouldTellWhatWordsAreMostlyAbout() {
    GazetteerBuilder builder = new GazetteerBuilder();
    WordSenses.tell(builder);
    Gazetteer gazetteer = builder.build();

    assertThat(sense(gazetteer, "nephew")).isEqualTo(PERSON);
    assertThat(sense(gazetteer, "announce")).isEqualTo(TALKING);
    assertThat(sense(gazetteer, "the")).isEqualTo(WordFacts.STOP_WORD);
    assertThat(sense(gazetteer, "zorblax")).isZero();
  }

  private static int sense(Gazetteer gazetteer, String word) {
    return WordFacts.sense(gazetteer.find(Mixing.letters(word)));
  }
}
