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
 * Turns untrusted records into arrivals keyed by author, or into dead letters that give coordinates
 * and a reason. Drops the headers of the producer. Fixes nonce and time of receipt, the only inputs
 * that would differ between retries.
 */
public final class IntakeProcessor implements ProcessorSupplier<byte[], byte[], String, Object> {
  private final Map<String, RecordParser> parsers;
  private final KeyRing ring;
  private final long keyEpoch;
  private final PathCounters counters;

  /**
   * Creates a processor for posts, replays, preferences and erasures.
   *
   * @param ring nonces are for its current key
   * @param keyEpoch the key epoch of this instance
   */
  public IntakeProcessor(
      SchemaRegistry registry,
      PostRules rules,
      KeyRing ring,
      long keyEpoch,
      PathCounters counters) {
    RecordParser posts = new RawPostParser(new RecordReader<>(registry, RawPost.class), rules);
    this.parsers =
        Map.of(
            Topics.RAW_POSTS,
            posts,
            Topics.REPLAYS,
            posts,
            Topics.PREFERENCES,
            new PreferenceParser(new RecordReader<>(registry, Preference.class)),
            Topics.ERASURES,
            new ErasureParser(new RecordReader<>(registry, Erasure.class)));
    this.ring = ring;
    this.keyEpoch = keyEpoch;
    this.counters = counters;
  }

  @Override
  public Processor<byte[], byte[], String, Object> get() {
    return new OfTask();
  }

  private final class OfTask extends ContextualProcessor<byte[], byte[], String, Object> {
    @Override
    public void process(Record<byte[], byte[]> record) {
      long since = System.nanoTime();
      RecordMetadata at =
          context()
              .recordMetadata()
              .orElseThrow(() -> new IllegalStateException("a source record has coordinates"));
      RecordParser parser = parsers.get(at.topic());
      IntakeResult result = parser.parse(record, at.topic(), this::intake);
      if (parser instanceof RawPostParser) {
        counters.countRead();
        counters.times().add(PathStep.VALIDATE, since);
      }
      if (result instanceof IntakeResult.Accepted accepted) {
        forward(record, accepted.arrival());
      } else if (result instanceof IntakeResult.Refused refused) {
        refuse(record, at, parser.name(), refused);
      }
    }

    private Intake intake() {
      return new Intake(
          ring.nonce(), Instant.ofEpochMilli(context().currentSystemTimeMs()), keyEpoch);
    }

    private void forward(Record<byte[], byte[]> record, Arrival arrival) {
      context()
          .forward(
              new Record<>(arrival.author(), arrival, record.timestamp(), new RecordHeaders()),
              NodeNames.ARRIVALS);
    }

    private void refuse(
        Record<byte[], byte[]> record,
        RecordMetadata at,
        String step,
        IntakeResult.Refused refused) {
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
