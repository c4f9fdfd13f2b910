package io.palimpsest.language.generalize;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PlaceBookLawsTest {
  private static final PlaceBook BOOK = PlaceBook.standard();

  @Property
  void shouldFindEachNameAtItsLevel(@ForAll PlaceLevel level) {
    assertThat(BOOK.names(level))
        .isNotEmpty()
        .isSorted()
        .doesNotHaveDuplicates()
        .allSatisfy(name -> assertThat(BOOK.level(name)).contains(level))
        .allSatisfy(name -> assertThat(name).matches("[A-Z][A-Za-z .'-]*"));
  }

  @Property
  void shouldFindNamesInAnyCase(@ForAll("names") String name) {
    for (String variant :
        List.of(name.toUpperCase(Locale.ROOT), name.toLowerCase(Locale.ROOT), " " + name + " ")) {
      assertThat(BOOK.level(variant)).isEqualTo(BOOK.level(name)).isPresent();
      assertThat(BOOK.wider(variant)).isEqualTo(BOOK.wider(name));
    }
  }

  @Property
  void shouldLieInOtherPlacesAndInEachOnce(@ForAll("names") String name) {
    assertThat(BOOK.wider(name))
        .doesNotContain(name)
        .doesNotHaveDuplicates()
        .hasSizeLessThanOrEqualTo(10)
        .allSatisfy(whole -> assertThat(BOOK.level(whole)).isPresent());
  }

  @Property
  void shouldEndAtTheContinent(@ForAll("names") String name) {
    List<String> wider = BOOK.wider(name);

    assertThat(wider.subList(0, Math.max(0, wider.size() - 1)))
        .doesNotContainAnyElementsOf(BOOK.names(PlaceLevel.CONTINENT));
  }

  @Property
  void shouldBearAnyText(@ForAll String text) {
    assertThat(BOOK.level(text).isPresent() || BOOK.wider(text).isEmpty()).isTrue();
  }

  @Provide
  Arbitrary<String> names() {
    return Arbitraries.of(
        Arrays.stream(PlaceLevel.values()).map(BOOK::names).flatMap(List::stream).toList());
  }
}
