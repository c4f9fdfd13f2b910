package io.palimpsest.topology.step;

import io.palimpsest.engine.AuthorPreference;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.Preference;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.arrival.Arrival;
import io.palimpsest.topology.arrival.Intake;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.apache.kafka.streams.processor.api.Record;

/**
 * Reads what an author asks for. A record without a value withdraws what the author of its key
 * asked for.
 */
final class PreferenceParser implements RecordParser {
  private final RecordReader<Preference> reader;

  PreferenceParser(RecordReader<Preference> reader) {
    this.reader = reader;
  }

  @Override
  public String name() {
    return "read-preference";
  }

  @Override
  public IntakeResult parse(Record<byte[], byte[]> record, String topic, Supplier<Intake> intake) {
    if (record.value() == null && record.key() != null) {
      String author = new String(record.key(), StandardCharsets.UTF_8);
      return accept(author, Optional.empty(), intake);
    }
    Decoded<Preference> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<Preference> failed) {
      return IntakeResult.Refused.because(failed);
    }
    Preference asked = ((Decoded.Ok<Preference>) decoded).value();
    Optional<AuthorPreference> preference = preference(asked);
    return preference.isEmpty() || !isKeyedBy(record.key(), asked.getAuthor())
        ? IntakeResult.Refused.because(DeadLetterReason.INVALID_PREFERENCE)
        : accept(asked.getAuthor(), preference, intake);
  }

  private static IntakeResult accept(
      String author, Optional<AuthorPreference> preference, Supplier<Intake> intake) {
    Optional<Refusal> refusal = PostRules.authorRefusal(author);
    return refusal.isPresent()
        ? IntakeResult.Refused.because(refusal.get())
        : new IntakeResult.Accepted(new Arrival.OfPreference(author, preference, intake.get()));
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
