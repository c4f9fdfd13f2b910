package io.palimpsest.topology.client;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.common.TopicPartition;

/**
 * Reads a topic of ours from the beginning to where it ends when asked, and on from there when
 * asked again; only what is committed. Records of one key come in the order in which they were
 * written.
 */
public final class TopicReader<T extends SpecificRecord> implements AutoCloseable {
  private final TopicPositions<T> positions;

  public TopicReader(ClusterConnection connection, String topic, Class<T> type) {
    this.positions =
        new TopicPositions<>(
            connection, topic, connection.consumer(connection.serdes().deserializer(type)));
    try {
      positions.seek(positions.beginning());
    } catch (RuntimeException e) {
      positions.close();
      throw e;
    }
  }

  /** How many records there are at most: of transactions and of what was compacted, fewer. */
  public long size() {
    Map<TopicPartition, Long> beginning = positions.beginning();
    return positions.end().entrySet().stream()
        .mapToLong(end -> end.getValue() - beginning.get(end.getKey()))
        .sum();
  }

  /**
   * Reads on to where the topic ends now.
   *
   * @param reader gets key and value of each record; no value is a tombstone
   */
  public void readToEnd(BiConsumer<String, Optional<T>> reader) {
    positions.readTo(
        positions.end(),
        record -> reader.accept(record.key(), Optional.ofNullable(record.value())));
  }

  @Override
  public void close() {
    positions.close();
  }
}
