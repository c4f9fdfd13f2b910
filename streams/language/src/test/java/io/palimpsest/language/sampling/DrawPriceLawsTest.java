package io.palimpsest.language.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class DrawPriceLawsTest {

  @Property
  void shouldAddWithoutLosingAnything(
      @ForAll @DoubleRange(min = 0, max = 1e9) double a,
      @ForAll @DoubleRange(min = 0, max = 1000) double b) {
    double sum = DrawPrice.addRoundingUp(a, b);
    BigDecimal exact = new BigDecimal(a).add(new BigDecimal(b));

    assertThat(new BigDecimal(sum)).isGreaterThanOrEqualTo(exact);
    if (sum > 0) {
      assertThat(new BigDecimal(Math.nextDown(sum))).isLessThan(exact);
    }
  }

  @Property
  void shouldNotRoundWhatNeedsNoRounding(@ForAll @DoubleRange(min = 0, max = 1000) double a) {
    assertThat(DrawPrice.addRoundingUp(a, 0)).isEqualTo(a);
    assertThat(DrawPrice.addRoundingUp(a, a)).isEqualTo(2 * a);
  }
}
