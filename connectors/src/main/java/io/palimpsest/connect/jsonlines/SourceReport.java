package io.palimpsest.connect.jsonlines;

import io.palimpsest.connect.jsonlines.reading.Line;
import io.palimpsest.connect.jsonlines.reading.Share;
import io.palimpsest.connect.jsonlines.reading.Watch;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.apache.kafka.common.metrics.Gauge;
import org.apache.kafka.common.metrics.PluginMetrics;
import org.apache.kafka.connect.source.SourceTaskContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Says how far a task is: in the log from time to time, and as metrics of the plugin. */
final class SourceReport {
  private static final Logger LOG = LoggerFactory.getLogger(SourceReport.class);

  private final Share share;
  private final Duration interval;
  private final Clock clock;
  private final AtomicLong accepted = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong bytes = new AtomicLong();
  private final AtomicLong files = new AtomicLong();
  private final AtomicLong unreadable = new AtomicLong();
  private long said;
  private Instant next;

  SourceReport(Share share, Duration interval, Clock clock) {
    this.share = share;
    this.interval = interval;
    this.clock = clock;
    this.next = clock.instant().plus(interval);
  }

  void register(SourceTaskContext context) {
    PluginMetrics metrics;
    try {
      metrics = context.pluginMetrics();
    } catch (NoSuchMethodError | NoClassDefFoundError e) {
      return; // a worker before Kafka 4.1
    }
    if (metrics != null) {
      add(metrics, "lines-read", "Lines that became records", accepted::get);
      add(metrics, "lines-refused", "Lines that became dead letters", refused::get);
      add(metrics, "bytes-read", "Bytes of these lines", bytes::get);
      add(metrics, "files-watched", "Files that match the pattern", files::get);
      add(metrics, "files-unreadable", "Files that could not be read", unreadable::get);
    }
  }

  private static void add(
      PluginMetrics metrics, String name, String description, LongSupplier value) {
    metrics.addMetric(
        metrics.metricName(name, description, new LinkedHashMap<>()),
        (Gauge<Long>) (config, now) -> value.getAsLong());
  }

  void countAccepted(Line line) {
    accepted.incrementAndGet();
    bytes.addAndGet(line.after().position() - line.start());
  }

  void countRefused(Line line) {
    refused.incrementAndGet();
    bytes.addAndGet(line.after().position() - line.start());
  }

  void looked(Watch watch) {
    files.set(watch.files());
    unreadable.set(watch.unreadableFiles());
  }

  void maybeSay(boolean more) {
    Instant now = clock.instant();
    boolean wasSetBack = next.isAfter(now.plus(interval));
    if (now.isBefore(next) && !wasSetBack) {
      return;
    }
    next = now.plus(interval);
    long lines = accepted.get() + refused.get();
    if (lines > said) {
      said = lines;
      LOG.info(
          "task {} of {}: {} lines read, {} refused, {} bytes; {} files in the directory, {}"
              + " unreadable{}",
          share.index(),
          share.count(),
          accepted,
          refused,
          bytes,
          files,
          unreadable,
          more ? "; more is waiting" : "");
    }
  }
}
