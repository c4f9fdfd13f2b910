package io.palimpsest.topology.topic;

import java.util.Map;

/**
 * How a topic is.
 *
 * @param partitions how many it has
 * @param replicationFactor copies of the partition that has the fewest
 * @param config all settings, the broker's included
 */
public record TopicState(int partitions, int replicationFactor, Map<String, String> config) {
  public TopicState {
    config = Map.copyOf(config);
  }
}
