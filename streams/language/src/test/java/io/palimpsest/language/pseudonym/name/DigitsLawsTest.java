package io.palimpsest.language.pseudonym.name;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class DigitsLawsTest {

  @Property
  void shouldWriteAsManyOtherDigits(
      @ForAll @CharRange(from = '0', to = '9') @StringLength(min = 1, max = 40) String digits,
      @ForAll @IntRange(max = 200) int number) {
    String other = Digits.other(digits, new AuthorNames(Authors.number(number)));

    assertThat(other).hasSameSizeAs(digits).containsOnlyDigits().isNotEqualTo(digits);
    assertThat(other.charAt(0) == '0' && digits.length() > 1)
        .isEqualTo(digits.charAt(0) == '0' && digits.length() > 1);
  }

  @Property(tries = 30)
  void shouldNeverMakeTwoNumbersOne(
      @ForAll @IntRange(min = 1, max = 3) int length, @ForAll @IntRange(max = 200) int number) {
    AuthorNames author = new AuthorNames(Authors.number(number));
    int all = (int) Math.pow(10, length);
    Set<String> others = new HashSet<>();
    for (int i = 0; i < all; i++) {
      others.add(Digits.other(("000" + i).substring(("000" + i).length() - length), author));
    }

    assertThat(others).hasSize(all);
  }
}
