package io.palimpsest.topology.runtime;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;

/**
 * Who is in a group and has which partitions, as its coordinator tells it.
 *
 * @param isSettled whether partitions are given out; between two assignments nobody is said to have
 *     any
 * @param partitions by the client id of a member
 */
record Members(boolean isSettled, Map<String, Set<TopicPartition>> partitions) {
  Members {
    Map<String, Set<TopicPartition>> copies = new HashMap<>();
    partitions.forEach((client, assigned) -> copies.put(client, Set.copyOf(assigned)));
    partitions = Map.copyOf(copies);
  }

  boolean isEmpty() {
    return partitions.isEmpty();
  }

  boolean has(Predicate<String> client) {
    return partitions.keySet().stream().anyMatch(client);
  }

  Set<TopicPartition> partitionsOf(Predicate<String> client) {
    return partitions.entrySet().stream()
        .filter(member -> client.test(member.getKey()))
        .flatMap(member -> member.getValue().stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
