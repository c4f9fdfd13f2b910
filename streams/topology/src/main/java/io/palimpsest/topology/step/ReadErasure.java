package io.palimpsest.topology.step;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.arrival.Arrival;
import java.util.Optional;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/** Bytes that a stranger wrote become a request to forget an author, or a dead letter. */
public final class ReadErasure
    extends ContextualProcessor<byte[], byte[], String, Outcome<Arrival, DeadLetter>> {
  private final RecordReader<Erasure> reader;
  private final Intakes intakes;
  private final DeadLetters deadLetters;

  public ReadErasure(RecordReader<Erasure> reader, Intakes intakes, PathCounters counters) {
    this.reader = reader;
    this.intakes = intakes;
    this.deadLetters = new DeadLetters(NodeNames.READ_ERASURE, counters);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    if (record.value() == null) {
      return; // who asked has taken the request off the topic; it was done when it was read
    }
    Decoded<Erasure> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<Erasure> failed) {
      deadLetters.refuse(record, failed, context());
      return;
    }
    Erasure erasure = ((Decoded.Ok<Erasure>) decoded).value();
    Optional<Refusal> refusal = refusal(erasure);
    if (refusal.isPresent()) {
      deadLetters.refuse(record, refusal.get(), context());
      return;
    }
    Arrival arrival =
        new Arrival.OfErasure(erasure.getAuthor(), erasure.getRequestId(), intakes.next(context()));
    context()
        .forward(
            new Record<>(
                erasure.getAuthor(),
                new Outcome.Passed<>(arrival),
                record.timestamp(),
                new RecordHeaders()));
  }

  /** The receipt is published with the request's id, so that it must look like one. */
  private static Optional<Refusal> refusal(Erasure erasure) {
    return PostRules.isId(erasure.getRequestId())
        ? PostRules.authorRefusal(erasure.getAuthor())
        : Optional.of(Refusal.INVALID_ID);
  }
}
