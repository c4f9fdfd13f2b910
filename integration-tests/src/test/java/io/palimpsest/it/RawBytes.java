package io.palimpsest.it;

import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Writes whatever bytes to {@code raw.posts}, as a stranger would. */
final class RawBytes implements AutoCloseable {
  private final KafkaProducer<byte[], byte[]> producer;

  RawBytes(String bootstrapServers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers,
                ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000,
                ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5_000,
                ProducerConfig.MAX_BLOCK_MS_CONFIG, 5_000),
            new ByteArraySerializer(),
            new ByteArraySerializer());
  }

  Future<RecordMetadata> send(byte[] value) {
    return send(null, value, List.of());
  }

  Future<RecordMetadata> send(byte[] key, byte[] value, List<Header> headers) {
    return producer.send(new ProducerRecord<>(Topics.RAW_POSTS, null, key, value, headers));
  }

  @Override
  public void close() {
    producer.close(Duration.ZERO);
  }
}
