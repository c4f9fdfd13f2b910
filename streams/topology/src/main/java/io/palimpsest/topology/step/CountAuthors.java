package io.palimpsest.topology.step;

import io.palimpsest.language.generalize.AuthorCount;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.topology.NodeNames;
import java.time.Instant;
import java.util.Set;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.KeyValueStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts the different authors of each value, all of them in one place because the records are
 * keyed by value, and tells once when there are enough.
 */
public final class CountAuthors implements ProcessorSupplier<String, String, String, SharedValue> {
  private static final Logger LOG = LoggerFactory.getLogger(CountAuthors.class);

  @Override
  public Set<StoreBuilder<?>> stores() {
    return Set.of(
        Stores.keyValueStoreBuilder(
                Stores.persistentKeyValueStore(NodeNames.AUTHOR_COUNTS),
                Serdes.String(),
                Serdes.ByteArray())
            .withCachingEnabled());
  }

  /** A count that cannot be read starts again: too few authors are the safe side. */
  private static AuthorCount read(byte[] bytes) {
    if (bytes == null) {
      return AuthorCount.empty();
    }
    try {
      return AuthorCount.ofBytes(bytes);
    } catch (IllegalArgumentException e) {
      LOG.warn("A count of authors is damaged and starts again");
      return AuthorCount.empty();
    }
  }

  @Override
  public Processor<String, String, String, SharedValue> get() {
    return new ContextualProcessor<>() {
      @Override
      public void process(Record<String, String> record) {
        int colon = record.key().indexOf(':');
        int k = Integer.parseInt(record.key().substring(0, colon));
        if (isNowShared(record, k)) {
          Instant since = Instant.ofEpochMilli(context().currentSystemTimeMs());
          context()
              .forward(
                  record.withValue(new SharedValue(record.key().substring(colon + 1), k, since)));
        }
      }

      private boolean isNowShared(Record<String, String> record, int k) {
        KeyValueStore<String, byte[]> counts = context().getStateStore(NodeNames.AUTHOR_COUNTS);
        AuthorCount count = read(counts.get(record.key()));
        if (count.atLeast(k)) {
          return false; // told already
        }
        if (!count.add(record.value())) {
          return false; // counted already
        }
        counts.put(record.key(), count.toBytes());
        return count.atLeast(k);
      }
    };
  }
}
