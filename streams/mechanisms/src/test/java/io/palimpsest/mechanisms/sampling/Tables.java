package io.palimpsest.mechanisms.sampling;

import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.arbitraries.DoubleArbitrary;

/** Score tables of tests. */
final class Tables {

  private Tables() {}

  /**
   * Two inputs, the first of which suits one output and the second all others: the loss of the real
   * weights is {@code epsilon + ln(1 - (1 - q^2) / (1 + (n - 1) q))}, {@code q = exp(-epsilon /
   * 2)}.
   */
  static ScoreTable worstCase(int outputs) {
    double[] one = new double[outputs];
    double[] others = new double[outputs];
    Arrays.fill(others, 1);
    one[0] = 1;
    others[0] = 0;
    return new ScoreTable(new double[][] {one, others});
  }

  /** Any table with 1 to 6 inputs and 1 to 12 outputs; scores at the ends are common. */
  static Arbitrary<ScoreTable> any() {
    DoubleArbitrary scores = Arbitraries.doubles().between(0, 1).ofScale(17);
    return Arbitraries.integers()
        .between(1, 12)
        .flatMap(
            outputs ->
                scores
                    .array(double[].class)
                    .ofSize(outputs)
                    .array(double[][].class)
                    .ofMinSize(1)
                    .ofMaxSize(6))
        .map(ScoreTable::new);
  }

  static Arbitrary<Double> epsilons() {
    return Arbitraries.oneOf(
        Arbitraries.doubles().between(0, 1000),
        Arbitraries.doubles().between(0, 10),
        Arbitraries.of(0.0, Double.MIN_VALUE, 1e-15, 1.0, 72.2, 1000.0));
  }
}
