package io.palimpsest.topology;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.streams.processor.TimestampExtractor;

/**
 * Takes the time of a record, or the time of day if it has none. Kafka's own extractors stop the
 * stream at such a record or drop it; a post without a timestamp is neither a reason to stop nor
 * ours to lose.
 */
public final class WallClockOnInvalidTimestamp implements TimestampExtractor {
  @Override
  public long extract(ConsumerRecord<Object, Object> record, long partitionTime) {
    return record.timestamp() >= 0 ? record.timestamp() : System.currentTimeMillis();
  }
}
