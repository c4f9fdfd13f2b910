package io.palimpsest.topology.step;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.Intake;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.kafka.streams.processor.api.Record;

/** Reads a request to forget an author. */
final class ErasureParser implements RecordParser {
  private final RecordReader<Erasure> reader;

  ErasureParser(RecordReader<Erasure> reader) {
    this.reader = reader;
  }

  @Override
  public String name() {
    return "read-erasure";
  }

  @Override
  public IntakeResult parse(Record<byte[], byte[]> record, String topic, Supplier<Intake> intake) {
    if (record.value() == null) {
      // Who asked has taken the request off the topic; it was done when it was read.
      return new IntakeResult.Ignored();
    }
    Decoded<Erasure> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<Erasure> failed) {
      return IntakeResult.Refused.because(failed);
    }
    Erasure erasure = ((Decoded.Ok<Erasure>) decoded).value();
    Optional<Refusal> refusal = refusal(erasure);
    return refusal.isPresent()
        ? IntakeResult.Refused.because(refusal.get())
        : new IntakeResult.Accepted(
            new Arrival.OfErasure(erasure.getAuthor(), erasure.getRequestId(), intake.get()));
  }

  /** The receipt is published with the request's id, so that it must look like one. */
  private static Optional<Refusal> refusal(Erasure erasure) {
    return PostRules.isId(erasure.getRequestId())
        ? PostRules.authorRefusal(erasure.getAuthor())
        : Optional.of(Refusal.INVALID_ID);
  }
}
