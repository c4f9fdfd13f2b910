package io.palimpsest.topology.runtime;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.streams.processor.StateRestoreListener;

/** Follows the stores while they are restored. Thread-safe. */
final class RestoreWatch implements StateRestoreListener {

  /** From where to where a store is read. */
  private record Stretch(long at, long end) {
    long left() {
      return Math.max(0, end - at);
    }
  }

  /** By changelog; a store has one. */
  private final Map<TopicPartition, Stretch> restoring = new ConcurrentHashMap<>();

  @Override
  public void onRestoreStart(TopicPartition changelog, String store, long start, long end) {
    restoring.put(changelog, new Stretch(start, end));
  }

  @Override
  public void onBatchRestored(TopicPartition changelog, String store, long last, long restored) {
    restoring.computeIfPresent(changelog, (of, before) -> new Stretch(last + 1, before.end()));
  }

  @Override
  public void onRestoreEnd(TopicPartition changelog, String store, long restored) {
    restoring.remove(changelog);
  }

  @Override
  public void onRestoreSuspended(TopicPartition changelog, String store, long restored) {
    restoring.remove(changelog);
  }

  /** Posts flow, so nothing is restored; a thread that died in between has not said so. */
  void clear() {
    restoring.clear();
  }

  RestoreProgress progress() {
    int stores = 0;
    long left = 0;
    for (Stretch one : restoring.values()) {
      stores++;
      left += one.left();
    }
    return new RestoreProgress(stores, left);
  }
}
