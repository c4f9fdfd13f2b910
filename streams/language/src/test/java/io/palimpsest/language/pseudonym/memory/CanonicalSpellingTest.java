package io.palimpsest.language.pseudonym.memory;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.ProcessorTime;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalSpellingTest {

  @ParameterizedTest
  @CsvSource({
    "Anna, anna",
    "ÉLODIE, elodie",
    "O’Brien, obrien",
    "STRAẞE, strasse",
    "Łukasz, lukasz",
    "Ｓｍｉｔｈ, smith",
    "Аnnа, anna",
    "U.S., us",
    "Ёлка, елка",
    "Андрей, андрей",
    "Γιώργος, γιωργοσ",
    "مُحَمَّد, محمد",
    "ガ, ガ"
  })
  void shouldMakeOneSpellingOfMany(String written, String canonical) {
    assertThat(CanonicalSpelling.of(written)).isEqualTo(canonical);
  }

  @Test
  void shouldKeepLettersOfOneScriptAsTheyAre() {
    assertThat(CanonicalSpelling.of("Сара")).as("all Cyrillic").isEqualTo("сара");
  }

  @Test
  void shouldFoldAMegabyteOfMarksInNoTime() {
    String marks = "a\u0301\u0316".repeat(350_000);

    assertThat(ProcessorTime.within(Duration.ofSeconds(5), () -> CanonicalSpelling.of(marks)))
        .startsWith("a");
  }
}
