package io.palimpsest.connect.jsonlines.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class RunningHashLawsTest {
  private static final BigInteger PRIME = BigInteger.TWO.pow(61).subtract(BigInteger.ONE);
  private static final BigInteger BASE = new BigInteger("0b7e151628aed2a7", 16);

  /** Offsets hold it: with another one every file that was read would be another. */
  @Example
  void shouldNeverBeAnother() {
    byte[] content = "{\"n\":1}\n{\"n\":2}\n".getBytes(StandardCharsets.UTF_8);

    assertThat(RunningHash.add(RunningHash.START, content, 0, content.length))
        .isEqualTo(935685014407980230L);
  }

  @Property
  void shouldBeAPolynomialOfAllBytes(
      @ForAll @Size(max = 100) byte[] content, @ForAll @IntRange(min = 0, max = 100) int cut) {
    int first = Math.min(cut, content.length);
    BigInteger expected = BigInteger.ZERO;
    for (byte b : content) {
      expected = expected.multiply(BASE).add(BigInteger.valueOf((b & 0xff) + 1)).mod(PRIME);
    }

    long half = RunningHash.add(RunningHash.START, content, 0, first);
    long hash = RunningHash.add(half, content, first, content.length - first);

    assertThat(hash).isEqualTo(expected.longValueExact());
  }
}
