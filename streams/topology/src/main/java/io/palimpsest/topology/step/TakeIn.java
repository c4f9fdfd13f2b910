package io.palimpsest.topology.step;

import io.palimpsest.engine.PathStep;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.Intake;
import io.palimpsest.topology.topic.Topics;
import java.time.Instant;
import java.util.Map;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.ProcessorSupplier;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;

/**
 * Bytes that a stranger wrote become something that concerns an author, keyed by the author, or a
 * dead letter that says where they lie and why they cannot be used. Headers of the stranger end
 * here. What differs from one try to the next, nonce and time, is fixed here too.
 */
public final class TakeIn implements ProcessorSupplier<byte[], byte[], String, Object> {
  private final Map<String, RecordTaker> takers;
  private final KeyRing ring;
  private final long keyEpoch;
  private final PathCounters counters;

  /**
   * Takes in what lies on the topics of posts, replays, preferences and erasures.
   *
   * @param ring whose current key nonces are for
   * @param keyEpoch of this instance
   */
  public TakeIn(
      SchemaRegistry registry,
      PostRules rules,
      KeyRing ring,
      long keyEpoch,
      PathCounters counters) {
    RecordTaker posts = new ReadPost(new RecordReader<>(registry, RawPost.class), rules);
    this.takers =
        Map.of(
            Topics.RAW_POSTS,
            posts,
            Topics.REPLAYS,
            posts,
            Topics.PREFERENCES,
            new ReadPreference(new RecordReader<>(registry, Preference.class)),
            Topics.ERASURES,
            new ReadErasure(new RecordReader<>(registry, Erasure.class)));
    this.ring = ring;
    this.keyEpoch = keyEpoch;
    this.counters = counters;
  }

  @Override
  public Processor<byte[], byte[], String, Object> get() {
    return new Taking();
  }

  private final class Taking extends ContextualProcessor<byte[], byte[], String, Object> {
    @Override
    public void process(Record<byte[], byte[]> record) {
      long since = System.nanoTime();
      RecordMetadata at =
          context()
              .recordMetadata()
              .orElseThrow(() -> new IllegalStateException("a source record has coordinates"));
      RecordTaker taker = takers.get(at.topic());
      Taken taken = taker.take(record, at.topic(), this::intake);
      if (taker instanceof ReadPost) {
        counters.countRead();
        counters.times().add(PathStep.VALIDATE, since);
      }
      if (taken instanceof Taken.Arrived arrived) {
        pass(record, arrived.arrival());
      } else if (taken instanceof Taken.Refused refused) {
        refuse(record, at, taker.name(), refused);
      }
    }

    private Intake intake() {
      return new Intake(
          ring.nonce(), Instant.ofEpochMilli(context().currentSystemTimeMs()), keyEpoch);
    }

    private void pass(Record<byte[], byte[]> record, Arrival arrival) {
      context()
          .forward(
              new Record<>(arrival.author(), arrival, record.timestamp(), new RecordHeaders()),
              NodeNames.ARRIVALS);
    }

    private void refuse(
        Record<byte[], byte[]> record, RecordMetadata at, String step, Taken.Refused refused) {
      counters.countDeadLetter(refused.reason());
      DeadLetter letter =
          new DeadLetter(
              at.topic(),
              at.partition(),
              at.offset(),
              step,
              refused.reason(),
              refused.errorClass().isEmpty() ? null : refused.errorClass(),
              Instant.ofEpochMilli(record.timestamp()));
      context()
          .forward(
              new Record<>(null, letter, record.timestamp(), new RecordHeaders()),
              NodeNames.DEAD_LETTERS);
    }
  }
}
