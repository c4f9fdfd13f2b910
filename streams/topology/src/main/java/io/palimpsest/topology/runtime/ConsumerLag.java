package io.palimpsest.topology.runtime;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;

/**
 * How many records wait on some topics for one instance, counted from what its group has committed:
 * what is fetched and not done waits, too, and so does everything while nobody reads.
 *
 * <p>Trap: Kafka Streams commits an offset behind marks of transactions only if it had a record of
 * that partition since its start. On a partition where nothing happens some marks can stay before
 * the committed offset for ever. So where nothing has moved between two looks it is looked for
 * records, once.
 */
final class ConsumerLag {
  private final Set<String> topics;
  private final OwnPartitions own;
  private final GroupOffsets offsets;

  /** Of the look before. */
  private Map<TopicPartition, Backlog> before = Map.of();

  /** Where only marks are, as long as nothing moves. */
  private final Map<TopicPartition, Backlog> marksOnly = new HashMap<>();

  /** Where records are, as long as nothing moves. */
  private final Map<TopicPartition, Backlog> records = new HashMap<>();

  private volatile Map<String, Long> latest;

  /**
   * @param isOwn whether a member of the group with that client id is a thread of this instance
   */
  ConsumerLag(Collection<String> topics, Predicate<String> isOwn, GroupOffsets offsets) {
    this.topics = Collections.unmodifiableSet(new LinkedHashSet<>(topics));
    this.own = new OwnPartitions(isOwn);
    this.offsets = offsets;
    this.latest = sum(Map.of());
  }

  /** By the last look, in the order of the topics; 0 where this instance has no partition. */
  Map<String, Long> latest() {
    return latest;
  }

  /**
   * Asks the cluster. One thread at a time.
   *
   * @throws RuntimeException if it does not answer; what was told before is told on
   */
  void look() {
    Set<TopicPartition> partitions =
        own.after(offsets.members(), () -> offsets.partitionsOf(topics)).stream()
            .filter(partition -> topics.contains(partition.topic()))
            .collect(Collectors.toUnmodifiableSet());
    Map<TopicPartition, Backlog> now =
        partitions.isEmpty() ? Map.of() : offsets.backlogs(partitions);
    latest = sum(now);
    lookForRecords(now);
    before = now;
    latest = sum(now);
  }

  private void lookForRecords(Map<TopicPartition, Backlog> now) {
    marksOnly.entrySet().retainAll(now.entrySet());
    records.entrySet().retainAll(now.entrySet());
    Map<TopicPartition, Backlog> open = new HashMap<>(now);
    open.entrySet().retainAll(before.entrySet());
    open.entrySet().removeAll(marksOnly.entrySet());
    open.entrySet().removeAll(records.entrySet());
    open.values().removeIf(backlog -> backlog.offsets() == 0);
    if (!open.isEmpty()) {
      offsets
          .haveRecords(open)
          .forEach(
              (partition, hasRecords) ->
                  (hasRecords ? records : marksOnly).put(partition, open.get(partition)));
    }
  }

  private Map<String, Long> sum(Map<TopicPartition, Backlog> backlogs) {
    Map<String, Long> lag = new LinkedHashMap<>();
    topics.forEach(topic -> lag.put(topic, 0L));
    backlogs.forEach(
        (partition, backlog) -> {
          if (!backlog.equals(marksOnly.get(partition))) {
            lag.merge(partition.topic(), backlog.offsets(), Long::sum);
          }
        });
    return Collections.unmodifiableMap(lag);
  }
}
