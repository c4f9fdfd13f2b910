package io.palimpsest.service.http.path;

import io.micronaut.context.annotation.Factory;
import io.micronaut.core.async.publisher.Publishers;
import io.micronaut.health.HealthStatus;
import io.micronaut.management.health.indicator.HealthIndicator;
import io.micronaut.management.health.indicator.HealthResult;
import io.micronaut.management.health.indicator.annotation.Liveness;
import io.micronaut.management.health.indicator.annotation.Readiness;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RuntimeState;
import jakarta.inject.Singleton;
import java.util.function.Predicate;

/** What the stream adds to liveness and readiness. */
@Factory
final class StreamHealth {

  /** Ready when posts flow. */
  @Singleton
  @Readiness
  HealthIndicator readiness(PrivatizationRuntime runtime) {
    return upWhile(runtime, "stream", state -> state == RuntimeState.RUNNING);
  }

  /** Alive until the stream has failed: a rebalance, however long, is no reason for a restart. */
  @Singleton
  @Liveness
  HealthIndicator liveness(PrivatizationRuntime runtime) {
    return upWhile(runtime, "stream-alive", state -> state != RuntimeState.FAILED);
  }

  private static HealthIndicator upWhile(
      PrivatizationRuntime runtime, String name, Predicate<RuntimeState> isUp) {
    return () ->
        Publishers.just(
            HealthResult.builder(
                    name, isUp.test(runtime.state()) ? HealthStatus.UP : HealthStatus.DOWN)
                .build());
  }
}
