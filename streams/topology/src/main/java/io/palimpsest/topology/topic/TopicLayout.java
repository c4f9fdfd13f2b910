package io.palimpsest.topology.topic;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.kafka.common.config.TopicConfig;

/**
 * All topics of the path, each as it is made and has to be. The one place that knows: the service
 * makes and checks its topics by it, and so do the commands for operators.
 *
 * @param partitions of all topics that are spread
 * @param maxTextBytes the longest text of a post
 * @param durability copies of everything; empty leaves it to the broker
 * @param retentions how long records are kept; empty leaves it to the broker
 */
public record TopicLayout(
    int partitions,
    int maxTextBytes,
    Optional<Durability> durability,
    Optional<Retentions> retentions) {
  /** What was deleted, or is too old, lies in an open segment until that is closed. */
  private static final Duration RAW_SEGMENT = Duration.ofDays(1);

  /** A request may have waited for the service while posts went on. */
  private static final Duration AFTER_RAW = Duration.ofDays(1);

  private static final String FOR_EVER = "-1";

  /** The topics from which posts and requests about authors are taken. */
  public static final List<String> SOURCES =
      List.of(Topics.RAW_POSTS, Topics.REPLAYS, Topics.PREFERENCES, Topics.ERASURES);

  /** What the service needs, and nothing that is its operator's choice. */
  public static TopicLayout ofService(int partitions, int maxTextBytes) {
    return new TopicLayout(partitions, maxTextBytes, Optional.empty(), Optional.empty());
  }

  /** All topics but those that Kafka Streams has for itself. */
  public List<TopicPlan> topics() {
    PartitionCount spread = PartitionCount.atLeast(partitions);
    PartitionCount few = PartitionCount.atLeast(1);
    return List.of(
        // A record that is too long must arrive here to become a dead letter, hence the same room.
        plan(Topics.RAW_POSTS, spread, Stream.concat(deleted(Zone.RAW), room())),
        plan(Topics.REPLAYS, spread, Stream.concat(deleted(Zone.RAW), room())),
        plan(Topics.SAFE_POSTS, spread, Stream.concat(deleted(Zone.SAFE), room())),
        plan(Topics.GUARANTEES, few, compacted()),
        plan(Topics.DEAD_LETTERS, few, deleted(Zone.RESTRICTED)),
        // Every instance reads all of it, and only the latest word about a value matters.
        plan(Topics.SHARED_VALUES, few, compacted()),
        plan(Topics.CHARGES, spread, kept()),
        plan(Topics.BALANCES, spread, compacted()),
        plan(Topics.WITHHELD, spread, deleted(Zone.ACCOUNTING)),
        plan(Topics.ERASURE_RECEIPTS, few, kept()),
        // The order of all submissions counts.
        plan(Topics.POLICIES, PartitionCount.exactly(1), compacted()),
        plan(Topics.POLICIES_IN_FORCE, few, compacted()),
        plan(Topics.POLICY_VERDICTS, few, deleted(Zone.CONTROL)),
        plan(Topics.PREFERENCES, spread, compactedSoon()),
        plan(Topics.ERASURES, spread, keptLongerThanPosts()));
  }

  /**
   * The topics that Kafka Streams has for itself.
   *
   * @param applicationId begins their names
   * @param deduplicationWindow how long releases are remembered
   * @param ofSources the most partitions that one of {@link #SOURCES} has
   */
  public List<TopicPlan> internalTopics(
      String applicationId, Duration deduplicationWindow, int ofSources) {
    return new InternalTopics(applicationId, deduplicationWindow, ofSources)
        .plans((name, count, settings) -> plan(name, count, Stream.concat(settings, room())));
  }

  private TopicPlan plan(String name, PartitionCount count, Stream<TopicSetting> own) {
    List<TopicSetting> settings = new ArrayList<>(own.toList());
    durability.ifPresent(
        copies ->
            settings.add(
                TopicSetting.atLeast(TopicConfig.MIN_IN_SYNC_REPLICAS_CONFIG, copies.minInSync())));
    return new TopicPlan(name, count, durability.map(Durability::replicationFactor), settings);
  }

  private Stream<TopicSetting> room() {
    return Stream.of(
        TopicSetting.atLeast(
                TopicConfig.MAX_MESSAGE_BYTES_CONFIG, TopicPlan.largestRecord(maxTextBytes))
            .essential());
  }

  private static Stream<TopicSetting> compacted() {
    return Stream.of(cleanup(TopicConfig.CLEANUP_POLICY_COMPACT).essential());
  }

  /** Names authors; one who is forgotten is gone from it after about a day. */
  private static Stream<TopicSetting> compactedSoon() {
    return Stream.concat(compacted(), soonGone());
  }

  static Stream<TopicSetting> soonGone() {
    return Stream.of(
        TopicSetting.atMost(
            TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG, Duration.ofDays(1).toMillis()),
        TopicSetting.atMost(TopicConfig.SEGMENT_MS_CONFIG, Duration.ofHours(1).toMillis()));
  }

  /**
   * Balances are recomputed from the first charge on, and a receipt is for as long as asked for.
   */
  private static Stream<TopicSetting> kept() {
    return Stream.of(
        cleanup(TopicConfig.CLEANUP_POLICY_DELETE),
        TopicSetting.exactly(TopicConfig.RETENTION_MS_CONFIG, FOR_EVER).essential());
  }

  private Stream<TopicSetting> deleted(Zone zone) {
    Stream<TopicSetting> deleted = Stream.of(cleanup(TopicConfig.CLEANUP_POLICY_DELETE));
    if (retentions.isEmpty()) {
      return deleted;
    }
    Optional<Duration> retention = retentions.get().of(zone);
    Stream<TopicSetting> timed =
        Stream.of(TopicSetting.exactly(TopicConfig.RETENTION_MS_CONFIG, millis(retention)));
    return Stream.of(
            deleted, timed, zone == Zone.RAW ? closedEvery(retention) : Stream.<TopicSetting>of())
        .flatMap(settings -> settings);
  }

  /** Posts of authors who were erased meanwhile must not be replayed, so requests outlive posts. */
  private Stream<TopicSetting> keptLongerThanPosts() {
    Stream<TopicSetting> deleted = Stream.of(cleanup(TopicConfig.CLEANUP_POLICY_DELETE));
    return retentions
        .map(r -> r.of(Zone.RAW).map(AFTER_RAW::plus))
        .map(
            retention ->
                Stream.of(
                        deleted,
                        Stream.of(
                            new TopicSetting(
                                TopicConfig.RETENTION_MS_CONFIG,
                                millis(retention),
                                TopicSetting.Rule.AT_LEAST,
                                false)),
                        closedEvery(retention))
                    .flatMap(settings -> settings))
        .orElse(deleted);
  }

  private static Stream<TopicSetting> closedEvery(Optional<Duration> retention) {
    return Stream.of(
        TopicSetting.atMost(
            TopicConfig.SEGMENT_MS_CONFIG,
            retention.filter(t -> t.compareTo(RAW_SEGMENT) < 0).orElse(RAW_SEGMENT).toMillis()));
  }

  static TopicSetting cleanup(String policy) {
    return TopicSetting.exactly(TopicConfig.CLEANUP_POLICY_CONFIG, policy);
  }

  private static String millis(Optional<Duration> retention) {
    return retention.map(time -> Long.toString(time.toMillis())).orElse(FOR_EVER);
  }
}
