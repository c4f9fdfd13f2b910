package io.palimpsest.topology.step;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.topology.Outcome;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does work with text in hand; a post that it fails for is withheld, whatever was thrown, unless it
 * was Kafka that failed.
 */
public final class Withholding {
  private static final Logger LOG = LoggerFactory.getLogger(Withholding.class);

  private final Policy policy;
  private final MasterKey key;
  private final PathCounters counters;

  public Withholding(Policy policy, MasterKey key, PathCounters counters) {
    this.policy = policy;
    this.key = key;
    this.counters = counters;
  }

  /**
   * Forwards what the work makes, or else that the post is withheld.
   *
   * @param step whose work it is
   * @param record what the work was made from
   */
  <T> void forward(
      String step,
      Record<String, ?> record,
      Post post,
      Supplier<T> work,
      ProcessorContext<String, Outcome<T, Withheld>> context) {
    Optional<T> made = made(step, work);
    // Outside of the try: what is thrown below here is Kafka's, and its to handle.
    if (made.isPresent()) {
      context.forward(record.withValue(new Outcome.Passed<>(made.get())));
    } else {
      counters.countWithheld(WithheldReason.PRIVATIZATION_FAILED);
      context.forward(
          record
              .withKey(key.pseudonymOf(post.author()))
              .<Outcome<T, Withheld>>withValue(
                  new Outcome.Stopped<>(withheld(post, record.timestamp())))
              .withHeaders(new RecordHeaders()));
    }
  }

  private static <T> Optional<T> made(String step, Supplier<T> work) {
    try {
      return Optional.of(work.get());
    } catch (KafkaException | RegistryUnavailableException e) {
      throw e; // of a store or a table, not of the post: the work is done again
    } catch (RuntimeException | StackOverflowError e) {
      LOG.error("A post was withheld: {} failed with {}", step, e.getClass().getName());
      return Optional.empty();
    }
  }

  private Withheld withheld(Post post, long timestamp) {
    return new Withheld(
        post.id(),
        key.pseudonymOf(post.author()),
        WithheldReason.PRIVATIZATION_FAILED,
        policy.name(),
        policy.version(),
        Instant.ofEpochMilli(timestamp));
  }
}
