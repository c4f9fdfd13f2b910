package io.palimpsest.topology.step;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/**
 * How long the steps work. Thread-safe.
 *
 * <p>Trap: to forward a record is to do all that follows. A step stops its time before it forwards.
 */
final class StepTimes {
  private record Adders(LongAdder count, LongAdder nanos) {}

  private final Map<PathStep, Adders> steps = new EnumMap<>(PathStep.class);

  StepTimes() {
    for (PathStep step : PathStep.values()) {
      steps.put(step, new Adders(new LongAdder(), new LongAdder()));
    }
  }

  void add(PathStep step, long nanos) {
    Adders adders = steps.get(step);
    adders.count().increment();
    adders.nanos().add(nanos);
  }

  StepTime of(PathStep step) {
    Adders adders = steps.get(step);
    return new StepTime(adders.count().sum(), adders.nanos().sum());
  }
}
