package io.palimpsest.topology.runtime;

import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.kafka.common.TopicPartition;

/**
 * Of which partitions this instance tells the lag, so that each is told by one instance.
 *
 * <p>Trap: whoever asks the threads of Kafka Streams hears of tasks only once all of them were
 * restored ({@code metadataForLocalThreads}), and so of none when it matters. The coordinator of
 * the group knows from the moment of assignment.
 */
final class OwnPartitions {
  private final Predicate<String> isOwn;
  private Set<TopicPartition> own = Set.of();

  /**
   * @param isOwn whether a member of the group with that client id is a thread of this instance
   */
  OwnPartitions(Predicate<String> isOwn) {
    this.isOwn = isOwn;
  }

  /**
   * Those that it has. What it had it keeps while partitions are given out anew, and when its
   * stream has ended, until another instance has them.
   *
   * <p>A group without members reads nothing. An instance that has no partition takes all for its
   * own then, as do others like it: too much is said rather than nothing, until they are given out.
   */
  Set<TopicPartition> after(Members now, Supplier<Set<TopicPartition>> all) {
    if (now.isEmpty()) {
      own = own.isEmpty() ? all.get() : own;
    } else if (now.isSettled()) {
      own = now.has(isOwn) ? now.partitionsOf(isOwn) : withoutThoseOf(now);
    }
    return own;
  }

  private Set<TopicPartition> withoutThoseOf(Members others) {
    Set<TopicPartition> taken = others.partitionsOf(client -> true);
    return own.stream()
        .filter(partition -> !taken.contains(partition))
        .collect(Collectors.toUnmodifiableSet());
  }
}
