package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The real WordNet among a few words. */
class WordNetRelationsTest {
  private static final List<String> WORDS =
      List.of(
          "boring",
          "exciting",
          "dull",
          "interesting",
          "good",
          "bad",
          "great",
          "happy",
          "sad",
          "love",
          "hate",
          "hated",
          "success",
          "failure",
          "bicycle",
          "parliament",
          "banana",
          "the",
          "quickly",
          "slowly",
          "buy",
          "purchase",
          "sell",
          "rise",
          "fall",
          "car",
          "automobile",
          "zzyzx",
          "king",
          "queen",
          "father",
          "mother",
          "hungry",
          "thirsty");

  private static WordNetRelations relations;

  @BeforeAll
  static void read() {
    relations = WordNetRelations.among(WORDS);
  }

  private static boolean areSynonyms(String a, String b) {
    return relations.synonyms().contains(WORDS.indexOf(a), WORDS.indexOf(b));
  }

  private static boolean areOpposites(String a, String b) {
    return relations.opposites().contains(WORDS.indexOf(a), WORDS.indexOf(b));
  }

  @ParameterizedTest
  @CsvSource({"boring, dull", "buy, purchase", "car, automobile"})
  void shouldFindSynonyms(String a, String b) {
    assertThat(areSynonyms(a, b)).isTrue();
    assertThat(areSynonyms(b, a)).isTrue();
    assertThat(areOpposites(a, b)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "good, bad",
    "happy, sad",
    "love, hate",
    "success, failure",
    "quickly, slowly",
    "buy, sell",
    "rise, fall"
  })
  void shouldFindOppositesOfEveryPartOfSpeech(String a, String b) {
    assertThat(areOpposites(a, b)).isTrue();
    assertThat(areOpposites(b, a)).isTrue();
    assertThat(areSynonyms(a, b)).isFalse();
  }

  @Test
  void shouldFindTheOppositesOfAdjectivesByOneStepOfSeeAlso() {
    assertThat(areOpposites("boring", "interesting")).isTrue();
    assertThat(areOpposites("boring", "exciting")).isTrue();
    assertThat(areOpposites("dull", "exciting")).isTrue();
    assertThat(areOpposites("interesting", "exciting")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"bicycle", "parliament", "banana", "the", "hated", "zzyzx"})
  void shouldFindNothingForUnrelatedWordsFormsAndStrangers(String word) {
    for (String other : WORDS) {
      assertThat(areSynonyms(word, other)).as(other).isFalse();
      assertThat(areOpposites(word, other)).as(other).isFalse();
    }
  }

  /** WordNet has each of these in one synset, and on the two sides of an antonymy. */
  @ParameterizedTest
  @CsvSource({"king, queen", "father, mother", "hungry, thirsty"})
  void shouldTakeAPairThatIsBothForOpposites(String a, String b) {
    assertThat(areOpposites(a, b)).isTrue();
    assertThat(areSynonyms(a, b)).isFalse();
  }
}
