package io.palimpsest.service.http.path;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.palimpsest.engine.PathStep;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RuntimeState;
import io.palimpsest.topology.step.PathCounters;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** What the path has done, as metrics. Labels are reasons, steps and topics only. */
@Singleton
final class PathMetrics implements MeterBinder {
  /** The topic between the two halves of the path, whose name depends on the application's id. */
  private static final String BY_AUTHOR = "by-author";

  private static final double MILLIS = 1e3;

  private final PrivatizationRuntime runtime;
  private final PathMonitor monitor;

  PathMetrics(PrivatizationRuntime runtime, PathMonitor monitor) {
    this.runtime = runtime;
    this.monitor = monitor;
  }

  @Override
  public void bindTo(MeterRegistry registry) {
    count(registry, "posts.read", "Records taken from raw topics", PathCounters::read);
    count(registry, "posts.released", "Posts released", PathCounters::released);
    count(
        registry,
        "posts.released.again",
        "Posts released that were released before and asked for again",
        PathCounters::releasedAgain);
    count(registry, "posts.duplicates", "Posts released before", PathCounters::duplicates);
    count(registry, "draws", "Words drawn", PathCounters::draws);
    count(registry, "charges", "Charges written down", PathCounters::charges);
    count(registry, "erasures", "Authors forgotten", PathCounters::erasures);
    count(
        registry,
        "seals.broken",
        "Posts withheld because what is kept of their author cannot be opened",
        PathCounters::brokenSeals);
    verdicts(registry);
    for (DeadLetterReason reason : DeadLetterReason.values()) {
      count(
          registry,
          "posts.dead.letters",
          "Records that are no posts",
          reason,
          c -> c.deadLetters(reason));
    }
    for (WithheldReason reason : WithheldReason.values()) {
      count(registry, "posts.withheld", "Posts not released", reason, c -> c.withheld(reason));
    }
    for (PathStep step : PathStep.values()) {
      FunctionTimer.builder(
              "palimpsest.step",
              runtime.counters(),
              c -> c.time(step).count(),
              c -> c.time(step).nanos(),
              TimeUnit.NANOSECONDS)
          .description("Time that posts spend in a step, without what follows it")
          .tag("step", step.label())
          .register(registry);
    }
    lag(registry);
    latency(registry, "0.5", PathSnapshot.Latency::p50Millis);
    latency(registry, "0.99", PathSnapshot.Latency::p99Millis);
    gauge(registry, "stream.running", "1 when posts flow", PathMetrics::isRunning);
    gauge(
        registry,
        "restore.stores",
        "Partitions of stores that are being restored",
        r -> r.restoring().stores());
    gauge(
        registry,
        "restore.records.left",
        "Records that have to be read before posts flow",
        r -> r.restoring().recordsLeft());
  }

  private void lag(MeterRegistry registry) {
    for (String topic : PrivatizationRuntime.SOURCES) {
      lag(registry, topic, r -> r.lag().getOrDefault(topic, 0L));
    }
    lag(
        registry,
        BY_AUTHOR,
        r ->
            r.lag().entrySet().stream()
                .filter(entry -> !PrivatizationRuntime.SOURCES.contains(entry.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum());
  }

  private void lag(
      MeterRegistry registry, String topic, ToDoubleFunction<PrivatizationRuntime> records) {
    Gauge.builder("palimpsest.lag", runtime, records)
        .description("Records that wait for this instance, from what is committed to the end")
        .tag("topic", topic)
        .register(registry);
  }

  private void verdicts(MeterRegistry registry) {
    for (boolean isAccepted : new boolean[] {true, false}) {
      FunctionCounter.builder(
              "palimpsest.policies", runtime.counters(), c -> c.verdicts(isAccepted))
          .description("Submissions and withdrawals of policies")
          .tag("verdict", isAccepted ? "accepted" : "refused")
          .register(registry);
    }
  }

  /** Of the last ten seconds; not a number where nothing was released. */
  private void latency(
      MeterRegistry registry, String quantile, Function<PathSnapshot.Latency, Long> millis) {
    Gauge.builder(
            "palimpsest.release.latency",
            monitor,
            m ->
                Optional.ofNullable(millis.apply(m.now().latency()))
                    .map(time -> time / MILLIS)
                    .orElse(Double.NaN))
        .description("Time from taken in to released, of the last ten seconds")
        .baseUnit("seconds")
        .tag("quantile", quantile)
        .register(registry);
  }

  private static double isRunning(PrivatizationRuntime runtime) {
    return runtime.state() == RuntimeState.RUNNING ? 1 : 0;
  }

  private void gauge(
      MeterRegistry registry,
      String name,
      String what,
      ToDoubleFunction<PrivatizationRuntime> value) {
    Gauge.builder("palimpsest." + name, runtime, value).description(what).register(registry);
  }

  private void count(
      MeterRegistry registry, String name, String what, ToDoubleFunction<PathCounters> value) {
    FunctionCounter.builder("palimpsest." + name, runtime.counters(), value)
        .description(what)
        .register(registry);
  }

  private void count(
      MeterRegistry registry,
      String name,
      String what,
      Enum<?> reason,
      ToDoubleFunction<PathCounters> value) {
    FunctionCounter.builder("palimpsest." + name, runtime.counters(), value)
        .description(what)
        .tag("reason", reason.name().toLowerCase(Locale.ROOT))
        .register(registry);
  }
}
