package io.palimpsest.topology.query;

import io.palimpsest.schemas.Policy;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.state.ReadableStores;
import java.util.function.Supplier;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.KeyQueryMetadata;
import org.apache.kafka.streams.StoreQueryParameters;
import org.apache.kafka.streams.errors.InvalidStateStoreException;
import org.apache.kafka.streams.state.QueryableStoreType;
import org.apache.kafka.streams.state.QueryableStoreTypes;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ReadOnlyWindowStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * The stores of a stream that runs. Thread-safe.
 *
 * <p>Authors are found by their id, which is the key of the internal topic that their state hangs
 * on; the keys inside the stores are others.
 */
final class LiveStores implements StreamStores {
  private final KafkaStreams streams;
  private final InstanceAddress self;

  LiveStores(KafkaStreams streams, InstanceAddress self) {
    this.streams = streams;
    this.self = self;
  }

  @Override
  public AuthorPlace placeOf(String author) {
    KeyQueryMetadata found =
        running(
            () -> streams.queryMetadataForKey(NodeNames.AUTHORS, author, new StringSerializer()));
    return found == null || found.equals(KeyQueryMetadata.NOT_AVAILABLE)
        ? new AuthorPlace.Unknown()
        : self.placeOf(found.activeHost(), found.partition());
  }

  @Override
  public ReadableStores ofAuthors(int partition) {
    return new ReadableStores() {
      @Override
      public ReadOnlyKeyValueStore<String, byte[]> keyed(String name) {
        return store(
            StoreQueryParameters.fromNameAndType(
                    name, QueryableStoreTypes.<String, byte[]>keyValueStore())
                .withPartition(partition));
      }

      @Override
      public ReadOnlyWindowStore<String, ValueAndTimestamp<byte[]>> releases() {
        QueryableStoreType<ReadOnlyWindowStore<String, ValueAndTimestamp<byte[]>>> type =
            QueryableStoreTypes.timestampedWindowStore();
        return store(
            StoreQueryParameters.fromNameAndType(NodeNames.RECENT_RELEASES, type)
                .withPartition(partition));
      }
    };
  }

  @Override
  public ReadOnlyKeyValueStore<String, ValueAndTimestamp<Policy>> policies() {
    QueryableStoreType<ReadOnlyKeyValueStore<String, ValueAndTimestamp<Policy>>> type =
        QueryableStoreTypes.timestampedKeyValueStore();
    return store(StoreQueryParameters.fromNameAndType(NodeNames.POLICIES_IN_FORCE, type));
  }

  private <T> T store(StoreQueryParameters<T> which) {
    return running(() -> streams.store(which));
  }

  /** Kafka says by an IllegalStateException that a stream has ended. */
  private <T> T running(Supplier<T> question) {
    try {
      return question.get();
    } catch (IllegalStateException e) {
      throw new InvalidStateStoreException("the stream does not run");
    }
  }
}
