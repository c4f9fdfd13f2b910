package io.palimpsest.topology.step;

import io.palimpsest.language.generalize.SharedValues;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.topology.NodeNames;
import java.time.Duration;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * Which values enough authors have used, as every instance sees it.
 *
 * <p>The table is filled by other tasks while posts are worked on. So that a post means the same
 * each time, a value counts as shared only if it was so some time before the post was validated:
 * long enough for the news to have reached every instance. An instance that lags behind by more
 * than that writes the more general value.
 */
final class SharedValueTable implements SharedValues {
  private final ReadOnlyKeyValueStore<String, ValueAndTimestamp<SharedValue>> table;
  private final long latest;

  SharedValueTable(ProcessorContext<?, ?> context, Duration delay, Headers headers) {
    this.table = context.getStateStore(NodeNames.SHARED_VALUES);
    this.latest = ValidationTime.of(headers) - delay.toMillis();
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
