package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;

class SpreadLawsTest {
  @Property
  void shouldNotExceedHalfOfTheValuesByTheMedian(
      @ForAll @Size(min = 1, max = 30) List<@DoubleRange(min = -1e6, max = 1e6) Double> values) {
    double median = spread(values).median();

    assertThat(2 * values.stream().filter(v -> v < median).count())
        .isLessThanOrEqualTo(values.size());
    assertThat(2 * values.stream().filter(v -> v > median).count())
        .isLessThanOrEqualTo(values.size());
  }

  @Property
  void shouldCoverTheShareByItsQuantile(
      @ForAll @Size(min = 1, max = 30) List<@DoubleRange(min = 0, max = 1e6) Double> values,
      @ForAll @DoubleRange(min = 0.01, max = 1) double share) {
    double quantile = spread(values).quantile(share);

    assertThat(values).contains(quantile);
    assertThat((double) values.stream().filter(v -> v <= quantile).count())
        .isGreaterThanOrEqualTo(share * values.size());
    assertThat((double) values.stream().filter(v -> v < quantile).count())
        .isLessThan(share * values.size());
  }

  @Property
  void shouldNotDependOnTheOrder(
      @ForAll @Size(min = 2, max = 10) List<@DoubleRange(min = 0, max = 9) Double> values) {
    List<Double> turned = new ArrayList<>(values);
    Collections.reverse(turned);

    assertThat(spread(turned).median()).isEqualTo(spread(values).median());
    assertThat(spread(turned).greatest()).isEqualTo(spread(values).quantile(1));
  }

  private static Spread spread(List<Double> values) {
    return Spread.of(values.stream().mapToDouble(Double::doubleValue).toArray());
  }
}
