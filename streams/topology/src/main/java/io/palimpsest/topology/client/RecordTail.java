package io.palimpsest.topology.client;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/**
 * What comes to a topic of ours from the moment on that this is made; only what is committed. Make
 * it before asking for something whose answer it waits for.
 */
public final class RecordTail<T extends SpecificRecord> implements AutoCloseable {
  private final TopicPositions<T> positions;

  public RecordTail(ClusterConnection connection, String topic, Class<T> type) {
    this.positions =
        new TopicPositions<>(
            connection, topic, connection.consumer(connection.serdes().deserializer(type)));
    try {
      // Not seekToEnd, which asks where the end is only when the first record is wanted.
      positions.seek(positions.end());
    } catch (RuntimeException e) {
      positions.close();
      throw e;
    }
  }

  /** The first record that is wanted; those before it are passed over. Empty if none comes. */
  public Optional<T> await(Predicate<T> wanted, Duration limit) {
    long end = System.nanoTime() + limit.toNanos();
    long left = limit.toNanos();
    while (left > 0) {
      for (ConsumerRecord<String, T> record : positions.poll(Duration.ofNanos(left))) {
        if (record.value() != null && wanted.test(record.value())) {
          return Optional.of(record.value());
        }
      }
      left = end - System.nanoTime();
    }
    return Optional.empty();
  }

  @Override
  public void close() {
    positions.close();
  }
}
