package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** By the dictionaries of the model in the jar. */
class PlainUnitsTest {
  private static final int BITS = 20;

  @Test
  void shouldTakeWordsOfGrammarAndCommonOnesForPlain() {
    assertThat(plain("Yesterday we met Anna in the old house, and 12 friends laughed."))
        .containsExactly(
            "we", "met", "in", "the", "old", "house", ",", "and", "12", "friends", "laughed", ".");
  }

  @Test
  void shouldNotTakeForPlainWhatMayJoinTwoNames() {
    assertThat(plain("He is with Bank of America now")).contains("is", "now").doesNotContain("of");
  }

  @Test
  void shouldNotTakeForPlainSignsAndNumbersBehindAName() {
    assertThat(plain("We like Acme Inc. and Studio 54, too."))
        .containsExactly("like", "and", ",", "too", ".");
  }

  @Test
  void shouldTakeOnlyGrammarForPlainWhereThereAreNoCapitals() {
    assertThat(plain("we met in the old house")).containsExactly("we", "in", "the");
  }

  @Test
  void shouldNotAskAboutNeighboursOfPlainUnits() {
    Units units = units("We met in the old house");
    TrainingRows rows = new TrainingRows(BITS);

    int first = rows.of(units, 0).length;
    assertThat(rows.lexicalRows()).isEqualTo(3);
    assertThat(rows.of(units, 3)).hasSizeLessThan(first - 20);
    assertThat(rows.lexicalRows()).isEqualTo(1);
  }

  private static List<String> plain(String text) {
    Units units = units(text);
    List<String> plain = new ArrayList<>();
    IntStream.range(0, units.size())
        .filter(units::isPlain)
        .forEach(unit -> plain.add(text.substring(units.start(unit), units.end(unit))));
    return plain;
  }

  private static Units units(String text) {
    return Units.of(text, DetectorInput.of(text).tokens(), TaggerModel.standard().gazetteer());
  }
}
