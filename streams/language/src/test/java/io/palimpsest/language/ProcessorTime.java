package io.palimpsest.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.Supplier;

/**
 * How long the processor works for something. Waiting for a processor that others use does not
 * count: a limit on that fails on a busy machine, or is too generous on every other.
 */
public final class ProcessorTime {
  private ProcessorTime() {}

  /** What the work gives; fails if it took this thread longer. */
  public static <T> T within(Duration limit, Supplier<T> work) {
    Duration before = spent();
    T result = work.get();
    assertThat(spent().minus(before)).as("processor time").isLessThan(limit);
    return result;
  }

  private static Duration spent() {
    return Duration.ofNanos(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime());
  }
}
