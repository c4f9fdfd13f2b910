package io.palimpsest.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

class ProcessorTimeTest {
  private static final Duration LIMIT = Duration.ofMillis(200);

  @Test
  void shouldNotCountWaiting() {
    assertThat(ProcessorTime.within(LIMIT, () -> waited(LIMIT.multipliedBy(2)))).isTrue();
  }

  @Test
  void shouldCountWork() {
    assertThatExceptionOfType(AssertionError.class)
        .isThrownBy(() -> ProcessorTime.within(LIMIT, () -> worked(LIMIT)));
  }

  private static boolean waited(Duration time) {
    long end = System.nanoTime() + time.toNanos();
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(end - System.nanoTime());
    }
    return true;
  }

  /** Until this thread has worked longer than that, however long it takes. */
  private static boolean worked(Duration time) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + time.plusMillis(10).toNanos();
    while (threads.getCurrentThreadCpuTime() < end) {
      Thread.onSpinWait();
    }
    return true;
  }
}
