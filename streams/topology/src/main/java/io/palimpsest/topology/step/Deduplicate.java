package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.topology.NodeNames;
import java.time.Duration;
import java.util.Set;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;
import org.apache.kafka.streams.state.WindowStore;
import org.apache.kafka.streams.state.WindowStoreIterator;

/**
 * Lets each release through once: the same author, id and text under the same policy version is
 * recognised for as long as the window lasts.
 *
 * <p>Time is stream time, not the post's own: an old post that arrives late is remembered as long
 * as any other. Stream time never runs backwards; it can be pushed ahead by a record from the
 * future, which brokers refuse when it is more than {@code message.timestamp.after.max.ms} (an
 * hour) away.
 */
public final class Deduplicate implements ProcessorSupplier<String, Post, String, Post> {
  private final Policy policy;
  private final Duration window;
  private final PathCounters counters;

  public Deduplicate(Policy policy, Duration window, PathCounters counters) {
    this.policy = policy;
    this.window = window;
    this.counters = counters;
  }

  @Override
  public Set<StoreBuilder<?>> stores() {
    return Set.of(
        Stores.windowStoreBuilder(
            Stores.persistentWindowStore(NodeNames.RECENT_RELEASES, window, window, false),
            Serdes.String(),
            Serdes.Boolean()));
  }

  @Override
  public Processor<String, Post, String, Post> get() {
    return new ContextualProcessor<>() {
      @Override
      public void process(Record<String, Post> record) {
        WindowStore<String, Boolean> released = context().getStateStore(NodeNames.RECENT_RELEASES);
        long now = context().currentStreamTimeMs();
        // The author stands first so that all entries of an author lie together.
        String key = record.key() + '\n' + ReleaseIdentity.of(record.value(), policy).digest();
        if (isKnown(released, key, now)) {
          counters.countDuplicate();
        } else {
          released.put(key, true, now);
          context().forward(record);
        }
      }
    };
  }

  private boolean isKnown(WindowStore<String, Boolean> released, String key, long now) {
    try (WindowStoreIterator<Boolean> seen =
        released.fetch(key, Math.max(0, now - window.toMillis()), now)) {
      return seen.hasNext();
    }
  }
}
