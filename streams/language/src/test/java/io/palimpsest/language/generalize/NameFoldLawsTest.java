package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.Locale;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class NameFoldLawsTest {

  @Property
  void shouldChangeNothingTheSecondTime(@ForAll String name) {
    String folded = NameFold.fold(name);

    assertThat(NameFold.fold(folded)).isEqualTo(folded);
  }

  @Property
  void shouldNotTellCasesApart(@ForAll String name) {
    assertThat(NameFold.fold(name.toUpperCase(Locale.ROOT))).isEqualTo(NameFold.fold(name));
    assertThat(NameFold.fold(name.toLowerCase(Locale.ROOT))).isEqualTo(NameFold.fold(name));
  }

  @Example
  void shouldNotTellCasesApartWhereAMarkBecomesALetter() {
    shouldNotTellCasesApart("\u1f80\ua9c0");
    shouldNotTellFormsOfUnicodeApart("\u1f80\ua9c0");
  }

  @Property
  void shouldNotTellFormsOfUnicodeApart(@ForAll String name) {
    for (Normalizer.Form form : Normalizer.Form.values()) {
      assertThat(NameFold.fold(Normalizer.normalize(name, form))).isEqualTo(NameFold.fold(name));
    }
  }

  @Property
  void shouldLeaveSingleSpacesBetweenWordsOnly(@ForAll String name) {
    assertThat(NameFold.fold("  " + name + "\t\u00A0 " + name + "\n"))
        .doesNotContain("  ")
        .doesNotStartWith(" ")
        .doesNotEndWith(" ");
  }
}
