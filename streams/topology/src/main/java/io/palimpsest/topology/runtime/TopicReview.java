package io.palimpsest.topology.runtime;

import io.palimpsest.topology.topic.Difference;
import io.palimpsest.topology.topic.TopicComparison;
import io.palimpsest.topology.topic.TopicPlan;
import java.util.List;
import java.util.stream.Stream;

/**
 * How the topics of a cluster are.
 *
 * @param plans all that should be there
 * @param missing those that are not
 * @param differing what is not as it should be of those that are
 */
public record TopicReview(
    List<TopicPlan> plans, List<TopicPlan> missing, List<Difference> differing) {
  public TopicReview {
    plans = List.copyOf(plans);
    missing = List.copyOf(missing);
    differing = List.copyOf(differing);
  }

  /** All that differs, missing topics first. */
  public List<Difference> differences() {
    return Stream.concat(missing.stream().map(TopicComparison::missing), differing.stream())
        .toList();
  }
}
