package io.palimpsest.topology.step;

import io.palimpsest.language.pseudonym.memory.AuthorMemory;
import io.palimpsest.topology.NodeNames;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/**
 * Which name stands for which, by author. One entry an author, as large as {@link AuthorMemory}
 * lets it grow; written when something was added, and cached, so that a post that brings several
 * names is one record of the changelog.
 */
final class AuthorNames {
  private final KeyValueStore<String, byte[]> store;

  AuthorNames(ProcessorContext<?, ?> context) {
    this.store = context.getStateStore(NodeNames.AUTHOR_NAMES);
  }

  static StoreBuilder<KeyValueStore<String, byte[]>> store() {
    return Stores.keyValueStoreBuilder(
            Stores.persistentKeyValueStore(NodeNames.AUTHOR_NAMES),
            Serdes.String(),
            Serdes.ByteArray())
        .withCachingEnabled();
  }

  AuthorMemory of(String author) {
    byte[] bytes = store.get(author);
    return bytes == null ? AuthorMemory.empty() : AuthorMemory.ofBytes(bytes);
  }

  void keep(String author, AuthorMemory memory) {
    if (memory.isChanged()) {
      store.put(author, memory.toBytes());
    }
  }
}
