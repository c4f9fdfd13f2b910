package io.palimpsest.mechanisms.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UniformTest {

  private static final BigInteger TWO_64 = BigInteger.ONE.shiftLeft(64);

  /** The algorithm of the Javadoc in arithmetic without width, for any bits. */
  @Property
  void shouldBeTheHighWordOfTheFirstProductThatIsNotRefused(
      @ForAll @LongRange(min = 1) long bound, @ForAll @Size(max = 20) List<Long> longs) {
    BigInteger refused = TWO_64.mod(BigInteger.valueOf(bound));
    Queue<Long> bits = new ArrayDeque<>(longs);
    bits.add(-1L); // the low word of (2^64 - 1) * bound is 2^64 - bound, at least 2^63: taken
    BigInteger expected = null;
    int read = 0;
    for (Long x : List.copyOf(bits)) {
      BigInteger product = unsigned(x).multiply(BigInteger.valueOf(bound));
      read++;
      if (product.mod(TWO_64).compareTo(refused) >= 0) {
        expected = product.shiftRight(64);
        break;
      }
    }
    int before = bits.size();

    assertThat(Uniform.below(bound, bits::remove)).isEqualTo(expected.longValueExact());
    assertThat(before - bits.size()).isEqualTo(read);
  }

  /**
   * Exactness by counting: the taken longs of answer k are those whose product lies in one
   * interval, and an interval's multiples of the bound can be counted without trying them.
   */
  @Property
  void shouldTakeEquallyManyLongsForEveryAnswer(
      @ForAll @LongRange(min = 1) long bound, @ForAll @LongRange(min = 0) long answer) {
    BigInteger n = BigInteger.valueOf(bound);
    BigInteger from = BigInteger.valueOf(answer % bound).multiply(TWO_64);
    BigInteger taken =
        ceilDivide(from.add(TWO_64), n).subtract(ceilDivide(from.add(TWO_64.mod(n)), n));

    assertThat(taken).isEqualTo(TWO_64.divide(n));
  }

  /** Chernoff: false alarm below 1e-6 for each bound. */
  @ParameterizedTest
  @ValueSource(longs = {1, 3, 1L << 32, (1L << 62) + 1, Long.MAX_VALUE})
  void shouldNeedFewerThanTwoTriesOnAverage(long bound) {
    RandomBits source = TestRandomness.scope("tries").draw(bound);
    long[] read = {0};
    int draws = 100_000;
    for (int i = 0; i < draws; i++) {
      Uniform.below(
          bound,
          () -> {
            read[0]++;
            return source.nextLong();
          });
    }
    double taken = 1 - TWO_64.mod(BigInteger.valueOf(bound)).doubleValue() * 0x1p-64;

    assertThat(taken).isGreaterThan(0.5);
    assertThat(read[0] == draws || ChernoffBound.accepts(draws, read[0], taken, 1e-6)).isTrue();
  }

  @Test
  void shouldRefuseAnEmptyRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Uniform.below(0, () -> 0))
        .withMessage("the bound of a uniform draw must be at least 1. Provided value: 0");
  }

  private static BigInteger ceilDivide(BigInteger a, BigInteger b) {
    return a.add(b).subtract(BigInteger.ONE).divide(b);
  }

  private static BigInteger unsigned(long x) {
    return new BigInteger(Long.toUnsignedString(x));
  }
}
