package io.palimpsest.topology.runtime;

import java.util.Map;
import java.util.Set;
import org.apache.kafka.common.TopicPartition;

/** What a cluster says of a group and of the topics that it reads. Every question may fail. */
interface GroupOffsets extends AutoCloseable {
  Members members();

  /** Of those topics that are there. */
  Set<TopicPartition> partitionsOf(Set<String> topics);

  /** Of each partition. */
  Map<TopicPartition, Backlog> backlogs(Set<TopicPartition> partitions);

  /**
   * Whether a record waits, or there are only marks of transactions. Partitions of which it could
   * not be found out in time are missing.
   */
  Map<TopicPartition, Boolean> haveRecords(Map<TopicPartition, Backlog> backlogs);

  @Override
  void close();
}
