package io.palimpsest.topology.topic;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.TopicConfig;

/**
 * How a topic is made.
 *
 * @param name its name
 * @param partitions how many partitions it gets
 * @param config settings that differ from the broker's
 */
public record TopicPlan(String name, int partitions, Map<String, String> config) {
  /** Room for everything of a record that is not its text. */
  private static final int ENVELOPE_BYTES = 64 * 1024;

  private static final Map<String, String> COMPACTED =
      Map.of(TopicConfig.CLEANUP_POLICY_CONFIG, TopicConfig.CLEANUP_POLICY_COMPACT);

  /** Names authors; one who is forgotten is gone from it after about a day. */
  private static final Map<String, String> COMPACTED_SOON =
      Map.of(
          TopicConfig.CLEANUP_POLICY_CONFIG,
          TopicConfig.CLEANUP_POLICY_COMPACT,
          TopicConfig.MAX_COMPACTION_LAG_MS_CONFIG,
          Long.toString(Duration.ofDays(1).toMillis()),
          TopicConfig.SEGMENT_MS_CONFIG,
          Long.toString(Duration.ofHours(1).toMillis()));

  /**
   * Balances are recomputed from the first charge on, and a receipt is for as long as asked for.
   */
  private static final Map<String, String> KEPT = Map.of(TopicConfig.RETENTION_MS_CONFIG, "-1");

  public TopicPlan {
    config = Map.copyOf(config);
  }

  /** All topics of the path, for texts of at most so many bytes. */
  public static List<TopicPlan> forPath(int partitions, int maxTextBytes) {
    return List.of(
        // A record that is too long must arrive here to become a dead letter, hence the same room.
        new TopicPlan(Topics.RAW_POSTS, partitions, maxBytes(maxTextBytes)),
        new TopicPlan(Topics.REPLAYS, partitions, maxBytes(maxTextBytes)),
        new TopicPlan(Topics.SAFE_POSTS, partitions, maxBytes(maxTextBytes)),
        new TopicPlan(Topics.DEAD_LETTERS, 1, Map.of()),
        // Every instance reads all of it, and only the latest word about a value matters.
        new TopicPlan(Topics.SHARED_VALUES, 1, COMPACTED),
        new TopicPlan(Topics.CHARGES, partitions, KEPT),
        new TopicPlan(Topics.BALANCES, partitions, COMPACTED),
        new TopicPlan(Topics.WITHHELD, partitions, Map.of()),
        new TopicPlan(Topics.ERASURE_RECEIPTS, 1, KEPT),
        new TopicPlan(Topics.POLICIES, 1, COMPACTED),
        new TopicPlan(Topics.POLICIES_IN_FORCE, 1, COMPACTED),
        new TopicPlan(Topics.POLICY_VERDICTS, 1, Map.of()),
        new TopicPlan(Topics.PREFERENCES, partitions, COMPACTED_SOON),
        new TopicPlan(Topics.ERASURES, partitions, Map.of()));
  }

  private static Map<String, String> maxBytes(int maxTextBytes) {
    return Map.of(
        TopicConfig.MAX_MESSAGE_BYTES_CONFIG, Integer.toString(largestRecord(maxTextBytes)));
  }

  /** The largest record that a text of so many bytes can make, at the worst growth. */
  public static int largestRecord(int maxTextBytes) {
    return Math.max(
        1024 * 1024, Privatizer.maxReleaseBytes(new PostRules(maxTextBytes)) + ENVELOPE_BYTES);
  }
}
