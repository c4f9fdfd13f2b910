package io.palimpsest.topology.topic;

import io.palimpsest.topology.NodeNames;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.kafka.common.config.TopicConfig;

/**
 * The topics that Kafka Streams has for itself, with the settings that it gives them. Tests compare
 * this with the topology and with what Kafka Streams makes.
 *
 * @param applicationId begins their names
 * @param deduplicationWindow how long releases are remembered
 * @param partitions of everything that lies by author
 */
record InternalTopics(String applicationId, Duration deduplicationWindow, int partitions) {
  /** One entry an author, or a value. */
  private static final List<String> KEYED =
      List.of(
          NodeNames.AUTHORS,
          NodeNames.AUTHOR_NAMES,
          NodeNames.DECLINED_AUTHORS,
          NodeNames.AUTHOR_COUNTS);

  /** What Kafka Streams adds, so that a clock that is wrong costs nothing. */
  private static final Duration MARGIN = Duration.ofDays(1);

  /** Kafka Streams deletes what is processed, and small segments make room soon. */
  private static final String REPARTITION_SEGMENT_BYTES = Integer.toString(50 * 1024 * 1024);

  /** Makes a plan of it. */
  interface Planner {
    TopicPlan plan(String name, PartitionCount partitions, Stream<TopicSetting> settings);
  }

  List<TopicPlan> plans(Planner planner) {
    // A task has the same partition of all of them.
    PartitionCount same = PartitionCount.exactly(partitions);
    List<TopicPlan> plans = new ArrayList<>();
    plans.add(planner.plan(repartition(NodeNames.BY_AUTHOR), same, untilProcessed()));
    plans.add(planner.plan(repartition(NodeNames.BY_VALUE), same, untilProcessed()));
    for (String store : KEYED) {
      plans.add(
          planner.plan(changelog(store), same, compacted(TopicConfig.CLEANUP_POLICY_COMPACT)));
    }
    plans.add(
        planner.plan(
            changelog(NodeNames.RECENT_RELEASES),
            same,
            Stream.concat(
                compacted(
                    TopicConfig.CLEANUP_POLICY_COMPACT + "," + TopicConfig.CLEANUP_POLICY_DELETE),
                Stream.of(
                    TopicSetting.atLeast(
                        TopicConfig.RETENTION_MS_CONFIG,
                        deduplicationWindow.plus(MARGIN).toMillis())))));
    // Beside control.policies, which has one.
    plans.add(
        planner.plan(
            changelog(NodeNames.ACCEPTED_POLICIES),
            PartitionCount.exactly(1),
            compacted(TopicConfig.CLEANUP_POLICY_COMPACT)));
    return plans;
  }

  /** What waits is never deleted by its age. */
  private static Stream<TopicSetting> untilProcessed() {
    return Stream.of(
        TopicLayout.cleanup(TopicConfig.CLEANUP_POLICY_DELETE),
        TopicSetting.exactly(TopicConfig.RETENTION_MS_CONFIG, "-1"),
        TopicSetting.atMost(
            TopicConfig.SEGMENT_BYTES_CONFIG, Long.parseLong(REPARTITION_SEGMENT_BYTES)),
        TopicSetting.atMost(TopicConfig.SEGMENT_MS_CONFIG, Duration.ofHours(1).toMillis()));
  }

  private static Stream<TopicSetting> compacted(String policy) {
    return Stream.concat(Stream.of(TopicLayout.cleanup(policy)), TopicLayout.soonGone());
  }

  private String repartition(String name) {
    return applicationId + "-" + name + "-repartition";
  }

  private String changelog(String store) {
    return applicationId + "-" + store + "-changelog";
  }
}
