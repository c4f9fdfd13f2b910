package io.palimpsest.topology;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.Zone;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.errors.DefaultProductionExceptionHandler;
import org.apache.kafka.streams.errors.LogAndFailExceptionHandler;
import org.apache.kafka.streams.errors.LogAndFailProcessingExceptionHandler;

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
 * @param sharingDelay how long a value must have been shared by enough authors before it is
 *     released as such: longer than any instance lags behind
 * @param keyEpoch of authors' keys, from 0 on; a higher one than before starts names and draws
 *     anew, and every word is paid for again
 * @param kafka further settings for Kafka's clients, as an operator wrote them
 * @param advertisedAddress host:port at which other instances reach this one over HTTP, to ask for
 *     the authors whose state it has; empty if it is the only one
 * @param standbyReplicas on how many other instances each store is kept up to date, so that one of
 *     them can go on where this one was lost
 */
public record PrivatizerConfig(
    String applicationId,
    String bootstrapServers,
    Path stateDirectory,
    int threads,
    PostRules rules,
    Duration deduplicationWindow,
    Duration sharingDelay,
    long keyEpoch,
    Map<String, String> kafka,
    Optional<String> advertisedAddress,
    int standbyReplicas) {

  /** The application id where none is set. */
  public static final String DEFAULT_APPLICATION_ID = Zone.RAW.prefix() + "palimpsest";

  /** The memory for releases where none is set. */
  public static final Duration DEFAULT_DEDUPLICATION_WINDOW = Duration.ofDays(7);

  /** The delay of shared values where none is set. */
  public static final Duration DEFAULT_SHARING_DELAY = Duration.ofMinutes(1);

  /** Kafka's own default is 16 kB. */
  private static final int PRODUCER_BATCH_BYTES = 65_536;

  /** What was killed is replaced after ten seconds; Kafka's own default is 45. */
  private static final int SESSION_TIMEOUT_MS = 10_000;

  /** Internal topics are named after it, and Kafka's names are at most 249 characters. */
  private static final Pattern APPLICATION_ID = Pattern.compile("raw\\.[A-Za-z0-9._-]{1,150}");

  /** A name or an IPv4 address, or an IPv6 address in brackets, and a port. */
  private static final Pattern ADDRESS =
      Pattern.compile("(?:[A-Za-z0-9._-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}]):([0-9]{1,5})");

  private static final int LARGEST_PORT = 65_535;

  /** Of an instance that nobody asks. */
  public PrivatizerConfig(
      String applicationId,
      String bootstrapServers,
      Path stateDirectory,
      int threads,
      PostRules rules,
      Duration deduplicationWindow,
      Duration sharingDelay,
      long keyEpoch,
      Map<String, String> kafka) {
    this(
        applicationId,
        bootstrapServers,
        stateDirectory,
        threads,
        rules,
        deduplicationWindow,
        sharingDelay,
        keyEpoch,
        kafka,
        Optional.empty(),
        0);
  }

  public PrivatizerConfig {
    kafka = Map.copyOf(kafka);
    checkApplicationId(applicationId);
    if (threads < 1) {
      throw new IllegalArgumentException(
          "at least one thread is needed. Provided value: " + threads);
    }
    if (deduplicationWindow.isNegative() || deduplicationWindow.isZero()) {
      throw new IllegalArgumentException(
          "the deduplication window must be longer than nothing. Provided value: "
              + deduplicationWindow);
    }
    if (sharingDelay.isNegative() || sharingDelay.isZero()) {
      throw new IllegalArgumentException(
          "the sharing delay must be longer than nothing. Provided value: " + sharingDelay);
    }
    if (keyEpoch < 0) {
      throw new IllegalArgumentException(
          "the epoch of keys must be 0 or more. Provided value: " + keyEpoch);
    }
    if (standbyReplicas < 0) {
      throw new IllegalArgumentException(
          "the number of standby replicas must be 0 or more. Provided value: " + standbyReplicas);
    }
    ReservedSettings.refuse(kafka);
    advertisedAddress.ifPresent(PrivatizerConfig::checkAddress);
  }

  /**
   * Checks the id of an application.
   *
   * @throws IllegalArgumentException that says what it must be
   */
  public static void checkApplicationId(String id) {
    if (!APPLICATION_ID.matcher(id).matches()) {
      throw new IllegalArgumentException(
          "the application id must be 'raw.' and letters, digits, dots, hyphens or underscores,"
              + " because internal topics are named after it and hold raw text. Provided value: "
              + id);
    }
  }

  private static void checkAddress(String address) {
    Matcher parts = ADDRESS.matcher(address);
    int port = parts.matches() ? Integer.parseInt(parts.group(1)) : 0;
    if (port < 1 || port > LARGEST_PORT) {
      throw new IllegalArgumentException(
          "the advertised address must be host:port, as other instances reach this one."
              + " Provided value: "
              + address);
    }
  }

  /** Shows no settings of Kafka's clients: passwords are among them. */
  @Override
  public String toString() {
    return "PrivatizerConfig[" + applicationId + " on " + bootstrapServers + "]";
  }

  /** The same with another state directory. */
  public PrivatizerConfig withStateDirectory(Path directory) {
    return new PrivatizerConfig(
        applicationId,
        bootstrapServers,
        directory,
        threads,
        rules,
        deduplicationWindow,
        sharingDelay,
        keyEpoch,
        kafka,
        advertisedAddress,
        standbyReplicas);
  }

  /** The same, reached by other instances at that address. */
  public PrivatizerConfig withAdvertisedAddress(String address) {
    return new PrivatizerConfig(
        applicationId,
        bootstrapServers,
        stateDirectory,
        threads,
        rules,
        deduplicationWindow,
        sharingDelay,
        keyEpoch,
        kafka,
        Optional.of(address),
        standbyReplicas);
  }

  /** The same, with stores kept up to date on so many other instances. */
  public PrivatizerConfig withStandbyReplicas(int replicas) {
    return new PrivatizerConfig(
        applicationId,
        bootstrapServers,
        stateDirectory,
        threads,
        rules,
        deduplicationWindow,
        sharingDelay,
        keyEpoch,
        kafka,
        advertisedAddress,
        replicas);
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
    // A release is some eight records in as many topics: with Kafka's 16 kB a request holds few.
    properties.put(
        StreamsConfig.producerPrefix(ProducerConfig.BATCH_SIZE_CONFIG), PRODUCER_BATCH_BYTES);
    // Seals do not shrink; labels, fingerprints and pseudonyms of a batch do.
    properties.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "lz4");
    properties.put(
        StreamsConfig.topicPrefix("max.message.bytes"),
        TopicPlan.largestRecord(rules.maxTextBytes()));
    // What was deleted, from state or by Kafka Streams, must not lie in a segment for ever.
    properties.put(
        StreamsConfig.topicPrefix(TopicConfig.SEGMENT_MS_CONFIG),
        Long.toString(Duration.ofHours(1).toMillis()));
    properties.put(
        StreamsConfig.topicPrefix(TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG),
        Long.toString(Duration.ofDays(1).toMillis()));
    properties.put(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, SESSION_TIMEOUT_MS);
    properties.putAll(kafka);
    properties.put(StreamsConfig.APPLICATION_ID_CONFIG, applicationId);
    properties.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    properties.put(StreamsConfig.STATE_DIR_CONFIG, stateDirectory.toString());
    properties.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, threads);
    properties.put(StreamsConfig.NUM_STANDBY_REPLICAS_CONFIG, standbyReplicas);
    properties.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
    properties.put(
        StreamsConfig.DEFAULT_TIMESTAMP_EXTRACTOR_CLASS_CONFIG, WallClockOnInvalidTimestamp.class);
    properties.put(
        StreamsConfig.DESERIALIZATION_EXCEPTION_HANDLER_CLASS_CONFIG,
        LogAndFailExceptionHandler.class);
    properties.put(
        StreamsConfig.PROCESSING_EXCEPTION_HANDLER_CLASS_CONFIG,
        LogAndFailProcessingExceptionHandler.class);
    properties.put(
        StreamsConfig.PRODUCTION_EXCEPTION_HANDLER_CLASS_CONFIG,
        DefaultProductionExceptionHandler.class);
    properties.put(StreamsConfig.ENSURE_EXPLICIT_INTERNAL_RESOURCE_NAMING_CONFIG, true);
    properties.put(StreamsConfig.ROCKSDB_CONFIG_SETTER_CLASS_CONFIG, ForgetfulRocksDb.class);
    return properties;
  }
}
