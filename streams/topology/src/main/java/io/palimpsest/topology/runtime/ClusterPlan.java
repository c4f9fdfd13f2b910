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
import java.util.OptionalInt;
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
    Map<String, TopicState> states =
        topics.describe(plans(OptionalInt.empty()).stream().map(TopicPlan::name).toList());
    OptionalInt ofSources =
        TopicLayout.SOURCES.stream()
            .flatMap(name -> Optional.ofNullable(states.get(name)).stream())
            .mapToInt(TopicState::partitions)
            .max();
    List<TopicPlan> plans = plans(ofSources);
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

  /**
   * Compares access with it.
   *
   * @return empty if the cluster has no authorizer
   */
  public Optional<List<Difference>> review(ClusterAccess granted) {
    return granted.differences(
        access, plans(OptionalInt.empty()).stream().map(TopicPlan::name).toList());
  }

  /** A source that is missing will be made with the partitions of the layout. */
  private List<TopicPlan> plans(OptionalInt ofSources) {
    OptionalInt most =
        ofSources.isPresent()
            ? OptionalInt.of(Math.max(ofSources.getAsInt(), layout.partitions()))
            : ofSources;
    return Stream.concat(
            layout.topics().stream(),
            layout.internalTopics(applicationId, deduplicationWindow, most).stream())
        .toList();
  }
}
