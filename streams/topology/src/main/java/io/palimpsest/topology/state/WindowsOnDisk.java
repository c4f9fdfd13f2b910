package io.palimpsest.topology.state;

import java.io.File;
import java.time.Duration;
import java.util.Map;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.utils.Bytes;
import org.apache.kafka.streams.kstream.Windowed;
import org.apache.kafka.streams.processor.StateStore;
import org.apache.kafka.streams.processor.StateStoreContext;
import org.apache.kafka.streams.query.Position;
import org.apache.kafka.streams.state.KeyValueIterator;
import org.apache.kafka.streams.state.Stores;
import org.apache.kafka.streams.state.TimestampedBytesStore;
import org.apache.kafka.streams.state.WindowBytesStoreSupplier;
import org.apache.kafka.streams.state.WindowStore;
import org.apache.kafka.streams.state.WindowStoreIterator;
import org.apache.kafka.streams.state.internals.OffsetCheckpoint;

/**
 * A window store of Kafka's, whose place in its changelog is also known when it is empty.
 *
 * <p>Kafka's own (4.3) writes that place into its segments. With none of them, because nothing was
 * released yet or all of it is too old, there is nothing to write it into; Kafka Streams then takes
 * the task for corrupted when it opens it again, deletes all stores of it and aborts the
 * transaction of its thread. An empty store is restored from the beginning, and nothing is wrong
 * with the others.
 *
 * <p>Reads from the latest to the oldest are not offered.
 */
final class WindowsOnDisk implements WindowStore<Bytes, byte[]>, TimestampedBytesStore {
  private final WindowStore<Bytes, byte[]> segments;
  private File directory;

  private WindowsOnDisk(WindowStore<Bytes, byte[]> segments) {
    this.segments = segments;
  }

  /**
   * Makes such stores.
   *
   * @param window how long entries are kept
   */
  static WindowBytesStoreSupplier named(String name, Duration window) {
    return new Supplier(Stores.persistentTimestampedWindowStore(name, window, window, false));
  }

  private record Supplier(WindowBytesStoreSupplier ofKafka) implements WindowBytesStoreSupplier {
    @Override
    public WindowStore<Bytes, byte[]> get() {
      return new WindowsOnDisk(ofKafka.get());
    }

    @Override
    public String name() {
      return ofKafka.name();
    }

    @Override
    public String metricsScope() {
      return ofKafka.metricsScope();
    }

    @Override
    public long segmentIntervalMs() {
      return ofKafka.segmentIntervalMs();
    }

    @Override
    public long windowSize() {
      return ofKafka.windowSize();
    }

    @Override
    public boolean retainDuplicates() {
      return ofKafka.retainDuplicates();
    }

    @Override
    public long retentionPeriod() {
      return ofKafka.retentionPeriod();
    }
  }

  @Override
  public void init(StateStoreContext context, StateStore root) {
    directory = new File(context.stateDir(), name());
    segments.init(context, root);
  }

  /** What Kafka Streams itself writes down for a store that got nothing from its changelog yet. */
  @Override
  public Long committedOffset(TopicPartition partition) {
    Long offset = segments.committedOffset(partition);
    return offset == null && isEmpty() ? Long.valueOf(OffsetCheckpoint.OFFSET_UNKNOWN) : offset;
  }

  private boolean isEmpty() {
    String[] found = directory.list();
    return found != null && found.length == 0;
  }

  @Override
  public void commit(Map<TopicPartition, Long> changelogOffsets) {
    segments.commit(changelogOffsets);
  }

  @Override
  @SuppressWarnings("deprecation") // until Kafka asks no store any more
  public boolean managesOffsets() {
    return segments.managesOffsets();
  }

  @Override
  public String name() {
    return segments.name();
  }

  @Override
  public boolean persistent() {
    return segments.persistent();
  }

  @Override
  public boolean isOpen() {
    return segments.isOpen();
  }

  @Override
  public Position getPosition() {
    return segments.getPosition();
  }

  @Override
  public void close() {
    segments.close();
  }

  @Override
  public void put(Bytes key, byte[] value, long windowStart) {
    segments.put(key, value, windowStart);
  }

  @Override
  public byte[] fetch(Bytes key, long time) {
    return segments.fetch(key, time);
  }

  @Override
  public WindowStoreIterator<byte[]> fetch(Bytes key, long from, long to) {
    return segments.fetch(key, from, to);
  }

  @Override
  public KeyValueIterator<Windowed<Bytes>, byte[]> fetch(
      Bytes first, Bytes last, long from, long to) {
    return segments.fetch(first, last, from, to);
  }

  @Override
  public KeyValueIterator<Windowed<Bytes>, byte[]> fetchAll(long from, long to) {
    return segments.fetchAll(from, to);
  }

  @Override
  public KeyValueIterator<Windowed<Bytes>, byte[]> all() {
    return segments.all();
  }
}
