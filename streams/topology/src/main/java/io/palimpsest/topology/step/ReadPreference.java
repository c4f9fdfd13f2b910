package io.palimpsest.topology.step;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.AuthorPreference;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Bytes that a stranger wrote become what an author asks for, or a dead letter. A record without a
 * value withdraws what the author of its key asked for.
 */
public final class ReadPreference
    extends ContextualProcessor<byte[], byte[], String, Outcome<Arrival, DeadLetter>> {
  private final RecordReader<Preference> reader;
  private final Intakes intakes;
  private final DeadLetters deadLetters;

  public ReadPreference(RecordReader<Preference> reader, Intakes intakes, PathCounters counters) {
    this.reader = reader;
    this.intakes = intakes;
    this.deadLetters = new DeadLetters(NodeNames.READ_PREFERENCE, counters);
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    if (record.value() == null && record.key() != null) {
      String author = new String(record.key(), StandardCharsets.UTF_8);
      pass(record, author, Optional.empty());
      return;
    }
    Decoded<Preference> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<Preference> failed) {
      deadLetters.refuse(record, failed, context());
      return;
    }
    Preference asked = ((Decoded.Ok<Preference>) decoded).value();
    Optional<AuthorPreference> preference = preference(asked);
    if (preference.isEmpty() || !isKeyedBy(record.key(), asked.getAuthor())) {
      deadLetters.refuse(record, DeadLetterReason.INVALID_PREFERENCE, context());
    } else {
      pass(record, asked.getAuthor(), preference);
    }
  }

  private void pass(
      Record<byte[], byte[]> record, String author, Optional<AuthorPreference> preference) {
    Optional<Refusal> refusal = PostRules.authorRefusal(author);
    if (refusal.isPresent()) {
      deadLetters.refuse(record, refusal.get(), context());
      return;
    }
    Arrival arrival = new Arrival.OfPreference(author, preference, intakes.next(context()));
    context()
        .forward(
            new Record<>(
                author, new Outcome.Passed<>(arrival), record.timestamp(), new RecordHeaders()));
  }

  /** Under another key it would outlive the next one of the same author. */
  private static boolean isKeyedBy(byte[] key, String author) {
    return key != null && author.equals(new String(key, StandardCharsets.UTF_8));
  }

  private static Optional<AuthorPreference> preference(Preference asked) {
    try {
      return Optional.of(
          new AuthorPreference(
              asked.getRelease(), optional(asked.getEpsilon()), optional(asked.getBudget())));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static OptionalDouble optional(Double number) {
    return number == null ? OptionalDouble.empty() : OptionalDouble.of(number);
  }
}
