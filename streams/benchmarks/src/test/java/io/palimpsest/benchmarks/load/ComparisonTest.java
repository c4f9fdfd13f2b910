package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ComparisonTest {
  private static final double PRECISION = 1e-12;

  @Test
  void shouldDivideMediansOfRates() {
    Comparison comparison =
        new Comparison(
            List.of(run(1, 0), run(2, 0), run(4, 0)), List.of(run(2, 0), run(1, 0), run(5, 0)));

    // a: 100, 50 and 25 posts/s; b: 50, 100 and 20.
    assertThat(comparison.ratio(Measured::postsPerSecond)).isEqualTo(1);
    assertThat(comparison.ratios(Measured::postsPerSecond).least()).isEqualTo(0.5);
    assertThat(comparison.ratios(Measured::postsPerSecond).greatest()).isEqualTo(2);
    assertThat(comparison.ratios(Measured::postsPerSecond).median()).isEqualTo(0.8);
  }

  @Test
  void shouldTellProcessorTimeOfAPost() {
    Measured run = run(2, 0);

    assertThat(run.serviceMillisAPost()).isCloseTo(10, within(PRECISION));
    assertThat(run.platformMillisAPost()).isCloseTo(5, within(PRECISION));
    assertThat(new CpuTime(3, 2).since(new CpuTime(1, 0.5))).isEqualTo(new CpuTime(2, 1.5));
  }

  @Test
  void shouldPrintMediansWithTheirSpreadAndTheRatio() {
    List<Measured> a = List.of(run(1, 0), run(2, 0), run(4, 0));

    assertThat(new Comparison(a, a).lines().get(1))
        .isEqualTo(
            "posts/s                      50 (25 - 100)                50 (25 - 100)"
                + "                1.000 (1.000 - 1.000)");
    assertThat(new Comparison(a, a).lines()).hasSize(4);
  }

  @Test
  void shouldWarnThatWithheldPostsAreOtherWork() {
    Comparison comparison = new Comparison(List.of(run(1, 0)), List.of(run(1, 7)));

    assertThat(comparison.lines()).last().asString().contains("withheld", "--authors");
  }

  @Test
  void shouldRefuseRunsThatAreNotInPairs() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Comparison(List.of(run(1, 0)), List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new Comparison(List.of(), List.of()));
  }

  /** A hundred posts in so many seconds. */
  private static Measured run(double seconds, int withheld) {
    return new Measured(
        new LoadResult(100 - withheld, withheld, 0, seconds, Spread.of(seconds)),
        new CpuTime(1, 0.5));
  }
}
