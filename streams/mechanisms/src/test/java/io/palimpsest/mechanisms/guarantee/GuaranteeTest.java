package io.palimpsest.mechanisms.guarantee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class GuaranteeTest {

  private static final List<String> PARTS =
      List.of("mechanism", "neighbours", "unit", "promise", "notPromised");

  @Property
  void shouldRefuseToLeaveAPartUnsaid(
      @ForAll @IntRange(max = 4) int part, @ForAll("blanks") String blank) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> with(part, blank))
        .withMessage("a guarantee must say its " + PARTS.get(part));
  }

  @Provide
  Arbitrary<String> blanks() {
    return Arbitraries.strings().withChars(" \t\r\n\u2003\u3000").ofMaxLength(5);
  }

  @Property
  void shouldRefuseNull(@ForAll @IntRange(max = 4) int part) {
    assertThatNullPointerException().isThrownBy(() -> with(part, null));
  }

  @Property
  void shouldSayEveryPartInWords(@ForAll @IntRange(max = 4) int part) {
    assertThat(with(part, "canary").inWords()).containsOnlyOnce("canary");
  }

  @Example
  void shouldBeOneSentence() {
    assertThat(new Guarantee("redact", "twins", "post", "all is the same", "the shape").inWords())
        .isEqualTo("redact: per post, between twins, all is the same; not promised: the shape");
  }

  private static Guarantee with(int part, String said) {
    String[] parts = {"m", "n", "u", "p", "x"};
    parts[part] = said;
    return new Guarantee(parts[0], parts[1], parts[2], parts[3], parts[4]);
  }
}
