package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.topology.NodeNames;
import java.time.Duration;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;
import org.apache.kafka.streams.state.TimestampedWindowStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;
import org.apache.kafka.streams.state.WindowStoreIterator;

/**
 * What was released lately. {@code deduplicate} asks, {@code release} remembers; both run in one
 * task, one post after the other, so that nothing comes between.
 *
 * <p>Time is stream time, not the post's own: an old post that arrives late is remembered as long
 * as any other. For the same reason the store is a timestamped one: a plain store would stamp its
 * changelog with the post's time, and Kafka would delete the entry of a late post early. Entries
 * after the present stream time count as well, because that time starts low again when offsets are
 * reset.
 */
final class RecentReleases {
  private final Policy policy;
  private final Duration window;

  RecentReleases(Policy policy, Duration window) {
    this.policy = policy;
    this.window = window;
  }

  StoreBuilder<TimestampedWindowStore<String, Boolean>> store() {
    return Stores.timestampedWindowStoreBuilder(
        Stores.persistentTimestampedWindowStore(NodeNames.RECENT_RELEASES, window, window, false),
        Serdes.String(),
        Serdes.Boolean());
  }

  boolean contains(Post post, ProcessorContext<?, ?> context) {
    long oldest = Math.max(0, context.currentStreamTimeMs() - window.toMillis());
    try (WindowStoreIterator<ValueAndTimestamp<Boolean>> seen =
        in(context).fetch(key(post), oldest, Long.MAX_VALUE)) {
      return seen.hasNext();
    }
  }

  void add(Post post, ProcessorContext<?, ?> context) {
    long now = context.currentStreamTimeMs();
    in(context).put(key(post), ValueAndTimestamp.make(true, now), now);
  }

  /** The author stands first so that all entries of an author lie together. */
  private String key(Post post) {
    return post.author() + '\n' + ReleaseIdentity.of(post, policy).digest();
  }

  private static TimestampedWindowStore<String, Boolean> in(ProcessorContext<?, ?> context) {
    return context.getStateStore(NodeNames.RECENT_RELEASES);
  }
}
