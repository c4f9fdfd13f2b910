package io.palimpsest.topology.step;

import java.nio.ByteBuffer;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.streams.processor.api.Record;

/**
 * When a post was validated, by the clock. It is written before the repartition, and what follows
 * reads committed records only; so it is the same each time a post is worked on, and what is
 * decided by it does not change when work is done again after a crash.
 */
final class ValidationTime {
  private static final String HEADER = "validated-at";

  private ValidationTime() {}

  static Headers headers(long millis) {
    return new RecordHeaders().add(HEADER, ByteBuffer.allocate(Long.BYTES).putLong(millis).array());
  }

  /** In milliseconds; the beginning of time if nobody wrote it down. */
  static long of(Headers headers) {
    Header header = headers.lastHeader(HEADER);
    return header != null && header.value().length == Long.BYTES
        ? ByteBuffer.wrap(header.value()).getLong()
        : 0;
  }

  /** It ends where it was used: releases have no headers. */
  static <T> Record<String, T> removedFrom(Record<String, T> record) {
    return record.withHeaders(new RecordHeaders());
  }
}
