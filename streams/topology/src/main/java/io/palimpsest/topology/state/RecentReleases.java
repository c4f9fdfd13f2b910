package io.palimpsest.topology.state;

import io.palimpsest.engine.ReleasedText;
import io.palimpsest.language.post.ReleaseIdentity;
import io.palimpsest.topology.NodeNames;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KeyValue;
import org.apache.kafka.streams.kstream.Windowed;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.ReadOnlyWindowStore;
import org.apache.kafka.streams.state.StoreBuilder;
import org.apache.kafka.streams.state.Stores;
import org.apache.kafka.streams.state.TimestampedWindowStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;
import org.apache.kafka.streams.state.WindowStoreIterator;

/**
 * What was released lately, word for word, so that it can be told from what is new, and be
 * published again.
 *
 * <p>Why the words are kept although they could be drawn again: which names are replaced depends on
 * all that the author wrote before, and that has grown since.
 *
 * <p>Time is stream time, not the post's own: an old post that arrives late is remembered as long
 * as any other. For the same reason the store is a timestamped one: a plain store would stamp its
 * changelog with the post's time, and Kafka would delete the entry of a late post early. Entries
 * after the present stream time count as well, because that time starts low again when offsets are
 * reset.
 */
public final class RecentReleases {
  /** Between an author's entry and a release; the next character ends the range of an author. */
  private static final char SEPARATOR = ':';

  private final ProcessorContext<?, ?> context;
  private final TimestampedWindowStore<String, byte[]> store;

  RecentReleases(ProcessorContext<?, ?> context) {
    this.context = context;
    this.store = context.getStateStore(NodeNames.RECENT_RELEASES);
  }

  static StoreBuilder<TimestampedWindowStore<String, byte[]>> store(Duration window) {
    return Stores.timestampedWindowStoreBuilder(
        WindowsOnDisk.named(NodeNames.RECENT_RELEASES, window),
        Serdes.String(),
        Serdes.ByteArray());
  }

  /**
   * The release, if it is remembered.
   *
   * @param window how long it is
   */
  public Optional<ReleasedText> find(OpenAuthor known, ReleaseIdentity release, Duration window) {
    AuthorKeys author = known.keys();
    long oldest = Math.max(0, context.currentStreamTimeMs() - window.toMillis());
    String key = key(author, release);
    byte[] latest = null;
    try (WindowStoreIterator<ValueAndTimestamp<byte[]>> found =
        store.fetch(key, oldest, Long.MAX_VALUE)) {
      while (found.hasNext()) {
        latest = found.next().value.value();
      }
    }
    return Optional.ofNullable(latest)
        .map(kept -> author.seal().open(NodeNames.RECENT_RELEASES, key, kept))
        .map(ReleasedText::ofBytes);
  }

  /** Remembers a release from now on. */
  public void add(OpenAuthor known, ReleaseIdentity release, ReleasedText text) {
    AuthorKeys author = known.keys();
    String key = key(author, release);
    byte[] sealed = author.seal().seal(NodeNames.RECENT_RELEASES, key, text.toBytes());
    long now = context.currentStreamTimeMs();
    store.put(key, ValueAndTimestamp.make(sealed, now), now);
  }

  /**
   * The latest releases of an author, the oldest first. All that is remembered of the author is
   * passed over, which takes a millisecond for a few hundred posts; only what is returned is
   * opened.
   *
   * @param limit how many, at most
   */
  static List<ReleasedText> latest(
      ReadOnlyWindowStore<String, ValueAndTimestamp<byte[]>> store, AuthorKeys author, int limit) {
    PriorityQueue<KeyValue<Windowed<String>, byte[]>> latest =
        new PriorityQueue<>(Comparator.comparingLong(one -> one.key.window().start()));
    try (KeyValueIterator<Windowed<String>, ValueAndTimestamp<byte[]>> found =
        all(store, author.entry())) {
      while (found.hasNext()) {
        KeyValue<Windowed<String>, ValueAndTimestamp<byte[]>> next = found.next();
        latest.add(KeyValue.pair(next.key, next.value.value()));
        if (latest.size() > limit) {
          latest.remove();
        }
      }
    }
    List<ReleasedText> opened = new ArrayList<>();
    while (!latest.isEmpty()) {
      KeyValue<Windowed<String>, byte[]> next = latest.remove();
      opened.add(
          ReleasedText.ofBytes(
              author.seal().open(NodeNames.RECENT_RELEASES, next.key.key(), next.value)));
    }
    return opened;
  }

  private static KeyValueIterator<Windowed<String>, ValueAndTimestamp<byte[]>> all(
      ReadOnlyWindowStore<String, ValueAndTimestamp<byte[]>> store, String entry) {
    return store.fetch(
        entry + SEPARATOR,
        entry + (char) (SEPARATOR + 1),
        Instant.EPOCH,
        Instant.ofEpochMilli(Long.MAX_VALUE));
  }

  /** Deletes all releases of an author, and says how many there were. */
  int forget(String entry) {
    List<Windowed<String>> keys = new ArrayList<>();
    try (KeyValueIterator<Windowed<String>, ValueAndTimestamp<byte[]>> found = all(store, entry)) {
      while (found.hasNext()) {
        KeyValue<Windowed<String>, ValueAndTimestamp<byte[]>> next = found.next();
        keys.add(next.key);
      }
    }
    keys.forEach(key -> store.put(key.key(), null, key.window().start()));
    return keys.size();
  }

  private static String key(AuthorKeys author, ReleaseIdentity release) {
    return author.entry() + SEPARATOR + release.digest();
  }
}
