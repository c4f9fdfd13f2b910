package io.palimpsest.topology.runtime;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at the lag now and then, on a thread of its own: neither posts nor those who scrape metrics
 * wait for a cluster that does not answer. While it does not, the last answer stays.
 */
final class LagWatch implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(LagWatch.class);

  private final ConsumerLag lag;
  private final GroupOffsets offsets;
  private final Duration interval;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread made = new Thread(task, "palimpsest-lag");
            made.setDaemon(true);
            return made;
          });

  /** Whether the last look failed: an outage is one line of the log. Of that thread only. */
  private boolean isSilent;

  LagWatch(ConsumerLag lag, GroupOffsets offsets, Duration interval) {
    this.lag = lag;
    this.offsets = offsets;
    this.interval = interval;
  }

  void start() {
    thread.scheduleWithFixedDelay(this::look, 0, interval.toMillis(), TimeUnit.MILLISECONDS);
  }

  Map<String, Long> latest() {
    return lag.latest();
  }

  /** An exception would end the schedule. */
  private void look() {
    try {
      lag.look();
      isSilent = false;
    } catch (RuntimeException e) {
      if (!isSilent && !thread.isShutdown()) {
        LOG.warn(
            "The lag cannot be asked for, and what is told of it is old: {}",
            e instanceof ClusterException ? e.getMessage() : e.getClass().getSimpleName());
      }
      isSilent = true;
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    offsets.close();
  }
}
