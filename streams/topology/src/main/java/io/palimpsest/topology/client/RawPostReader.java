package io.palimpsest.topology.client;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.topology.topic.Topics;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Reads the raw posts of a range of time, by the timestamps of their records. The range ends where
 * the topic ends when this is made, so that it can be read twice and is the same.
 */
public final class RawPostReader implements AutoCloseable {
  private final RecordReader<RawPost> decoder;
  private final TopicPositions<byte[]> positions;
  private final Map<TopicPartition, Long> begin;
  private final Map<TopicPartition, Long> end;
  private final long fromMillis;
  private final long toMillis;

  /**
   * Fixes the range.
   *
   * @param from the first moment; empty for the earliest post that the topic still has
   * @param to the first moment after it; empty for no end
   */
  public RawPostReader(ClusterConnection connection, Optional<Instant> from, Optional<Instant> to) {
    this.decoder = new RecordReader<>(connection.serdes().registry(), RawPost.class);
    this.fromMillis = from.map(Instant::toEpochMilli).orElse(Long.MIN_VALUE);
    this.toMillis = to.map(Instant::toEpochMilli).orElse(Long.MAX_VALUE);
    this.positions =
        new TopicPositions<>(
            connection, Topics.RAW_POSTS, connection.consumer(new ByteArrayDeserializer()));
    try {
      this.end = positions.end();
      // Where nothing is as late as that, nothing is read.
      this.begin = new HashMap<>(from.isPresent() ? end : positions.beginning());
      from.ifPresent(time -> begin.putAll(positions.at(time)));
    } catch (RuntimeException e) {
      positions.close();
      throw e;
    }
  }

  /** How many records are looked at. */
  public long size() {
    return end.entrySet().stream()
        .mapToLong(last -> Math.max(0, last.getValue() - begin.get(last.getKey())))
        .sum();
  }

  /**
   * Reads the range.
   *
   * @param reader gets each post and the time of its record
   * @param looked run for each record, also for those outside; it may throw to end the reading
   * @return how many records were none
   */
  public long read(BiConsumer<RawPost, Instant> reader, Runnable looked) {
    long[] unreadable = {0};
    positions.seek(begin);
    positions.readTo(
        end,
        record -> {
          looked.run();
          if (!isInside(record)) {
            return;
          }
          if (decoder.read(record.value()) instanceof Decoded.Ok<RawPost> ok) {
            reader.accept(ok.value(), Instant.ofEpochMilli(record.timestamp()));
          } else {
            unreadable[0]++;
          }
        });
    return unreadable[0];
  }

  /** Producers write timestamps, so they need not be in order. */
  private boolean isInside(ConsumerRecord<String, byte[]> record) {
    return record.timestamp() >= fromMillis && record.timestamp() < toMillis;
  }

  @Override
  public void close() {
    positions.close();
  }
}
