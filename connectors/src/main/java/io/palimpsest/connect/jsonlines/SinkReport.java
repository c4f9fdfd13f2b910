package io.palimpsest.connect.jsonlines;

import java.util.LinkedHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.common.metrics.Gauge;
import org.apache.kafka.common.metrics.PluginMetrics;
import org.apache.kafka.connect.sink.SinkTaskContext;

/** Counts what a task does, as metrics of the plugin. Finished files stand in the log. */
final class SinkReport {
  private final AtomicLong written = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong skipped = new AtomicLong();

  void register(SinkTaskContext context) {
    PluginMetrics metrics;
    try {
      metrics = context.pluginMetrics();
    } catch (NoSuchMethodError | NoClassDefFoundError e) {
      return; // a worker before Kafka 4.1
    }
    if (metrics != null) {
      add(metrics, "records-written", "Records written into files, finished or not", written);
      add(metrics, "records-refused", "Records that could not be written", refused);
      add(metrics, "records-skipped", "Records that were in finished files already", skipped);
    }
  }

  private static void add(
      PluginMetrics metrics, String name, String description, AtomicLong value) {
    metrics.addMetric(
        metrics.metricName(name, description, new LinkedHashMap<>()),
        (Gauge<Long>) (config, now) -> value.get());
  }

  void countWritten() {
    written.incrementAndGet();
  }

  void countRefused() {
    refused.incrementAndGet();
  }

  void countSkipped() {
    skipped.incrementAndGet();
  }
}
