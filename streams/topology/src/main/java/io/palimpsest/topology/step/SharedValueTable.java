package io.palimpsest.topology.step;

import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.topology.NodeNames;
import java.time.Instant;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * Which values enough authors have used, as every instance sees it.
 *
 * <p>The table is filled by other tasks while posts are worked on. So that a post means the same
 * each time, a value counts as shared only if it was so some time before the post was taken in:
 * long enough for the news to have reached every instance. An instance that lags behind by more
 * than that writes the more general value.
 */
final class SharedValueTable implements SharedValues {
  private final ReadOnlyKeyValueStore<String, ValueAndTimestamp<SharedValue>> table;
  private final long latest;

  /**
   * The table as of some time.
   *
   * @param latest when a value must have become shared
   */
  SharedValueTable(ProcessorContext<?, ?> context, Instant latest) {
    this.table = context.getStateStore(NodeNames.SHARED_VALUES);
    this.latest = latest.toEpochMilli();
  }

  /** The key of a value on all topics and in all stores. */
  static String key(String value, int k) {
    return k + ":" + value;
  }

  @Override
  public boolean isShared(String value, int k) {
    ValueAndTimestamp<SharedValue> known = table.get(key(value, k));
    return known != null && known.value().getSince().toEpochMilli() <= latest;
  }
}
