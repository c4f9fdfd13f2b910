package io.palimpsest.topology.runtime;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;

/**
 * How many records wait on some topics, by the metrics of the consumers of one instance.
 *
 * <p>Trap: Kafka has the metric of a topic with dots in its name twice, once with underscores in
 * their place. Only the true name is looked for.
 */
final class ConsumerLag {
  private static final String GROUP = "consumer-fetch-manager-metrics";
  private static final String NAME = "records-lag";

  private final List<String> topics;

  ConsumerLag(List<String> topics) {
    this.topics = List.copyOf(topics);
  }

  /** In the order of the topics; 0 for one of which this instance reads no partition. */
  Map<String, Long> in(Collection<? extends Metric> metrics) {
    Map<String, Long> lag = new LinkedHashMap<>();
    topics.forEach(topic -> lag.put(topic, 0L));
    for (Metric metric : metrics) {
      MetricName name = metric.metricName();
      if (name.name().equals(NAME)
          && name.group().equals(GROUP)
          && name.tags().containsKey("partition")
          && metric.metricValue() instanceof Double waiting
          && waiting > 0) {
        lag.computeIfPresent(name.tags().get("topic"), (of, sum) -> sum + waiting.longValue());
      }
    }
    return lag;
  }
}
