package io.palimpsest.language.pseudonym.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.i18n.phonenumbers.PhoneNumberUtil;
import io.palimpsest.language.detect.pattern.PhoneReader;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.NumericChars;
import net.jqwik.api.constraints.StringLength;

class PhonePlanLawsTest {
  private static final PhoneNumberUtil NUMBERS = PhoneNumberUtil.getInstance();

  @Property(tries = 10_000)
  void shouldRefuseAtOnceOnlyWhatDoesNotExistInTheUnitedStates(
      @ForAll @NumericChars @StringLength(10) String digits) {
    boolean exists =
        PhoneReader.read(digits, "US")
            .filter(number -> NUMBERS.isValidNumberForRegion(number, "US"))
            .isPresent();

    assertThat(PhonePlan.mayExist(digits, "US") || !exists).isTrue();
  }

  @Example
  void shouldRefuseAtOnceWhatBeginsWithZeroOrOne() {
    assertThat(PhonePlan.mayExist("1025550143", "US")).isFalse();
    assertThat(PhonePlan.mayExist("2021550143", "US")).isFalse();
    assertThat(PhonePlan.mayExist("2025550143", "US")).isTrue();
    assertThat(PhonePlan.mayExist("8090550143", "DO")).isTrue();
    assertThat(PhonePlan.mayExist("12025550143", "US")).isTrue();
  }
}
