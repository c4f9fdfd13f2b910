package io.palimpsest.topology.policy;

import io.palimpsest.topology.NodeNames;
import java.util.Optional;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;

/** Every name that a policy was ever accepted under, with its last version. Few entries. */
final class AcceptedPolicies {
  private final KeyValueStore<String, String> versions;

  private AcceptedPolicies(KeyValueStore<String, String> versions) {
    this.versions = versions;
  }

  static StoreBuilder<?> store() {
    return Stores.keyValueStoreBuilder(
        Stores.inMemoryKeyValueStore(NodeNames.ACCEPTED_POLICIES),
        Serdes.String(),
        Serdes.String());
  }

  static AcceptedPolicies in(ProcessorContext<?, ?> context) {
    return new AcceptedPolicies(context.getStateStore(NodeNames.ACCEPTED_POLICIES));
  }

  Optional<AcceptedVersion> find(String name) {
    return Optional.ofNullable(versions.get(name)).map(AcceptedVersion::read);
  }

  /** The name of another policy that is in force, if there is one. */
  Optional<String> inForceBeside(String name) {
    try (KeyValueIterator<String, String> all = versions.all()) {
      while (all.hasNext()) {
        KeyValue<String, String> one = all.next();
        if (!one.key.equals(name) && AcceptedVersion.read(one.value).inForce()) {
          return Optional.of(one.key);
        }
      }
      return Optional.empty();
    }
  }

  void put(String name, AcceptedVersion version) {
    versions.put(name, version.written());
  }
}
