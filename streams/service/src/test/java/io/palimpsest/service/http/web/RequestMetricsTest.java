package io.palimpsest.service.http.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestMetricsTest {
  private final RequestMetrics metrics = new RequestMetrics();
  private final MeterRegistry registry = new SimpleMeterRegistry();

  private FunctionTimer of(String outcome) {
    return registry.get("palimpsest.http.requests").tag("outcome", outcome).functionTimer();
  }

  @Test
  void shouldHaveEveryOutcomeFromTheStart() {
    metrics.bindTo(registry);

    assertThat(registry.get("palimpsest.http.requests").functionTimers())
        .hasSize(4)
        .allSatisfy(
            timer -> {
              assertThat(timer.count()).isZero();
              assertThat(timer.getId().getTags()).hasSize(1); // no URL, no caller
            });
  }

  @ParameterizedTest
  @CsvSource({
    "200,done",
    "202,done",
    "304,done",
    "400,refused",
    "401,refused",
    "404,refused",
    "422,refused",
    "429,limited",
    "500,failed",
    "503,failed"
  })
  void shouldCountByOutcomeAndNothingElse(int status, String outcome) {
    metrics.bindTo(registry);

    metrics.count(status, TimeUnit.MILLISECONDS.toNanos(20));

    assertThat(of(outcome).count()).isEqualTo(1);
    assertThat(of(outcome).totalTime(TimeUnit.MILLISECONDS)).isEqualTo(20);
    assertThat(registry.get("palimpsest.http.requests").functionTimers())
        .filteredOn(timer -> timer.count() > 0)
        .hasSize(1);
  }
}
