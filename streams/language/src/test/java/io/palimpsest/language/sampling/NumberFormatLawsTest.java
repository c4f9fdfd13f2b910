package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class NumberFormatLawsTest {

  @Property
  void shouldKeepTheFormat(@ForAll("numbers") String number, @ForAll long seed) {
    String written = written(number, seed);

    assertThat(format(written)).isEqualTo(format(number));
    assertThat(number.replaceAll("\\D", "").length() > 1 && written.matches("\\D*0.*")).isFalse();
  }

  @Property
  void shouldDependOnTheFormatOnly(@ForAll("numbers") String number, @ForAll long seed) {
    assertThat(written(number, seed)).isEqualTo(written(format(number), seed));
  }

  private static String written(String number, long seed) {
    long[] state = {seed};
    StringBuilder out = new StringBuilder();
    NumberFormat.write(number, () -> state[0] = state[0] * 6364136223846793005L + 1, out);
    return out.toString();
  }

  private static String format(String number) {
    return number.replaceAll("\\d", "0");
  }

  @Provide
  Arbitrary<String> numbers() {
    return Arbitraries.strings()
        .numeric()
        .withChars(".,:/-'_+")
        .ofMinLength(1)
        .ofMaxLength(40)
        .filter(NumberFormat::isPlain);
  }
}
