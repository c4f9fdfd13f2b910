package io.palimpsest.language.detect.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

class FastExpLawsTest {

  @Property
  void shouldBeCloseToTheTrueExponential(@ForAll @DoubleRange(min = -60, max = 0) double power) {
    assertThat(FastExp.of(power) / StrictMath.exp(power)).isCloseTo(1, within(1e-6));
  }
}
