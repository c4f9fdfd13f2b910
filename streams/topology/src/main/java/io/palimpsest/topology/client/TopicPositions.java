package io.palimpsest.topology.client;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;

/** A consumer on all partitions of one topic, read up to offsets that are known beforehand. */
final class TopicPositions<V> implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(200);

  /** Reading that stands still for so long will not go on. */
  private static final Duration STANDSTILL = Duration.ofSeconds(30);

  private final ClusterConnection connection;
  private final String topic;
  private final Consumer<String, V> consumer;
  private final List<TopicPartition> partitions;

  TopicPositions(ClusterConnection connection, String topic, Consumer<String, V> consumer) {
    this.connection = connection;
    this.topic = topic;
    this.consumer = consumer;
    try {
      this.partitions = partitions();
    } catch (RuntimeException e) {
      consumer.close();
      throw e;
    }
    consumer.assign(partitions);
  }

  private List<TopicPartition> partitions() {
    List<PartitionInfo> found = connection.answered(() -> consumer.partitionsFor(topic));
    if (found == null || found.isEmpty()) {
      throw new ClientException(
          "there is no topic %s on %s: start the service there first"
              .formatted(topic, connection.bootstrapServers()));
    }
    return found.stream().map(info -> new TopicPartition(topic, info.partition())).toList();
  }

  Map<TopicPartition, Long> beginning() {
    return connection.answered(() -> consumer.beginningOffsets(partitions));
  }

  /** Where what is committed ends now. */
  Map<TopicPartition, Long> end() {
    return connection.answered(() -> consumer.endOffsets(partitions));
  }

  /** The first record at that time or later; absent where there is none. */
  Map<TopicPartition, Long> at(Instant time) {
    Map<TopicPartition, Long> wanted =
        partitions.stream().collect(Collectors.toMap(p -> p, p -> time.toEpochMilli()));
    return connection.answered(() -> consumer.offsetsForTimes(wanted)).entrySet().stream()
        .filter(entry -> entry.getValue() != null)
        .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().offset()));
  }

  void seek(Map<TopicPartition, Long> offsets) {
    offsets.forEach(consumer::seek);
  }

  ConsumerRecords<String, V> poll(Duration limit) {
    return connection.answered(() -> consumer.poll(limit));
  }

  /**
   * Reads on to those offsets. What was fetched beyond them is read again next time.
   *
   * @throws ClientException if the broker stops answering
   */
  void readTo(
      Map<TopicPartition, Long> to, java.util.function.Consumer<ConsumerRecord<String, V>> reader) {
    long left = left(to);
    Instant moved = Instant.now();
    while (left > 0) {
      for (ConsumerRecord<String, V> record : poll(POLL)) {
        if (record.offset() < to.get(new TopicPartition(topic, record.partition()))) {
          reader.accept(record);
        }
      }
      long before = left;
      left = left(to);
      if (left < before) {
        moved = Instant.now();
      } else if (moved.plus(STANDSTILL).isBefore(Instant.now())) {
        throw new ClientException(
            "reading %s stopped %d records before its end: check that the broker runs"
                .formatted(topic, left));
      }
    }
    seek(to);
  }

  private long left(Map<TopicPartition, Long> to) {
    return connection.answered(
        () ->
            to.entrySet().stream()
                .mapToLong(end -> Math.max(0, end.getValue() - consumer.position(end.getKey())))
                .sum());
  }

  @Override
  public void close() {
    consumer.close();
  }
}
