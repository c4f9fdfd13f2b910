package io.palimpsest.topology;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.streams.processor.TimestampExtractor;

/**
 * Takes the time of a record, or the time of day if it has none or one that has not come yet.
 *
 * <p>Kafka's own extractors stop the stream at a record without a time, or drop it; such a post is
 * neither a reason to stop nor ours to lose. A time from the future would push stream time ahead
 * for the whole partition, and with it forget every release that is remembered.
 */
public final class WallClockOnInvalidTimestamp implements TimestampExtractor {
  @Override
  public long extract(ConsumerRecord<Object, Object> record, long partitionTime) {
    long now = System.currentTimeMillis();
    return record.timestamp() >= 0 ? Math.min(record.timestamp(), now) : now;
  }
}
