package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.language.detect.EntityType;
import io.palimpsest.language.pseudonym.memory.CanonicalSpelling;
import io.palimpsest.language.token.HostileText;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(HostileText.class)
@Domain(DomainContext.Global.class)
class HostileNamesLawsTest {
  private static final NamePseudonyms NAMES = NamePseudonyms.standard();

  @Property(tries = 500)
  void shouldWriteOtherWellFormedTextOrNothing(@ForAll String original, @ForAll EntityType type) {
    AuthorContext author = Authors.number(9);

    Optional<String> given = NAMES.replace(type, original, author);

    given.ifPresent(
        other -> {
          assertThat(CanonicalSpelling.of(other)).isNotEqualTo(CanonicalSpelling.of(original));
          assertThat(isWellFormed(other) || !isWellFormed(original)).isTrue();
          assertThat(NAMES.replace(type, original, author)).isEqualTo(given);
        });
    assertThat(NAMES.number(type, original, author))
        .isEqualTo(NAMES.number(type, original, author));
  }

  @Example
  void shouldRefuseWhatIsTooLongToBeAName() {
    for (String unit : HostileText.UNITS) {
      String text = unit.repeat(1 + (1 << 20) / unit.length());
      assertThat(NAMES.replace(EntityType.PERSON, text, Authors.number(1))).isEmpty();
      assertThat(NAMES.number(EntityType.PERSON, text, Authors.number(1))).isEmpty();
    }
  }

  private static boolean isWellFormed(String text) {
    return text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
  }
}
