package io.palimpsest.topology.query;

import io.palimpsest.schemas.Policy;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.state.ReadableStores;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ReadOnlyWindowStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/** The stores of a path without a broker: all of them are here. */
record DriverStores(TopologyTestDriver driver) implements StreamStores {
  @Override
  public AuthorPlace placeOf(String author) {
    return new AuthorPlace.Here(0);
  }

  @Override
  public ReadableStores ofAuthors(int partition) {
    return new ReadableStores() {
      @Override
      public ReadOnlyKeyValueStore<String, byte[]> keyed(String name) {
        return driver.getKeyValueStore(name);
      }

      @Override
      public ReadOnlyWindowStore<String, ValueAndTimestamp<byte[]>> releases() {
        return driver.getTimestampedWindowStore(NodeNames.RECENT_RELEASES);
      }
    };
  }

  @Override
  public ReadOnlyKeyValueStore<String, ValueAndTimestamp<Policy>> policies() {
    return driver.getTimestampedKeyValueStore(NodeNames.POLICIES_IN_FORCE);
  }
}
