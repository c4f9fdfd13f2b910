package io.palimpsest.topology.step;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class LatencyHistogramLawsTest {
  private static final long LONGEST = (1L << 35) - 1;

  @Property
  void shouldPutEveryTimeIntoABucketThatEndsAtMostAnEighthLater(
      @ForAll @LongRange(min = 0, max = LONGEST) long millis) {
    int bucket = LatencyHistogram.bucketOf(millis);

    assertThat(bucket).isBetween(0, LatencyHistogram.SIZE - 1);
    assertThat(LatencyHistogram.longestIn(bucket)).isBetween(millis, millis + millis / 8);
    assertThat(LatencyHistogram.bucketOf(LatencyHistogram.longestIn(bucket))).isEqualTo(bucket);
  }

  @Property
  void shouldKeepTheOrderOfTimes(
      @ForAll @LongRange(min = 0, max = LONGEST) long one,
      @ForAll @LongRange(min = 0, max = LONGEST) long other) {
    assertThat(LatencyHistogram.bucketOf(Math.min(one, other)))
        .isLessThanOrEqualTo(LatencyHistogram.bucketOf(Math.max(one, other)));
  }

  @Property
  void shouldNeverSayTooLittleAndAtMostAnEighthTooMuch(
      @ForAll @Size(min = 1, max = 100) List<@LongRange(min = 0, max = 1_000_000) Long> times,
      @ForAll @DoubleRange(min = 0.01, max = 1) double share) {
    LatencyHistogram histogram = new LatencyHistogram();
    times.forEach(histogram::add);

    long truth =
        times.stream()
            .sorted()
            .skip((long) Math.ceil(share * times.size()) - 1)
            .findFirst()
            .orElseThrow();
    assertThat(histogram.snapshot().quantileMillis(share).orElseThrow())
        .isBetween(truth, truth + truth / 8);
  }

  @Property
  void shouldTellTheTimeBetweenTwoMoments(
      @ForAll @Size(max = 30) List<@LongRange(min = 0, max = 100_000) Long> before,
      @ForAll @Size(max = 30) List<@LongRange(min = 0, max = 100_000) Long> after) {
    LatencyHistogram histogram = new LatencyHistogram();
    LatencyHistogram alone = new LatencyHistogram();
    before.forEach(histogram::add);
    Latencies earlier = histogram.snapshot();
    after.forEach(histogram::add);
    after.forEach(alone::add);

    Latencies between = histogram.snapshot().since(earlier);
    assertThat(between.count()).isEqualTo(after.size());
    assertThat(between.quantileMillis(0.5)).isEqualTo(alone.snapshot().quantileMillis(0.5));
    assertThat(between.quantileMillis(0.99)).isEqualTo(alone.snapshot().quantileMillis(0.99));
  }

  @Example
  void shouldCountWhatNoClockShouldSay() {
    LatencyHistogram histogram = new LatencyHistogram();
    histogram.add(-5);
    histogram.add(Long.MAX_VALUE);

    assertThat(histogram.snapshot().count()).isEqualTo(2);
    assertThat(histogram.snapshot().quantileMillis(0.5)).hasValue(0);
    assertThat(histogram.snapshot().quantileMillis(1)).hasValue(LONGEST);
  }

  @Example
  void shouldSayNothingOfNothing() {
    LatencyHistogram histogram = new LatencyHistogram();
    assertThat(histogram.snapshot().quantileMillis(0.5)).isEmpty();
    assertThatThrownBy(() -> histogram.snapshot().quantileMillis(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
