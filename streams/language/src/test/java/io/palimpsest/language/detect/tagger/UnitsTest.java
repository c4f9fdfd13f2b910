package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class UnitsTest {

  @Test
  void shouldCutThePossessiveOffHoweverItStands() {
    assertThat(cut("Anna's dog")).containsExactly("Anna", "'s", "dog");
    assertThat(cut("Anna’s dog")).containsExactly("Anna", "’s", "dog");
    assertThat(cut("Anna 's dog")).containsExactly("Anna", "'s", "dog");
    assertThat(cut("we'll O'Brien don't")).containsExactly("we", "'ll", "O'Brien", "don't");
  }

  @Test
  void shouldKeepSignsAndDropSpaces() {
    assertThat(cut("@anna  #fun, ok!")).containsExactly("@anna", "#fun", ",", "ok", "!");
  }

  @Test
  void shouldHashAWordWhateverItsCaseAndInvisibleLetters() {
    int plain = units("anna").word(0);

    assertThat(units("ANNA").word(0)).isEqualTo(plain);
    assertThat(units("An\u200dna").word(0)).isEqualTo(plain);
    assertThat(units("#Anna").word(0)).isEqualTo(plain);
    assertThat(plain).isEqualTo(Mixing.letters("anna"));
  }

  @Test
  void shouldMarkTheWordsOfAPhrase() {
    GazetteerBuilder builder = new GazetteerBuilder();
    builder.addName("St Louis", 0, WordFacts.PLACE_PHRASE);
    builder.addGivenNames(Set.of("Louis"));
    Units units = units("in St. Louis today", builder.build());

    assertThat(units.flags(0)).isZero();
    assertThat(units.flags(1)).isEqualTo(WordFacts.PLACE_PHRASE);
    assertThat(units.flags(3)).isEqualTo(WordFacts.PLACE_PHRASE | WordFacts.givenNames(1));
    assertThat(units.flags(4)).isZero();
  }

  @Test
  void shouldSeeHowCapitalsAreUsed() {
    assertThat(units("all of it small").profile()).isZero();
    assertThat(units("He saw the old house again").profile()).isEqualTo(1);
    assertThat(units("The Best Of The Year").profile()).isEqualTo(2);
    assertThat(units("THIS IS SO COOL").profile()).isEqualTo(3);
    assertThat(units("... 12").profile()).isZero();
  }

  private static List<String> cut(String text) {
    Units units = units(text);
    return IntStream.range(0, units.size())
        .mapToObj(unit -> text.substring(units.start(unit), units.end(unit)))
        .toList();
  }

  private static Units units(String text) {
    return units(text, new GazetteerBuilder().build());
  }

  private static Units units(String text, Gazetteer gazetteer) {
    return Units.of(text, DetectorInput.of(text).tokens(), gazetteer);
  }
}
