package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PrivateText;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.topology.Outcome;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the safe text of a post, its words drawn or redacted as the policy says; a post that this
 * fails for is withheld.
 */
public final class Sample
    extends ContextualProcessor<String, Post, String, Outcome<PrivatePost, Withheld>> {
  private static final Logger LOG = LoggerFactory.getLogger(Sample.class);

  private final Policy policy;
  private final Function<Post, PrivateText> privatizer;
  private final MasterKey key;
  private final PathCounters counters;

  public Sample(
      Policy policy, Function<Post, PrivateText> privatizer, MasterKey key, PathCounters counters) {
    this.policy = policy;
    this.privatizer = privatizer;
    this.key = key;
    this.counters = counters;
  }

  @Override
  public void process(Record<String, Post> record) {
    Optional<PrivatePost> made = privatize(record.value());
    // Outside of the try: what is thrown below here is Kafka's, and its to handle.
    if (made.isPresent()) {
      context().forward(record.withValue(new Outcome.Passed<>(made.get())));
    } else {
      withhold(record);
    }
  }

  private Optional<PrivatePost> privatize(Post post) {
    try {
      return Optional.of(new PrivatePost(post, privatizer.apply(post)));
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("A post was withheld: privatization failed with {}", e.getClass().getName());
      return Optional.empty();
    }
  }

  private void withhold(Record<String, Post> record) {
    counters.countWithheld(WithheldReason.PRIVATIZATION_FAILED);
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
