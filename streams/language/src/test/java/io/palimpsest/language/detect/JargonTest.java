package io.palimpsest.language.detect;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.tagger.Tagger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is a term, a word of a dictionary or neither. */
class JargonTest {
  private final Tagger tagger = Tagger.standard();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tbh the grind was not worth it",
        "fyi the build is red",
        "check the vin before you buy",
        "docker compose up fails",
        "kubectl get pods hangs",
        "nginx and the api are down",
        "brr, so cold",
        "rgx of mine",
      })
  void shouldTakeNoTermForAName(String text) {
    assertThat(found(text)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "the garden looks lovely",
        "the sky was pink and the sea was calm",
        "the cat sat on the mat",
        "vitamin B12 is low",
        "we walked along the river until sunset",
      })
  void shouldTakeNoWordOfADictionaryForANameWhereLittleSpeaksForOne(String text) {
    assertThat(found(text)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "i love grace, grace",
    "rose told me, rose",
    "will smith is here, will smith",
    "tallowby told vexmorrow, tallowby",
    "dr. vin called, vin"
  })
  void shouldStillFindNamesInSmallLetters(String text, String name) {
    assertThat(String.join(" ", found(text))).contains(name);
  }

  @ParameterizedTest
  @CsvSource({
    "I saw Dajedow at the park, Dajedow",
    "Visodew Vigediqi-Naruzu, Visodew",
    "Jinafuq AG sued us, Jinafuq",
    "we sailed on Lake Sifiqal, Sifiqal",
    "met sufabezu yesterday, sufabezu",
    "you can call me pahoziw, pahoziw",
    "ik heet Tuhow, Tuhow",
    "je m’appelle Vucomaq, Vucomaq",
    "la señora Nijihex, Nijihex"
  })
  void shouldTakeAWordThatNobodyKnowsForANameWhereANameStands(String text, String name) {
    assertThat(String.join(" ", found(text))).contains(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hahahaha no, Hmmm, Looool",
        "with my freind",
      })
  void shouldNotTakeEveryWordThatNobodyKnowsForAName(String text) {
    assertThat(found(text)).isEmpty();
  }

  @Test
  void shouldKnowAbbreviationsThatCannotBeSpoken() {
    assertThat(List.of("brb", "smh", "wtf")).allMatch(Jargon::isUnspeakable);
    assertThat(List.of("ng", "anna", "lynn", "dr", "bcdfghk", "x1z"))
        .noneMatch(Jargon::isUnspeakable);
  }

  private List<String> found(String text) {
    return tagger.detect(DetectorInput.of(text)).stream()
        .map(span -> text.substring(span.start(), span.end()))
        .toList();
  }
}
