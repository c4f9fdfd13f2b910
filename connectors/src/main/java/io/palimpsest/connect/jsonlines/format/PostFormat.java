package io.palimpsest.connect.jsonlines.format;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetterReason;
import java.time.Clock;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.connect.data.Schema;
import org.apache.kafka.connect.data.SchemaAndValue;
import org.apache.kafka.connect.data.SchemaBuilder;
import org.apache.kafka.connect.data.Struct;
import org.apache.kafka.connect.data.Timestamp;

/**
 * Posts in the contract of {@code raw.posts}, checked by the rules that the service checks them by,
 * so that what it would refuse is refused where it can be found.
 *
 * @param names how the fields of a post are called in the lines
 * @param rules what a post must be
 * @param timesMayMiss whether a post that has no time gets that of the clock, or is refused
 */
public record PostFormat(PostFields names, PostRules rules, boolean timesMayMiss, Clock clock)
    implements LineFormat {
  /** The name decides what an Avro converter calls the record: that of the contract. */
  public static final Schema SCHEMA =
      SchemaBuilder.struct()
          .name("io.palimpsest.schemas.RawPost")
          .field("id", Schema.STRING_SCHEMA)
          .field("author", Schema.STRING_SCHEMA)
          .field("text", Schema.STRING_SCHEMA)
          .field("createdAt", Timestamp.SCHEMA)
          .build();

  @Override
  public Parsed parse(Map<String, Object> object) {
    Optional<Instant> createdAt;
    try {
      createdAt = time(object.get(names.createdAt()));
    } catch (DateTimeException | ArithmeticException e) {
      return Parsed.Refused.because(DeadLetterReason.UNDECODABLE, e);
    }
    if (createdAt.isEmpty()) {
      return Parsed.Refused.because(DeadLetterReason.UNDECODABLE);
    }
    Post post =
        new Post(
            text(object, names.id()),
            text(object, names.author()),
            text(object, names.text()),
            createdAt.get());
    return rules.refusal(post).map(PostFormat::refused).orElseGet(() -> accepted(post));
  }

  /** What is not a text is missing. */
  private static String text(Map<String, Object> object, String name) {
    return object.get(name) instanceof String text ? text : "";
  }

  private Optional<Instant> time(Object value) {
    if (value == null) {
      return timesMayMiss ? Optional.of(clock.instant()) : Optional.empty();
    }
    if (value instanceof Long millis) {
      return Optional.of(Instant.ofEpochMilli(millis));
    }
    if (value instanceof String text) {
      Instant time = OffsetDateTime.parse(text).toInstant();
      time.toEpochMilli(); // out of range is as bad as unreadable
      return Optional.of(time);
    }
    return Optional.empty();
  }

  private Parsed accepted(Post post) {
    long millis = post.createdAt().toEpochMilli();
    Struct value =
        new Struct(SCHEMA)
            .put("id", post.id())
            .put("author", post.author())
            .put("text", post.text())
            .put("createdAt", new Date(millis));
    return new Parsed.Accepted(
        Optional.of(post.author()),
        new SchemaAndValue(SCHEMA, value),
        hasTimeOfKafka(millis) ? Optional.of(millis) : Optional.empty());
  }

  /**
   * Kafka has no time before 1970, and brokers refuse what is an hour ahead, together with all that
   * is sent beside it. Such records get the time at which they are sent; the post keeps its own.
   */
  private boolean hasTimeOfKafka(long millis) {
    return millis >= 0 && millis <= clock.millis();
  }

  private static Parsed refused(Refusal refusal) {
    return Parsed.Refused.because(
        switch (refusal) {
          case MISSING_ID -> DeadLetterReason.MISSING_ID;
          case INVALID_ID -> DeadLetterReason.INVALID_ID;
          case MISSING_AUTHOR -> DeadLetterReason.MISSING_AUTHOR;
          case INVALID_AUTHOR -> DeadLetterReason.INVALID_AUTHOR;
          case EMPTY_TEXT -> DeadLetterReason.EMPTY_TEXT;
          case TEXT_TOO_LONG -> DeadLetterReason.TEXT_TOO_LONG;
          case MALFORMED_TEXT -> DeadLetterReason.MALFORMED_UTF8;
        });
  }
}
