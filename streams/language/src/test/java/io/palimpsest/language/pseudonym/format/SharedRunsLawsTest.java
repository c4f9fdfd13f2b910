package io.palimpsest.language.pseudonym.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.mechanisms.random.Digest;
import io.palimpsest.mechanisms.random.DrawScope;
import io.palimpsest.mechanisms.random.RandomBits;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;

class SharedRunsLawsTest {

  private static RandomBits bits(String of) {
    return MasterKey.parse("0f".repeat(32))
        .authorKey("anna")
        .randomness(0)
        .in(new DrawScope.User(Digest.ofFields("test")))
        .draw(of);
  }

  @Property
  void shouldPartDigitsThatAgreeThreeTimesInARow(
      @ForAll @CharRange(from = '0', to = '9') @StringLength(min = 1, max = 60) String number) {
    StringBuilder same = new StringBuilder(number);

    SharedRuns.part(number, same, bits(number));

    assertThat(SharedRuns.areShort(number, same.toString())).isTrue();
    assertThat(same.toString()).matches("[0-9]{" + number.length() + "}");
  }

  @Property
  void shouldCallTheSameCodeTooLong(
      @ForAll @CharRange(from = 'a', to = 'z') @StringLength(min = 4, max = 60) String letters) {
    assertThat(SharedRuns.areShort(letters, letters.toUpperCase())).isFalse();
    assertThat(SharedRuns.areShort(letters.substring(0, 3), letters.substring(0, 3))).isTrue();
  }
}
