package io.palimpsest.engine;

import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;

/** How long the steps work. Thread-safe. */
public final class StepTimes {
  private record Adders(LongAdder count, LongAdder nanos) {}

  private final Map<PathStep, Adders> steps = new EnumMap<>(PathStep.class);

  /** Nothing was done yet. */
  public StepTimes() {
    for (PathStep step : PathStep.values()) {
      steps.put(step, new Adders(new LongAdder(), new LongAdder()));
    }
  }

  /**
   * A step has done its work, which began at that time of {@link System#nanoTime}.
   *
   * @return the time now
   */
  public long add(PathStep step, long since) {
    long now = System.nanoTime();
    Adders adders = steps.get(step);
    adders.count().increment();
    adders.nanos().add(now - since);
    return now;
  }

  /** What a step has done. */
  public StepTime of(PathStep step) {
    Adders adders = steps.get(step);
    return new StepTime(adders.count().sum(), adders.nanos().sum());
  }
}
