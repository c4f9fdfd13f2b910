package io.palimpsest.language.pseudonym.name;

import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Names as people write them: known ones and ones that no list has. */
final class SomeNames extends DomainContextBase {
  private static final List<String> GIVEN =
      List.of("Anna", "John", "Maria", "José", "Zoë", "Priya", "Will", "Grace", "Wei");
  private static final List<String> FAMILY =
      List.of("Smith", "Jones", "O'Brien", "García", "McDonald", "Young", "Nguyen", "Okafor");

  @Provide
  Arbitrary<FullName> fullNames() {
    return Combinators.combine(part(GIVEN), part(FAMILY))
        .as(FullName::new)
        .filter(name -> !name.given().equalsIgnoreCase(name.family()));
  }

  private static Arbitrary<String> part(List<String> known) {
    Arbitrary<String> made =
        Arbitraries.of("ba", "ke", "lo", "mi", "ru", "tan", "vor", "zel")
            .list()
            .ofMinSize(2)
            .ofMaxSize(4)
            .map(syllables -> String.join("", syllables))
            .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1));
    return Arbitraries.oneOf(Arbitraries.of(known), made);
  }

  /** A name of two words. */
  record FullName(String given, String family) {
    String spelled() {
      return given + " " + family;
    }
  }
}
