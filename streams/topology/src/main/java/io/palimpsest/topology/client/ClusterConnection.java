package io.palimpsest.topology.client;

import io.palimpsest.topology.serde.RecordSerdes;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * How the clients of this package reach a cluster.
 *
 * @param bootstrapServers where Kafka is
 * @param settings further settings of Kafka's clients, such as those for TLS
 * @param serdes for what is on the topics
 */
public record ClusterConnection(
    String bootstrapServers, Map<String, String> settings, RecordSerdes serdes) {
  /** A broker that takes longer to answer is not there, as far as a user can tell. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  /** As much as Kafka's producer buffers by default: what a topic takes is the broker's choice. */
  private static final int LARGEST_REQUEST = 32 * 1024 * 1024;

  public ClusterConnection {
    settings = Map.copyOf(settings);
  }

  /** Shows no settings: passwords are among them. */
  @Override
  public String toString() {
    return "ClusterConnection[" + bootstrapServers + "]";
  }

  /**
   * Writes records that all replicas acknowledge, to partitions by their keys, also where settings
   * say otherwise: an erasure elsewhere would find nobody.
   */
  <V> KafkaProducer<String, V> producer(Serializer<V> values) {
    return producer(values, Map.of());
  }

  /**
   * The same with settings of its own.
   *
   * @param own win over those of the connection
   */
  <V> KafkaProducer<String, V> producer(Serializer<V> values, Map<String, Object> own) {
    Map<String, Object> config = producerConfig(own);
    return answered(() -> new KafkaProducer<>(config, new StringSerializer(), values));
  }

  Map<String, Object> producerConfig(Map<String, Object> own) {
    Map<String, Object> config = common();
    config.putAll(own);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    config.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, LARGEST_REQUEST);
    config.put(ProducerConfig.PARTITIONER_IGNORE_KEYS_CONFIG, false);
    config.remove(ProducerConfig.PARTITIONER_CLASS_CONFIG);
    return config;
  }

  /** Reads committed records, without a consumer group; makes no topic by asking for it. */
  <V> KafkaConsumer<String, V> consumer(Deserializer<V> values) {
    Map<String, Object> config = consumerConfig();
    return answered(() -> new KafkaConsumer<>(config, new StringDeserializer(), values));
  }

  Map<String, Object> consumerConfig() {
    Map<String, Object> config = common();
    // Retention may take what is to be read next; by default the rest would be passed over then.
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    config.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) PATIENCE.toMillis());
    return config;
  }

  private Map<String, Object> common() {
    Map<String, Object> config = new HashMap<>(settings);
    config.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    return config;
  }

  /**
   * What Kafka answers.
   *
   * @throws ClientException if it does not, in one line
   */
  <T> T answered(Supplier<T> question) {
    try {
      return question.get();
    } catch (InterruptException e) {
      throw e;
    } catch (KafkaException e) {
      throw failed(e);
    }
  }

  /** Waits until the broker has it. */
  void await(Future<?> sent) throws InterruptedException {
    try {
      sent.get();
    } catch (ExecutionException e) {
      throw failed(e.getCause());
    }
  }

  /** What to tell. Kafka's messages may quote a record, so only the class of its error is told. */
  ClientException failed(Throwable error) {
    Throwable root = error;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    return new ClientException(
        "Kafka at %s does not do what was asked (%s): check that it runs and that this client may use it"
            .formatted(bootstrapServers, root.getClass().getSimpleName()));
  }
}
