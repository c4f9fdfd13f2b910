package io.palimpsest.topology.step;

import io.palimpsest.mechanisms.key.SealBrokenException;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.WithheldReason;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.topology.Outcome;
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

  private final PathStep step;
  private final PathCounters counters;

  /** For the work of a step. */
  public Withholding(PathStep step, PathCounters counters) {
    this.step = step;
    this.counters = counters;
  }

  /** Forwards what the work makes of the post, or else that the post is withheld. */
  <S, T> void forward(
      Record<String, PathPost<S>> record,
      Supplier<Outcome<T, WithheldReason>> work,
      ProcessorContext<String, Outcome<PathPost<T>, Withheld>> context) {
    long since = System.nanoTime();
    Outcome<T, WithheldReason> outcome = made(work);
    isDone(since);
    pass(record, outcome, context);
  }

  /** Forwards what was made of the post, or else that the post is withheld. */
  <S, T> void pass(
      Record<String, PathPost<S>> record,
      Outcome<T, WithheldReason> outcome,
      ProcessorContext<String, Outcome<PathPost<T>, Withheld>> context) {
    PathPost<S> post = record.value();
    // Outside of the try: what is thrown below here is Kafka's, and its to handle.
    if (outcome instanceof Outcome.Passed<T, WithheldReason> passed) {
      context.forward(record.withValue(new Outcome.Passed<>(post.with(passed.value()))));
    } else {
      withhold(record, post.subject(), reasonOf(outcome), context);
    }
  }

  /** Counts the work of the step, before anything is forwarded. */
  void isDone(long sinceNanos) {
    counters.countStep(step, sinceNanos);
  }

  /** What the work makes, or why the post is withheld. */
  <T> Outcome<T, WithheldReason> made(Supplier<Outcome<T, WithheldReason>> work) {
    try {
      return work.get();
    } catch (KafkaException | RegistryUnavailableException e) {
      throw e; // of a store or a table, not of the post: the work is done again
    } catch (RuntimeException | StackOverflowError e) {
      if (e instanceof SealBrokenException) {
        counters.countBrokenSeal();
      }
      LOG.error("A post was withheld: {} failed with {}", step.label(), e.getClass().getName());
      return new Outcome.Stopped<>(WithheldReason.PRIVATIZATION_FAILED);
    }
  }

  /** Forwards that the post is withheld. */
  <T> void withhold(
      Record<String, ?> record,
      Subject subject,
      WithheldReason reason,
      ProcessorContext<String, Outcome<T, Withheld>> context) {
    counters.countWithheld(reason);
    context.forward(
        record
            .withKey(subject.pseudonym())
            .<Outcome<T, Withheld>>withValue(
                new Outcome.Stopped<>(subject.withheld(reason, record.timestamp())))
            .withHeaders(new RecordHeaders()));
  }

  private static WithheldReason reasonOf(Outcome<?, WithheldReason> outcome) {
    return ((Outcome.Stopped<?, WithheldReason>) outcome).record();
  }
}
