package io.palimpsest.topology.runtime;

import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.access.AccessPlan;
import io.palimpsest.topology.topic.Difference;
import io.palimpsest.topology.topic.TopicComparison;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.TopicState;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a cluster must have for the service: topics, those of Kafka Streams among them, and access.
 *
 * @param layout of the topics
 * @param applicationId of the service
 * @param deduplicationWindow of the service
 * @param access who may do what; nobody named, nothing compared
 */
public record ClusterPlan(
    TopicLayout layout, String applicationId, Duration deduplicationWindow, AccessPlan access) {

  public ClusterPlan {
    PrivatizerConfig.checkApplicationId(applicationId);
    if (deduplicationWindow.isNegative() || deduplicationWindow.isZero()) {
      throw new IllegalArgumentException(
          "the deduplication window must be longer than nothing. Provided value: "
              + deduplicationWindow);
    }
  }

  /** Compares the topics of a cluster with it. */
  public TopicReview review(ClusterTopics topics) {
    return review(topics.describe(names()));
  }

  /** Compares topics with it. */
  TopicReview review(Map<String, TopicState> states) {
    List<TopicPlan> plans = plans(ofSources(states));
    return new TopicReview(
        plans,
        plans.stream().filter(plan -> !states.containsKey(plan.name())).toList(),
        plans.stream()
            .flatMap(
                plan ->
                    Optional.ofNullable(states.get(plan.name())).stream()
                        .flatMap(state -> TopicComparison.differences(plan, state).stream()))
            .toList());
  }

  /** The most partitions that a source has; one that is missing will be made as planned. */
  private int ofSources(Map<String, TopicState> states) {
    return TopicLayout.SOURCES.stream()
        .mapToInt(
            name -> states.containsKey(name) ? states.get(name).partitions() : layout.partitions())
        .max()
        .orElseThrow();
  }

  /**
   * Compares access with it.
   *
   * @return empty if the cluster has no authorizer
   */
  public Optional<List<Difference>> review(ClusterAccess granted) {
    return granted.differences(access, names());
  }

  private List<String> names() {
    return plans(layout.partitions()).stream().map(TopicPlan::name).toList();
  }

  private List<TopicPlan> plans(int ofSources) {
    return Stream.concat(
            layout.topics().stream(),
            layout.internalTopics(applicationId, deduplicationWindow, ofSources).stream())
        .toList();
  }
}
