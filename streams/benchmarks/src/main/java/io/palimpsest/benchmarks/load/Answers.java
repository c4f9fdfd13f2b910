package io.palimpsest.benchmarks.load;

import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.Withheld;
import io.palimpsest.schemas.registry.Decoded;
import io.palimpsest.schemas.registry.RecordReader;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.avro.specific.SpecificRecord;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Reads what a service says about posts: releases, and posts that it withholds. Only what is
 * committed, and only what comes after this was made.
 */
final class Answers implements AutoCloseable {
  private final KafkaConsumer<byte[], byte[]> consumer;
  private final RecordReader<SafePost> releases;
  private final RecordReader<Withheld> refusals;

  Answers(String bootstrapServers, SchemaRegistry registry) {
    this.releases = new RecordReader<>(registry, SafePost.class);
    this.refusals = new RecordReader<>(registry, Withheld.class);
    this.consumer =
        new KafkaConsumer<>(
            Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers,
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed",
                ConsumerConfig.MAX_POLL_RECORDS_CONFIG,
                5_000),
            new ByteArrayDeserializer(),
            new ByteArrayDeserializer());
    List<TopicPartition> partitions =
        Stream.of(Topics.SAFE_POSTS, Topics.WITHHELD)
            .flatMap(topic -> partitionsOf(topic).stream())
            .toList();
    consumer.assign(partitions);
    consumer.seekToEnd(partitions);
    // The end is looked up when the position is asked for, and must be before the first post.
    partitions.forEach(consumer::position);
  }

  private List<TopicPartition> partitionsOf(String topic) {
    List<TopicPartition> partitions =
        consumer.partitionsFor(topic).stream()
            .map(info -> new TopicPartition(info.topic(), info.partition()))
            .toList();
    if (partitions.isEmpty()) {
      throw new LoadException("there is no topic " + topic + " yet: start the service first");
    }
    return partitions;
  }

  /** Hands over what has come, after waiting at most so long for the first. */
  void poll(Duration limit, Tally tally) {
    var records = consumer.poll(limit);
    long now = System.nanoTime();
    for (ConsumerRecord<byte[], byte[]> record : records) {
      if (record.topic().equals(Topics.SAFE_POSTS)) {
        tally.add(Outcome.RELEASED, value(releases, record).getId(), now);
      } else {
        tally.add(Outcome.WITHHELD, value(refusals, record).getId(), now);
      }
    }
  }

  private static <T extends SpecificRecord> T value(
      RecordReader<T> reader, ConsumerRecord<byte[], byte[]> record) {
    if (reader.read(record.value()) instanceof Decoded.Ok<T> ok) {
      return ok.value();
    }
    throw new LoadException(
        "a record of "
            + record.topic()
            + " does not keep to the contract of this build: measure with the newer of the builds");
  }

  @Override
  public void close() {
    consumer.close();
  }
}
