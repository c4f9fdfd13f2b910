package io.palimpsest.service.http.path;

import io.micronaut.scheduling.annotation.Scheduled;
import io.palimpsest.engine.PathStep;
import io.palimpsest.engine.StepTime;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.service.http.path.PathSnapshot.Latency;
import io.palimpsest.service.http.path.PathSnapshot.Rate;
import io.palimpsest.service.http.path.PathSnapshot.Reasons;
import io.palimpsest.service.http.path.PathSnapshot.Restoring;
import io.palimpsest.service.http.path.PathSnapshot.StepRate;
import io.palimpsest.topology.runtime.PrivatizationRuntime;
import io.palimpsest.topology.runtime.RestoreProgress;
import io.palimpsest.topology.step.Latencies;
import io.palimpsest.topology.step.PathCounters;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.ToLongFunction;

/** Looks at the counters once a second, so that rates can be told. Everybody is shown the same. */
@Singleton
final class PathMonitor {
  /** Looks that are remembered: rates are of the time between the first and the last. */
  private static final int LOOKS = 11;

  private static final double NANOS = 1e9;

  private final PrivatizationRuntime runtime;
  private final Deque<Look> looks = new ArrayDeque<>();
  private PathSnapshot latest;

  /** What the counters said at some moment. */
  private record Look(
      long nanos,
      long read,
      long released,
      long duplicates,
      long withheld,
      long deadLetters,
      long draws,
      long charges,
      Map<PathStep, StepTime> steps,
      Latencies latencies) {

    static Look at(PathCounters counters) {
      Map<PathStep, StepTime> steps = new EnumMap<>(PathStep.class);
      for (PathStep step : PathStep.values()) {
        steps.put(step, counters.time(step));
      }
      return new Look(
          System.nanoTime(),
          counters.read(),
          counters.released(),
          counters.duplicates(),
          counters.withheld(),
          counters.deadLetters(),
          counters.draws(),
          counters.charges(),
          steps,
          counters.latencies());
    }

    double rate(ToLongFunction<Look> count, Look earlier) {
      return rateOf(count.applyAsLong(this) - count.applyAsLong(earlier), earlier);
    }

    double rateOf(long more, Look earlier) {
      return nanos == earlier.nanos ? 0 : more * NANOS / (nanos - earlier.nanos);
    }
  }

  PathMonitor(PrivatizationRuntime runtime) {
    this.runtime = runtime;
    look();
  }

  /** The latest look, a second old at most. */
  synchronized PathSnapshot now() {
    return latest;
  }

  @Scheduled(fixedRate = "1s")
  synchronized void look() {
    PathCounters counters = runtime.counters();
    Look now = Look.at(counters);
    looks.addLast(now);
    if (looks.size() > LOOKS) {
      looks.removeFirst();
    }
    latest = snapshot(now, looks.getFirst(), counters);
  }

  private PathSnapshot snapshot(Look now, Look earlier, PathCounters counters) {
    RestoreProgress restoring = runtime.restoring();
    return new PathSnapshot(
        Instant.now(),
        runtime.state().name().toLowerCase(Locale.ROOT),
        steps(now, earlier),
        new Rate(now.read(), now.rate(Look::read, earlier)),
        new Rate(now.released(), now.rate(Look::released, earlier)),
        new Rate(now.duplicates(), now.rate(Look::duplicates, earlier)),
        new Reasons(
            now.withheld(),
            now.rate(Look::withheld, earlier),
            reasons(WithheldReason.values(), counters::withheld)),
        new Reasons(
            now.deadLetters(),
            now.rate(Look::deadLetters, earlier),
            reasons(DeadLetterReason.values(), counters::deadLetters)),
        new Rate(now.draws(), now.rate(Look::draws, earlier)),
        new Rate(now.charges(), now.rate(Look::charges, earlier)),
        new TreeMap<>(runtime.lag()),
        latency(now.latencies().since(earlier.latencies())),
        new Restoring(restoring.stores(), restoring.recordsLeft()));
  }

  private static List<StepRate> steps(Look now, Look earlier) {
    return Arrays.stream(PathStep.values())
        .map(
            step -> {
              StepTime since = now.steps().get(step).since(earlier.steps().get(step));
              return new StepRate(
                  step.label(),
                  now.steps().get(step).count(),
                  now.rateOf(since.count(), earlier),
                  since.meanMicros());
            })
        .toList();
  }

  private static Latency latency(Latencies latencies) {
    return new Latency(
        orNull(latencies.quantileMillis(0.5)), orNull(latencies.quantileMillis(0.99)));
  }

  private static Long orNull(OptionalLong number) {
    return number.isPresent() ? number.getAsLong() : null;
  }

  /** Those that there were. */
  static <E extends Enum<E>> Map<String, Long> reasons(E[] reasons, ToLongFunction<E> count) {
    Map<String, Long> counts = new TreeMap<>();
    for (E reason : reasons) {
      if (count.applyAsLong(reason) > 0) {
        counts.put(label(reason), count.applyAsLong(reason));
      }
    }
    return counts;
  }

  static String label(Enum<?> reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
