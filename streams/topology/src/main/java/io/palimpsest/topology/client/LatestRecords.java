package io.palimpsest.topology.client;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;

/**
 * The last records of a topic of ours, as of when they are asked for; only what is committed.
 * Tombstones are left out. Thread-safe: who asks while another is answered waits.
 *
 * <p>Trap: transactions leave offsets without records, and there can be as many of these as of the
 * others. So a stretch with too few records is read again from further back, up to a bound: on a
 * topic of next to nothing but such offsets fewer come than there are.
 */
public final class LatestRecords<T extends SpecificRecord> implements AutoCloseable {
  /** How much further back each time. */
  private static final int STRETCH = 4;

  /** Offsets of a partition that are read for one record, at most. */
  private static final long MAX_STRETCH = 64;

  private final TopicPositions<T> positions;

  public LatestRecords(ClusterConnection connection, String topic, Class<T> type) {
    this(connection, topic, connection.consumer(connection.serdes().deserializer(type)));
  }

  LatestRecords(ClusterConnection connection, String topic, Consumer<String, T> consumer) {
    this.positions = new TopicPositions<>(connection, topic, consumer);
  }

  /**
   * The last records of all partitions, newest first by their time.
   *
   * @param count how many, at most; above 0
   * @throws ClientException if the broker does not answer
   */
  public synchronized List<T> read(int count) {
    Map<TopicPartition, Long> beginning = positions.beginning();
    Map<TopicPartition, Long> end = positions.end();
    for (long stretch = count; ; stretch *= STRETCH) {
      Map<TopicPartition, Long> from = back(beginning, end, stretch);
      Found<T> found = read(from, end, count);
      if (stretch >= MAX_STRETCH * count || found.isEnough(from, beginning, count)) {
        return found.newestFirst();
      }
    }
  }

  private static Map<TopicPartition, Long> back(
      Map<TopicPartition, Long> beginning, Map<TopicPartition, Long> end, long stretch) {
    Map<TopicPartition, Long> from = new HashMap<>();
    end.forEach(
        (partition, last) ->
            from.put(partition, Math.max(beginning.get(partition), last - stretch)));
    return from;
  }

  private Found<T> read(Map<TopicPartition, Long> from, Map<TopicPartition, Long> end, int count) {
    Found<T> found = new Found<>();
    positions.seek(from);
    positions.readTo(end, record -> found.add(record, count));
    return found;
  }

  /** The latest of those that were read. */
  private static final class Found<T> {
    private final PriorityQueue<ConsumerRecord<String, T>> latest =
        new PriorityQueue<>(
            Comparator.<ConsumerRecord<String, T>>comparingLong(ConsumerRecord::timestamp)
                .thenComparingLong(ConsumerRecord::offset));
    private final Map<TopicPartition, Integer> seen = new HashMap<>();

    void add(ConsumerRecord<String, T> record, int count) {
      if (record.value() == null) {
        return;
      }
      seen.merge(new TopicPartition(record.topic(), record.partition()), 1, Integer::sum);
      latest.add(record);
      if (latest.size() > count) {
        latest.remove();
      }
    }

    /** Whether no partition can have a later one that was not read. */
    boolean isEnough(
        Map<TopicPartition, Long> from, Map<TopicPartition, Long> beginning, int count) {
      return from.entrySet().stream()
          .allMatch(
              start ->
                  start.getValue().equals(beginning.get(start.getKey()))
                      || seen.getOrDefault(start.getKey(), 0) >= count);
    }

    List<T> newestFirst() {
      List<T> values = new ArrayList<>();
      while (!latest.isEmpty()) {
        values.add(latest.remove().value());
      }
      Collections.reverse(values);
      return values;
    }
  }

  @Override
  public synchronized void close() {
    positions.close();
  }
}
