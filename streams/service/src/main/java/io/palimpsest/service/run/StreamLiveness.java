package io.palimpsest.service.run;

import io.micronaut.core.async.publisher.Publishers;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Liveness;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RuntimeState;
import jakarta.inject.Singleton;
import org.reactivestreams.Publisher;

/** Alive until the stream has failed: a rebalance, however long, is no reason for a restart. */
@Singleton
@Liveness
final class StreamLiveness implements HealthIndicator {
  private final PrivatizationRuntime runtime;

  StreamLiveness(PrivatizationRuntime runtime) {
    this.runtime = runtime;
  }

  @Override
  public Publisher<HealthResult> getResult() {
    return Publishers.just(
        HealthResult.builder(
                "stream-alive",
                runtime.state() == RuntimeState.FAILED ? HealthStatus.DOWN : HealthStatus.UP)
            .build());
  }
}
