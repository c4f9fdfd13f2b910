package io.palimpsest.topology.client;

import io.palimpsest.schemas.SafePost;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads every safe post from the beginning, only committed ones, without a consumer group. */
public final class SafePostReader implements AutoCloseable {
  private final KafkaConsumer<String, SafePost> consumer;

  public SafePostReader(String bootstrapServers, RecordSerdes serdes) {
    this.consumer =
        new KafkaConsumer<>(
            Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                bootstrapServers,
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed",
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
                "earliest"),
            new StringDeserializer(),
            serdes.deserializer(SafePost.class));
    List<TopicPartition> partitions =
        consumer.partitionsFor(Topics.SAFE_POSTS).stream()
            .map(info -> new TopicPartition(info.topic(), info.partition()))
            .toList();
    consumer.assign(partitions);
    consumer.seekToBeginning(partitions);
  }

  /** The posts that came since the last call, waiting at most so long for the first. */
  public List<SafePost> poll(Duration limit) {
    List<SafePost> posts = new ArrayList<>();
    consumer.poll(limit).forEach(record -> posts.add(record.value()));
    return posts;
  }

  @Override
  public void close() {
    consumer.close();
  }
}
