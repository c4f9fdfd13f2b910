package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.Outcome;
import java.time.Instant;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes the safe text of a post; a post that this fails for is withheld. */
public final class Redact
    extends ContextualProcessor<String, Post, String, Outcome<PrivatePost, Withheld>> {
  private static final Logger LOG = LoggerFactory.getLogger(Redact.class);

  private final Privatizer privatizer;
  private final MasterKey key;
  private final PathCounters counters;

  public Redact(Privatizer privatizer, MasterKey key, PathCounters counters) {
    this.privatizer = privatizer;
    this.key = key;
    this.counters = counters;
  }

  @Override
  public void process(Record<String, Post> record) {
    Post post = record.value();
    try {
      PrivatePost made = new PrivatePost(post, privatizer.privatize(post));
      context().forward(record.withValue(new Outcome.Passed<>(made)));
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("A post was withheld: privatization failed with {}", e.getClass().getName());
      withhold(record);
    }
  }

  private void withhold(Record<String, Post> record) {
    counters.countWithheld(WithheldReason.PRIVATIZATION_FAILED);
    Policy policy = privatizer.policy();
    String pseudonym = key.pseudonymOf(record.value().author());
    Withheld withheld =
        new Withheld(
            record.value().id(),
            pseudonym,
            WithheldReason.PRIVATIZATION_FAILED,
            policy.name(),
            policy.version(),
            Instant.ofEpochMilli(record.timestamp()));
    context().forward(record.withKey(pseudonym).withValue(new Outcome.Stopped<>(withheld)));
  }
}
