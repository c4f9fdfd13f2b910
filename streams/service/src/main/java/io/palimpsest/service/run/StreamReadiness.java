package io.palimpsest.service.run;

import io.micronaut.core.async.publisher.Publishers;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Readiness;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RuntimeState;
import jakarta.inject.Singleton;
import org.reactivestreams.Publisher;

/** Ready when posts flow. */
@Singleton
@Readiness
final class StreamReadiness implements HealthIndicator {
  private final PrivatizationRuntime runtime;

  StreamReadiness(PrivatizationRuntime runtime) {
    this.runtime = runtime;
  }

  @Override
  public Publisher<HealthResult> getResult() {
    return Publishers.just(
        HealthResult.builder(
                "stream",
                runtime.state() == RuntimeState.RUNNING ? HealthStatus.UP : HealthStatus.DOWN)
            .build());
  }
}
