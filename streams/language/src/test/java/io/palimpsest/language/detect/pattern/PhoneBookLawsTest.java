package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.i18n.phonenumbers.PhoneNumberUtil;
import com.google.i18n.phonenumbers.Phonenumber.PhoneNumber;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;

class PhoneBookLawsTest {
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  @Property(tries = 3000)
  void shouldKnowTheNumbersThatExist(
      @ForAll("codes") int code, @ForAll @LongRange(min = 1, max = 99_999_999_999L) long national) {
    PhoneNumber number = new PhoneNumber().setCountryCode(code).setNationalNumber(national);

    assertThat(PhoneBook.exists(number)).isEqualTo(NUMBERS.isValidNumber(number));
  }

  @Property(tries = 5000)
  void shouldKnowTheNumbersOfNorthAmerica(
      @ForAll @LongRange(min = 2_000_000_000L, max = 9_999_999_999L) long national) {
    PhoneNumber number = new PhoneNumber().setCountryCode(1).setNationalNumber(national);

    assertThat(PhoneBook.exists(number)).isEqualTo(NUMBERS.isValidNumber(number));
  }

  @Provide
  Arbitrary<Integer> codes() {
    return Arbitraries.of(NUMBERS.getSupportedCallingCodes());
  }
}
