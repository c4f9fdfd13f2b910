package io.palimpsest.topology;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.Zone;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.StreamsConfig;

/**
 * Settings of the topology.
 *
 * @param applicationId names the consumer group and, as a prefix, every internal topic; since those
 *     hold text and author ids it must lie in the raw zone
 * @param bootstrapServers where Kafka is
 * @param stateDirectory where stores are kept between runs
 * @param threads how many posts are worked on at once
 * @param rules what a post must be
 * @param deduplicationWindow how long a release is remembered
 * @param kafka further settings for Kafka's clients, as an operator wrote them
 */
public record PrivatizerConfig(
    String applicationId,
    String bootstrapServers,
    Path stateDirectory,
    int threads,
    PostRules rules,
    Duration deduplicationWindow,
    Map<String, String> kafka) {

  /** The application id where none is set. */
  public static final String DEFAULT_APPLICATION_ID = Zone.RAW.prefix() + "palimpsest";

  /** The memory for releases where none is set. */
  public static final Duration DEFAULT_DEDUPLICATION_WINDOW = Duration.ofDays(7);

  /**
   * Settings that decide about privacy and are not the operator's to change. The dead letter queue
   * is among them because Kafka's own holds the raw record.
   */
  private static final Set<String> RESERVED =
      Set.of(
          StreamsConfig.APPLICATION_ID_CONFIG,
          StreamsConfig.BOOTSTRAP_SERVERS_CONFIG,
          StreamsConfig.STATE_DIR_CONFIG,
          StreamsConfig.NUM_STREAM_THREADS_CONFIG,
          StreamsConfig.DEFAULT_TIMESTAMP_EXTRACTOR_CLASS_CONFIG,
          StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
          StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
          StreamsConfig.PRODUCTION_EXCEPTION_HANDLER_CLASS_CONFIG,
          StreamsConfig.ERRORS_DEAD_LETTER_QUEUE_TOPIC_NAME_CONFIG);

  public PrivatizerConfig {
    kafka = Map.copyOf(kafka);
    if (!Zone.RAW.holds(applicationId)) {
      throw new IllegalArgumentException(
          "the application id must begin with 'raw.', because internal topics are named after it"
              + " and hold raw text. Provided value: "
              + applicationId);
    }
    if (threads < 1) {
      throw new IllegalArgumentException(
          "at least one thread is needed. Provided value: " + threads);
    }
    if (deduplicationWindow.isNegative() || deduplicationWindow.isZero()) {
      throw new IllegalArgumentException(
          "the deduplication window must be longer than nothing. Provided value: "
              + deduplicationWindow);
    }
    refuseWeakening(kafka);
  }

  private static void refuseWeakening(Map<String, String> kafka) {
    String guarantee =
        kafka.getOrDefault(
            StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    if (!guarantee.equals(StreamsConfig.EXACTLY_ONCE_V2)) {
      throw new IllegalArgumentException(
          "processing.guarantee must be exactly_once_v2: anything weaker can release a post twice."
              + " Remove the setting");
    }
    for (String name : kafka.keySet()) {
      if (RESERVED.contains(name)) {
        throw new IllegalArgumentException(
            "the Kafka setting '" + name + "' is set by palimpsest itself: remove it");
      }
    }
  }

  /** The topic between validation and everything that is decided per author. */
  public String repartitionTopic() {
    return applicationId + "-" + NodeNames.BY_AUTHOR + "-repartition";
  }

  /** All of it as Kafka Streams takes it. */
  public Properties streamsProperties() {
    Properties properties = new Properties();
    properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    properties.put(
        StreamsConfig.producerPrefix(ProducerConfig.MAX_REQUEST_SIZE_CONFIG),
        TopicPlan.largestRecord(rules.maxTextBytes()));
    properties.put(
        StreamsConfig.topicPrefix("max.message.bytes"),
        TopicPlan.largestRecord(rules.maxTextBytes()));
    properties.putAll(kafka);
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, applicationId);
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    properties.put(StreamsConfig.STATE_DIR_CONFIG, stateDirectory.toString());
    properties.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, threads);
    properties.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    properties.put(
        StreamsConfig.DEFAULT_TIMESTAMP_EXTRACTOR_CLASS_CONFIG, WallClockOnInvalidTimestamp.class);
    properties.put(StreamsConfig.ENSURE_EXPLICIT_INTERNAL_RESOURCE_NAMING_CONFIG, true);
    return properties;
  }
}
