package io.palimpsest.language.detect.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.arbitraries.StringArbitrary;
import net.jqwik.api.constraints.IntRange;

/** What these schemes promise: one check digit fits, and no single wrong digit goes unseen. */
class CheckDigitsLawsTest {

  @Property
  void shouldSeeEverySingleWrongDigitUnderLuhn(
      @ForAll("numbers") String number,
      @ForAll @IntRange(max = 11) int place,
      @ForAll @IntRange(min = 1, max = 9) int change) {
    assertSeesErrors(CheckDigits::luhn, number, place, change);
  }

  @Property
  void shouldSeeEverySingleWrongDigitUnderVerhoeff(
      @ForAll("numbers") String number,
      @ForAll @IntRange(max = 11) int place,
      @ForAll @IntRange(min = 1, max = 9) int change) {
    assertSeesErrors(CheckDigits::verhoeff, number, place, change);
  }

  @Property
  void shouldSeeEverySwapUnderVerhoeff(
      @ForAll("numbers") String number, @ForAll @IntRange(max = 10) int place) {
    String valid = completed(CheckDigits::verhoeff, number);
    Assume.that(valid.charAt(place) != valid.charAt(place + 1));
    StringBuilder swapped = new StringBuilder(valid);
    swapped.setCharAt(place, valid.charAt(place + 1));
    swapped.setCharAt(place + 1, valid.charAt(place));

    assertThat(CheckDigits.verhoeff(swapped.toString())).isFalse();
  }

  @Property
  void shouldSeeEverySingleWrongDigitUnderMod97(
      @ForAll("numbers") String number,
      @ForAll @IntRange(max = 11) int place,
      @ForAll @IntRange(min = 1, max = 9) int change) {
    String valid = number + String.format("%02d", 98 - CheckDigits.mod97(number + "00"));

    assertThat(CheckDigits.mod97(valid)).isEqualTo(1);
    assertThat(CheckDigits.mod97(changed(valid, place, change))).isNotEqualTo(1);
  }

  @Provide
  Arbitrary<String> numbers() {
    StringArbitrary digits = Arbitraries.strings().numeric();
    return digits.ofLength(12);
  }

  private static void assertSeesErrors(
      Predicate<String> scheme, String number, int place, int change) {
    String valid = completed(scheme, number);

    assertThat(scheme.test(changed(valid, place, change))).isFalse();
  }

  private static String completed(Predicate<String> scheme, String number) {
    String found = "";
    for (char digit = '0'; digit <= '9'; digit++) {
      if (scheme.test(number + digit)) {
        assertThat(found).isEmpty();
        found = number + digit;
      }
    }
    assertThat(found).isNotEmpty();
    return found;
  }

  private static String changed(String number, int place, int change) {
    StringBuilder changed = new StringBuilder(number);
    changed.setCharAt(place, (char) ('0' + (number.charAt(place) - '0' + change) % 10));
    return changed.toString();
  }
}
