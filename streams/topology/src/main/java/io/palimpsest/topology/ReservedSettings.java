package io.palimpsest.topology;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.streams.StreamsConfig;

/**
 * Settings of Kafka that decide about privacy or about loss, and are not the operator's to change.
 */
final class ReservedSettings {
  /** The same setting can be given to one kind of client by such a prefix. */
  private static final List<String> PREFIXES =
      List.of(
          "main.consumer.",
          "restore.consumer.",
          "global.consumer.",
          "consumer.",
          "producer.",
          "topic.");

  /** Handlers are among them because one that continues loses posts in silence. */
  private static final Set<String> NAMES =
      Set.of(
          StreamsConfig.APPLICATION_ID_CONFIG,
          StreamsConfig.BOOTSTRAP_SERVERS_CONFIG,
          StreamsConfig.STATE_DIR_CONFIG,
          StreamsConfig.APPLICATION_SERVER_CONFIG,
          StreamsConfig.NUM_STREAM_THREADS_CONFIG,
          StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG,
          StreamsConfig.DEFAULT_TIMESTAMP_EXTRACTOR_CLASS_CONFIG,
          StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
          "default.deserialization.exception.handler",
          StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
          StreamsConfig.PRODUCTION_EXCEPTION_HANDLER_CLASS_CONFIG,
          "default.production.exception.handler",
          StreamsConfig.ROCKSDB_CONFIG_SETTER_CLASS_CONFIG,
          // Kafka's own dead letters hold the raw record.
          StreamsConfig.ERRORS_DEAD_LETTER_QUEUE_TOPIC_NAME_CONFIG,
          // All of an author is decided in one place: by the key, and by nothing else.
          ProducerConfig.PARTITIONER_CLASS_CONFIG,
          ProducerConfig.PARTITIONER_IGNORE_KEYS_CONFIG,
          // Who has which partition is asked for in the classic way, see ConsumerLag.
          StreamsConfig.GROUP_PROTOCOL_CONFIG,
          ConsumerConfig.ISOLATION_LEVEL_CONFIG,
          ConsumerConfig.AUTO_OFFSET_RESET_CONFIG,
          ProducerConfig.MAX_REQUEST_SIZE_CONFIG,
          TopicConfig.MAX_MESSAGE_BYTES_CONFIG,
          TopicConfig.RETENTION_MS_CONFIG,
          TopicConfig.CLEANUP_POLICY_CONFIG);

  private ReservedSettings() {}

  /**
   * Checks what an operator wrote.
   *
   * @throws IllegalArgumentException that names the setting to remove
   */
  static void refuse(Map<String, String> kafka) {
    kafka.forEach(ReservedSettings::refuse);
  }

  private static void refuse(String name, String value) {
    if (name.equals(StreamsConfig.PROCESSING_GUARANTEE_CONFIG)
        && !value.equals(StreamsConfig.EXACTLY_ONCE_V2)) {
      throw new IllegalArgumentException(
          "processing.guarantee must be exactly_once_v2: anything weaker can release a post twice."
              + " Remove the setting");
    }
    if (NAMES.contains(withoutPrefix(name))) {
      throw new IllegalArgumentException(
          "the Kafka setting '" + name + "' is set by palimpsest itself: remove it");
    }
  }

  private static String withoutPrefix(String name) {
    return PREFIXES.stream()
        .filter(name::startsWith)
        .findFirst()
        .map(prefix -> name.substring(prefix.length()))
        .orElse(name);
  }
}
