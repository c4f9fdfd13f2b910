package io.palimpsest.topology.step;

import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.NodeNames;
import io.palimpsest.topology.Outcome;
import io.palimpsest.topology.serde.PostSerde;
import java.time.Instant;
import java.util.Optional;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ContextualProcessor;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;

/**
 * Bytes that a stranger wrote become a post keyed by its author, or a dead letter. Headers of the
 * stranger end here; a post goes on with the {@link ValidationTime} alone.
 */
public final class Validate
    extends ContextualProcessor<byte[], byte[], String, Outcome<Post, DeadLetter>> {
  private final RecordReader<RawPost> reader;
  private final PostRules rules;
  private final PathCounters counters;

  public Validate(RecordReader<RawPost> reader, PostRules rules, PathCounters counters) {
    this.reader = reader;
    this.rules = rules;
    this.counters = counters;
  }

  @Override
  public void process(Record<byte[], byte[]> record) {
    counters.countRead();
    Decoded<RawPost> decoded = reader.read(record.value());
    if (decoded instanceof Decoded.Failed<RawPost> failed) {
      refuse(record, reason(failed.failure()), failed.errorClass());
      return;
    }
    Post post = PostSerde.post(((Decoded.Ok<RawPost>) decoded).value());
    Optional<Refusal> refusal = rules.refusal(post);
    if (refusal.isPresent()) {
      refuse(record, reason(refusal.get()), "");
    } else {
      context()
          .forward(
              new Record<>(
                  post.author(),
                  new Outcome.Passed<>(post),
                  record.timestamp(),
                  ValidationTime.headers(context().currentSystemTimeMs())));
    }
  }

  private void refuse(Record<byte[], byte[]> record, DeadLetterReason reason, String errorClass) {
    counters.countDeadLetter(reason);
    RecordMetadata at =
        context()
            .recordMetadata()
            .orElseThrow(() -> new IllegalStateException("a source record has coordinates"));
    DeadLetter letter =
        new DeadLetter(
            at.topic(),
            at.partition(),
            at.offset(),
            NodeNames.VALIDATE,
            reason,
            errorClass.isEmpty() ? null : errorClass,
            Instant.ofEpochMilli(record.timestamp()));
    context()
        .forward(
            new Record<>(
                null, new Outcome.Stopped<>(letter), record.timestamp(), new RecordHeaders()));
  }

  private static DeadLetterReason reason(Decoded.Failure failure) {
    return switch (failure) {
      case NULL_VALUE -> DeadLetterReason.NULL_VALUE;
      case NOT_WIRE_FORMAT -> DeadLetterReason.NOT_WIRE_FORMAT;
      case UNKNOWN_SCHEMA -> DeadLetterReason.UNKNOWN_SCHEMA;
      case INCOMPATIBLE_SCHEMA -> DeadLetterReason.INCOMPATIBLE_SCHEMA;
      case UNDECODABLE -> DeadLetterReason.UNDECODABLE;
      case MALFORMED_UTF8 -> DeadLetterReason.MALFORMED_UTF8;
    };
  }

  private static DeadLetterReason reason(Refusal refusal) {
    return switch (refusal) {
      case MISSING_ID -> DeadLetterReason.MISSING_ID;
      case INVALID_ID -> DeadLetterReason.INVALID_ID;
      case MISSING_AUTHOR -> DeadLetterReason.MISSING_AUTHOR;
      case INVALID_AUTHOR -> DeadLetterReason.INVALID_AUTHOR;
      case EMPTY_TEXT -> DeadLetterReason.EMPTY_TEXT;
      case TEXT_TOO_LONG -> DeadLetterReason.TEXT_TOO_LONG;
      case MALFORMED_TEXT -> DeadLetterReason.MALFORMED_UTF8;
    };
  }
}
