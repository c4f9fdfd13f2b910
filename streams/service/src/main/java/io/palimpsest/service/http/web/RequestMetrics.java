package io.palimpsest.service.http.web;

import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import jakarta.inject.Singleton;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * Counts requests to the API by what became of them, from the start with zeros. No URL, operation
 * or caller is a label: URLs are not ours to publish.
 */
@Singleton
final class RequestMetrics implements MeterBinder {
  private record Adders(LongAdder count, LongAdder nanos) {}

  private final Map<RequestOutcome, Adders> outcomes = new EnumMap<>(RequestOutcome.class);

  RequestMetrics() {
    for (RequestOutcome outcome : RequestOutcome.values()) {
      outcomes.put(outcome, new Adders(new LongAdder(), new LongAdder()));
    }
  }

  void count(int status, long nanos) {
    Adders adders = outcomes.get(RequestOutcome.of(status));
    adders.count().increment();
    adders.nanos().add(nanos);
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    outcomes.forEach(
        (outcome, adders) ->
            FunctionTimer.builder(
                    "palimpsest.http.requests",
                    adders,
                    a -> a.count().sum(),
                    a -> a.nanos().sum(),
                    TimeUnit.NANOSECONDS)
                .description("Requests to the API")
                .tag("outcome", outcome.label())
                .register(registry));
  }
}
