package io.palimpsest.topology.runtime;

import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.streams.KafkaClientSupplier;

/**
 * The clients of Kafka Streams: its usual ones, but for {@link ProducerUntilAbort}. Public for the
 * test against a real broker; nobody else needs it.
 */
public final class StreamClients implements KafkaClientSupplier {
  @Override
  public Producer<byte[], byte[]> getProducer(Map<String, Object> settings) {
    return new ProducerUntilAbort(settings);
  }

  @Override
  public Admin getAdmin(Map<String, Object> settings) {
    return Admin.create(settings);
  }

  @Override
  public Consumer<byte[], byte[]> getConsumer(Map<String, Object> settings) {
    return consumer(settings);
  }

  @Override
  public Consumer<byte[], byte[]> getRestoreConsumer(Map<String, Object> settings) {
    return consumer(settings);
  }

  @Override
  public Consumer<byte[], byte[]> getGlobalConsumer(Map<String, Object> settings) {
    return consumer(settings);
  }

  private static Consumer<byte[], byte[]> consumer(Map<String, Object> settings) {
    return new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }
}
