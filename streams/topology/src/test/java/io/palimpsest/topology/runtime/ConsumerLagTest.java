package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.junit.jupiter.api.Test;

class ConsumerLagTest {
  private static final String GROUP = "consumer-fetch-manager-metrics";

  private final ConsumerLag lag = new ConsumerLag(List.of("raw.posts", "raw.replays"));

  private record Fixed(MetricName metricName, Object metricValue) implements Metric {}

  private static Metric metric(String group, String name, Object value, String... tags) {
    return new Fixed(
        new MetricName(
            name,
            group,
            "",
            tags.length == 0
                ? Map.of("client-id", "c")
                : Map.of("client-id", "c", "topic", tags[0], "partition", tags[1])),
        value);
  }

  @Test
  void shouldAddUpPartitionsByTopicAndNothingElse() {
    assertThat(
            lag.in(
                List.of(
                    metric(GROUP, "records-lag", 3.0, "raw.posts", "0"),
                    metric(GROUP, "records-lag", 4.0, "raw.posts", "1"),
                    // Kafka's second copy of the same
                    metric(GROUP, "records-lag", 3.0, "raw_posts", "0"),
                    metric(GROUP, "records-lag", 9.0, "other", "0"),
                    metric(GROUP, "records-lag", Double.NaN, "raw.posts", "2"),
                    metric(GROUP, "records-lag-max", 9.0, "raw.posts", "0"),
                    metric("other", "records-lag", 9.0, "raw.posts", "0"),
                    metric(GROUP, "records-lag", "none", "raw.posts", "3"),
                    metric(GROUP, "records-lag", 9.0))))
        .containsExactly(Map.entry("raw.posts", 7L), Map.entry("raw.replays", 0L));
  }

  @Test
  void shouldSayThatNothingWaitsBeforeAnythingIsRead() {
    assertThat(lag.in(List.of())).containsValues(0L, 0L).hasSize(2);
  }
}
