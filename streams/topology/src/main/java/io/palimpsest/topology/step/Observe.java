package io.palimpsest.topology.step;

import io.palimpsest.language.entity.Observation;
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
public final class Observe
    extends ContextualProcessor<String, PathPost<ChargedPost>, String, String> {

  @Override
  public void process(Record<String, PathPost<ChargedPost>> record) {
    PathPost<ChargedPost> post = record.value();
    for (Observation observation : post.made().planned().post().text().observations()) {
      String value = SharedValueTable.key(observation.value(), observation.k());
      if (table().get(value) == null) {
        context().forward(record.withKey(value).withValue(post.author().pseudonym()));
      }
    }
  }

  private ReadOnlyKeyValueStore<String, ValueAndTimestamp<SharedValue>> table() {
    return context().getStateStore(NodeNames.SHARED_VALUES);
  }
}
