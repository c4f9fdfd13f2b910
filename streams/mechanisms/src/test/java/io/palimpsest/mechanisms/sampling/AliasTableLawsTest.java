package io.palimpsest.mechanisms.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.mechanisms.random.RandomBits;
import io.palimpsest.mechanisms.random.TestRandomness;
import java.math.BigInteger;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class AliasTableLawsTest {

  /** The exact masses of the finished table: no statistics. */
  @Property
  void shouldHoldExactlyTheMassOfEachWeight(@ForAll("weights") IntegerWeights weights) {
    assertExact(weights);
  }

  @Example
  void shouldHoldExactlyTheMassOfAWholeVocabulary() {
    int n = IntegerWeights.MAX_OUTPUTS;
    RandomBits bits = TestRandomness.scope("vocabulary").draw(0);
    double[] scores = new double[n];
    for (int i = 0; i < n; i++) {
      scores[i] = (bits.nextLong() >>> 11) * 0x1p-53;
    }

    assertExact(IntegerWeights.of(scores, 20));
  }

  /** The widest product: 2^20 times nearly 2^62. */
  @Example
  void shouldHoldExactlyTheMassOfOneHeavyOutput() {
    long[] weights = new long[IntegerWeights.MAX_OUTPUTS];
    Arrays.fill(weights, 1);
    weights[77] = (1L << 62) - weights.length + 1;

    assertExact(IntegerWeights.of(weights));
  }

  /** What masses() counts is what draw() does: all pairs of a small table, one by one. */
  @Property(tries = 200)
  void shouldDrawWhatTheMassesSay(@ForAll("small") IntegerWeights weights) {
    AliasTable table = new AliasTable(weights);
    long n = weights.outputs();
    long[] drawn = new long[weights.outputs()];
    for (long column = 0; column < n; column++) {
      for (long unit = 0; unit < weights.sum(); unit++) {
        drawn[table.draw(script(column, n, unit, weights.sum()))]++;
      }
    }
    for (int i = 0; i < n; i++) {
      assertThat(drawn[i]).isEqualTo(n * weights.weight(i));
    }
  }

  /** Two longs from the middle of the range that {@code Uniform} maps to the wanted integers. */
  private static RandomBits script(long first, long n, long second, long sum) {
    long[] longs = {middle(first, n), middle(second, sum)};
    int[] next = {0};
    return () -> longs[next[0]++];
  }

  private static long middle(long wanted, long bound) {
    return BigInteger.valueOf(2 * wanted + 1)
        .shiftLeft(64)
        .divide(BigInteger.valueOf(2 * bound))
        .longValue();
  }

  private static void assertExact(IntegerWeights weights) {
    BigInteger n = BigInteger.valueOf(weights.outputs());
    BigInteger[] masses = new AliasTable(weights).masses();
    for (int i = 0; i < masses.length; i++) {
      if (!masses[i].equals(n.multiply(BigInteger.valueOf(weights.weight(i))))) {
        assertThat(masses[i])
            .as("output %s", i)
            .isEqualTo(n.multiply(BigInteger.valueOf(weights.weight(i))));
      }
    }
    assertThat(masses).hasSize(weights.outputs());
  }

  @Provide
  Arbitrary<IntegerWeights> weights() {
    return Arbitraries.integers()
        .between(1, 300)
        .flatMap(
            n ->
                Arbitraries.oneOf(
                        Arbitraries.longs().between(1, (1L << 62) / n),
                        Arbitraries.longs().between(1, 3))
                    .array(long[].class)
                    .ofSize(n)
                    .map(w -> IntegerWeights.of(w)));
  }

  @Provide
  Arbitrary<IntegerWeights> small() {
    return Arbitraries.longs()
        .between(1, 30)
        .array(long[].class)
        .ofMinSize(1)
        .ofMaxSize(9)
        .map(w -> IntegerWeights.of(w));
  }
}
