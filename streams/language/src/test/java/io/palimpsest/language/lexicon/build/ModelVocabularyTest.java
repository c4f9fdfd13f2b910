package io.palimpsest.language.lexicon.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.language.lexicon.LexiconException;
import io.palimpsest.language.lexicon.WordRule;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelVocabularyTest {
  private static final ModelVocabulary REAL = MiniLm.vocabulary();

  private static ModelVocabulary read(String json) throws IOException {
    return ModelVocabulary.read(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void shouldHoldTheWholeWordsOfTheModelEachOnce() {
    assertThat(REAL.words()).hasSize(21_721).doesNotHaveDuplicates();
    assertThat(REAL.words()).allMatch(word -> word.matches("[a-z]+")).allMatch(WordRule::isWord);
    assertThat(REAL.words().stream().filter(word -> word.length() == 1))
        .containsExactlyInAnyOrder("a", "i");
  }

  @Test
  void shouldHoldTheWordsThatYamlTakesForSomethingElse() {
    assertThat(REAL.words()).contains("true", "false", "null", "yes", "no", "on", "off", "nan");
  }

  @Test
  void shouldBeginWithTheMostFrequentWords() {
    assertThat(REAL.words().subList(0, 30)).contains("the", "of", "and", "in", "to");
    assertThat(REAL.words().indexOf("the")).isLessThan(REAL.words().indexOf("coffee"));
    assertThat(REAL.words().indexOf("coffee")).isLessThan(REAL.words().indexOf("thyroid"));
  }

  @Test
  void shouldGiveEachWordATokenOfItsOwnInAscendingOrder() {
    assertThat(REAL.tokens()).hasSameSizeAs(REAL.words().toArray());
    assertThat(Arrays.stream(REAL.tokens()).distinct().sorted().toArray()).isEqualTo(REAL.tokens());
  }

  @Test
  void shouldTakeWordsByTheirTokensAndLeaveOutWhatIsNone() throws IOException {
    ModelVocabulary vocabulary =
        read(
            """
            {"version":"1.0","model":{"type":"WordPiece","vocab":
              {"[PAD]":0,"tea":9,"##ing":3,"b":4,"a":5,"i":6,"no":7,"42":8,"the":2,"é":10,"Tea":11,
               "o'clock":12,"x-ray":13,"":14,"odd":"15"}}}
            """);

    assertThat(vocabulary.words()).containsExactly("the", "a", "i", "no", "tea");
    assertThat(vocabulary.tokens()).containsExactly(2, 5, 6, 7, 9);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{}", "{\"model\":7}", "{\"model\":{\"vocab\":[\"hush\"]}}"})
  void shouldSayThatAVocabularyIsNotWhereItWas(String json) {
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(LexiconException.class)
        .hasMessageContaining("not where it was")
        .hasMessageNotContaining("hush");
  }
}
