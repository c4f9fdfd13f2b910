package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.i18n.phonenumbers.NumberParseException;
import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class PhoneReaderLawsTest {
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  @Property(tries = 5000)
  void shouldReadDigitsAsTheLibraryDoes(
      @ForAll("dialled") String dialled, @ForAll("regions") String region) {
    assertThat(PhoneReader.read(dialled, region)).isEqualTo(parsed(dialled, region));
  }

  private static Optional<PhoneNumber> parsed(String dialled, String region) {
    try {
      return Optional.of(NUMBERS.parse(dialled, region));
    } catch (NumberParseException e) {
      return Optional.empty();
    }
  }

  /** Prefixes of all three plans before any digits, more and fewer than a number has. */
  @Provide
  Arbitrary<String> dialled() {
    Arbitrary<String> prefix =
        Arbitraries.of("", "0", "00", "011", "1", "9", "90", "91", "5", "55", "015", "9015", "+1");
    Arbitrary<String> digits = Arbitraries.strings().numeric().ofMaxLength(18);
    return Combinators.combine(prefix, digits).as(String::concat);
  }

  @Provide
  Arbitrary<String> regions() {
    return Arbitraries.of("US", "IN", "BR", "GB", "DE", "ZZ");
  }
}
