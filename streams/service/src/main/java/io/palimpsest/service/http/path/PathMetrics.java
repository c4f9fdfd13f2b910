package io.palimpsest.service.run;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.step.PathCounters;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What the path has done, as metrics. Labels are reasons only. */
@Singleton
final class PathMetrics implements MeterBinder {
  private final PrivatizationRuntime runtime;

  PathMetrics(PrivatizationRuntime runtime) {
    this.runtime = runtime;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    count(registry, "read", "Records taken from raw topics", PathCounters::read);
    count(registry, "released", "Posts released", PathCounters::released);
    count(registry, "duplicates", "Posts released before", PathCounters::duplicates);
    for (DeadLetterReason reason : DeadLetterReason.values()) {
      count(
          registry,
          "dead.letters",
          "Records that are no posts",
          reason,
          c -> c.deadLetters(reason));
    }
    for (WithheldReason reason : WithheldReason.values()) {
      count(registry, "withheld", "Posts not released", reason, c -> c.withheld(reason));
    }
    Gauge.builder(
            "palimpsest.stream.running", runtime, r -> r.state() == RuntimeState.RUNNING ? 1 : 0)
        .description("1 when posts flow")
        .register(registry);
  }

  private void count(
      MeterRegistry registry, String name, String what, ToDoubleFunction<PathCounters> value) {
    FunctionCounter.builder("palimpsest.posts." + name, runtime.counters(), value)
        .description(what)
        .register(registry);
  }

  private void count(
      MeterRegistry registry,
      String name,
      String what,
      Enum<?> reason,
      ToDoubleFunction<PathCounters> value) {
    FunctionCounter.builder("palimpsest.posts." + name, runtime.counters(), value)
        .description(what)
        .tag("reason", reason.name().toLowerCase(Locale.ROOT))
        .register(registry);
  }
}
