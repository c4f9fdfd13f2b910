package io.palimpsest.topology.query;

import io.palimpsest.schemas.Policy;
import io.palimpsest.topology.state.ReadableStores;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * The stores of a stream, and where they are. Everything may throw {@code
 * InvalidStateStoreException} while the stream is not running or stores are restored or moved.
 */
interface StreamStores {

  AuthorPlace placeOf(String author);

  /** The stores of authors in a partition that is here. */
  ReadableStores ofAuthors(int partition);

  /** The policies in force; every instance has all of them. */
  ReadOnlyKeyValueStore<String, ValueAndTimestamp<Policy>> policies();
}
