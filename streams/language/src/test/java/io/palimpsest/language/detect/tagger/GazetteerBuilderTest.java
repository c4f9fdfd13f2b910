package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class GazetteerBuilderTest {

  @Test
  void shouldCountListsAndKeepPhrases() {
    GazetteerBuilder builder = new GazetteerBuilder();
    builder.addGivenNames(Set.of("Anna", "Jean-Luc"));
    builder.addGivenNames(Set.of("anna"));
    builder.addFamilyNames(Set.of("Luc"));
    builder.addName("New York", 0, WordFacts.PLACE_PHRASE);
    builder.addVector("Anna", 7, 3, 100);
    Gazetteer gazetteer = builder.build();

    long anna = gazetteer.find(Mixing.letters("anna"));
    assertThat(WordFacts.flags(anna)).isEqualTo(WordFacts.givenNames(2));
    assertThat(WordFacts.fine(anna)).isEqualTo(7);
    assertThat(WordFacts.flags(gazetteer.find(Mixing.letters("luc"))))
        .isEqualTo(WordFacts.givenNames(1) | WordFacts.familyNames(1));
    assertThat(WordFacts.flags(gazetteer.find(Mixing.letters("new"))))
        .isEqualTo(WordFacts.BEGINS_PHRASE);
    int phrase = Mixing.pair(Mixing.letters("new"), Mixing.letters("york"));
    assertThat(WordFacts.flags(gazetteer.find(phrase))).isEqualTo(WordFacts.PLACE_PHRASE);
  }
}
