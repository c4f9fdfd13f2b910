package io.palimpsest.topology.step;

import io.palimpsest.language.entity.Observation;
import io.palimpsest.language.post.ReplacedPost;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.SharedValue;
import io.palimpsest.topology.NodeNames;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.ReadOnlyKeyValueStore;
import org.apache.kafka.streams.state.ValueAndTimestamp;

/**
 * Tells which values a post's author has used, by value, so that authors can be counted where the
 * value is. Values that are known to be shared need no more counting.
 */
public final class Observe extends ContextualProcessor<String, ReplacedPost, String, String> {
  private final MasterKey key;

  public Observe(MasterKey key) {
    this.key = key;
  }

  @Override
  public void process(Record<String, ReplacedPost> record) {
    for (Observation observation : record.value().text().observations()) {
      String value = SharedValueTable.key(observation.value(), observation.k());
      if (table().get(value) == null) {
        String author = key.pseudonymOf(record.value().post().author());
        context().forward(record.withKey(value).withValue(author));
      }
    }
  }

  private ReadOnlyKeyValueStore<String, ValueAndTimestamp<SharedValue>> table() {
    return context().getStateStore(NodeNames.SHARED_VALUES);
  }
}
