package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import java.time.Duration;
import java.util.Set;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.state.StoreBuilder;

/**
 * Stops what was released before: the same author, id and text under the same policy version is
 * recognised for as long as the window lasts. A post that was withheld is not stopped; it may be
 * sent again.
 */
public final class Deduplicate implements ProcessorSupplier<String, Post, String, Post> {
  private final RecentReleases releases;
  private final PathCounters counters;

  public Deduplicate(Policy policy, Duration window, PathCounters counters) {
    this.releases = new RecentReleases(policy, window);
    this.counters = counters;
  }

  @Override
  public Set<StoreBuilder<?>> stores() {
    return Set.of(releases.store());
  }

  @Override
  public Processor<String, Post, String, Post> get() {
    return new ContextualProcessor<>() {
      @Override
      public void process(Record<String, Post> record) {
        if (releases.contains(record.value(), context())) {
          counters.countDuplicate();
        } else {
          context().forward(record);
        }
      }
    };
  }
}
