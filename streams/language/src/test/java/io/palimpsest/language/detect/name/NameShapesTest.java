package io.palimpsest.language.detect.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.DetectorInput;
import io.palimpsest.language.detect.EntityType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameShapesTest {
  private final NameDetector rules = new NameDetector(input -> List.of());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "J.R.R. Kowalq said no | J.R.R. Kowalq",
        "my boss J. R. Kowalq | J. R. Kowalq",
        "Signed: Z. Kowalq | Z. Kowalq",
        "met K.Z. at home | K.Z",
        "my ex K.Z. is back | K.Z",
        "from K.Z. again | K.Z",
        "I slept with K. last night | K",
        "Mr. K. is my dealer | K",
        "Dr. Z prescribed it | Z",
      })
  void shouldFindInitials(String text, String name) {
    assertThat(found(EntityType.PERSON, text)).containsExactly(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Z o f k a", "Z O F K A", "Z-o-f-k-a", "Z_o_f_k_a"})
  void shouldFindALetteredName(String name) {
    boolean oneToken = name.contains("_");

    assertThat(found(EntityType.PERSON, "so " + name + " is here"))
        .isEqualTo(oneToken ? List.of() : List.of(name));
  }

  @Test
  void shouldTakeTwoNamesInOneWordForAHandle() {
    assertThat(found(EntityType.HANDLE, "I know BrunhildeZwickelq, and AnnaKowalq"))
        .containsExactly("BrunhildeZwickelq", "AnnaKowalq");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "in the U.S. Senate, from D.C. and at 5 a.m. or P.M. then",
        "H.R. 1 and for H.R. 8, plan B. Then C. Maybe vitamin D. Good",
        "A. First\nB. Second\nC. Third",
        "W O W, L O V E it, a b c d, A-W-E-S-O-M-E, xx X x x x",
        "I saw WhatsApp, YouTube, GitHub, JavaScript, PayPal, OxyContin and McDonalds",
        "No. 1 pick, with No. 2",
        "I. Am. Here. I met I. was",
      })
  void shouldLeaveOtherLettersAlone(String text) {
    assertThat(rules.detect(DetectorInput.of(text))).isEmpty();
  }

  private List<String> found(EntityType type, String text) {
    return rules.detect(DetectorInput.of(text)).stream()
        .filter(span -> span.type() == type)
        .map(span -> text.substring(span.start(), span.end()))
        .toList();
  }
}
