package io.palimpsest.topology.state;

import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ReadOnlyWindowStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * The stores of one partition, for those who only read. Both may throw what Kafka throws while
 * stores are restored or moved.
 */
public interface ReadableStores {

  /** A store with one entry an author. */
  ReadOnlyKeyValueStore<String, byte[]> keyed(String name);

  /** What was released lately. */
  ReadOnlyWindowStore<String, ValueAndTimestamp<byte[]>> releases();
}
