package io.palimpsest.topology.step;

import io.palimpsest.language.post.Refusal;
import io.palimpsest.schemas.DeadLetter;
import io.palimpsest.schemas.DeadLetterReason;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.topology.Outcome;
import java.time.Instant;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.ProcessorContext;
import org.apache.kafka.streams.processor.api.Record;
import org.apache.kafka.streams.processor.api.RecordMetadata;

/** Writes down where a record lies that cannot be used, and why; never what it says. */
final class DeadLetters {
  private final String step;
  private final PathCounters counters;

  DeadLetters(String step, PathCounters counters) {
    this.step = step;
    this.counters = counters;
  }

  <T> void refuse(
      Record<byte[], byte[]> record,
      Decoded.Failed<?> failed,
      ProcessorContext<String, Outcome<T, DeadLetter>> context) {
    refuse(record, reason(failed.failure()), failed.errorClass(), context);
  }

  <T> void refuse(
      Record<byte[], byte[]> record,
      Refusal refusal,
      ProcessorContext<String, Outcome<T, DeadLetter>> context) {
    refuse(record, reason(refusal), "", context);
  }

  <T> void refuse(
      Record<byte[], byte[]> record,
      DeadLetterReason reason,
      ProcessorContext<String, Outcome<T, DeadLetter>> context) {
    refuse(record, reason, "", context);
  }

  private <T> void refuse(
      Record<byte[], byte[]> record,
      DeadLetterReason reason,
      String errorClass,
      ProcessorContext<String, Outcome<T, DeadLetter>> context) {
    counters.countDeadLetter(reason);
    RecordMetadata at =
        context
            .recordMetadata()
            .orElseThrow(() -> new IllegalStateException("a source record has coordinates"));
    DeadLetter letter =
        new DeadLetter(
            at.topic(),
            at.partition(),
            at.offset(),
            step,
            reason,
            errorClass.isEmpty() ? null : errorClass,
            Instant.ofEpochMilli(record.timestamp()));
    context.forward(
        new Record<>(null, new Outcome.Stopped<>(letter), record.timestamp(), new RecordHeaders()));
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
