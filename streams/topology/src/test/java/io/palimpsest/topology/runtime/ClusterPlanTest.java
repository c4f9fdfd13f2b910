package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.topology.access.AccessPlan;
import io.palimpsest.topology.topic.Difference;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.TopicState;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ClusterPlanTest {
  private static final String AUTHORS = "raw.app-authors-changelog";

  private static ClusterPlan plan(String applicationId, Duration window) {
    return new ClusterPlan(
        TopicLayout.ofService(4, 1000),
        applicationId,
        window,
        new AccessPlan(applicationId, "connect", Map.of()));
  }

  private static final ClusterPlan PLAN = plan("raw.app", Duration.ofDays(7));

  /** A cluster on which everything was made as planned. */
  private static Map<String, TopicState> made() {
    Map<String, TopicState> states = new TreeMap<>();
    for (TopicPlan plan : PLAN.review(Map.of()).plans()) {
      states.put(plan.name(), new TopicState(plan.partitions().number(), 1, plan.config()));
    }
    return states;
  }

  private static void setPartitions(Map<String, TopicState> states, String topic, int number) {
    states.computeIfPresent(topic, (name, old) -> new TopicState(number, 1, old.config()));
  }

  @Test
  void shouldMissEverythingOnAnEmptyClusterAndNothingOnOneThatWasMade() {
    assertThat(PLAN.review(Map.of()).missing()).hasSize(23);
    assertThat(PLAN.review(Map.of()).differences())
        .hasSize(23)
        .allSatisfy(difference -> assertThat(difference.actual()).isEqualTo("missing"));
    assertThat(PLAN.review(made()).differences()).isEmpty();
  }

  /** Kafka Streams refuses to go on when they differ. */
  @Test
  void shouldWantAsManyPartitionsOfStateAsTheLargestSourceHas() {
    Map<String, TopicState> states = made();
    setPartitions(states, Topics.ERASURES, 6);
    assertThat(PLAN.review(states).differences())
        .hasSize(7)
        .allSatisfy(
            difference -> {
              assertThat(difference.subject()).startsWith("raw.app-");
              assertThat(difference.expected()).isEqualTo("6");
            })
        .extracting(Difference::subject)
        .contains(AUTHORS)
        .doesNotContain("raw.app-accepted-policies-changelog");
  }

  @Test
  void shouldMeasureStateByTheSourcesThatAreThereAndNotByWhatWasAskedFor() {
    Map<String, TopicState> states = made();
    states.keySet().forEach(topic -> setPartitions(states, topic, 2));
    setPartitions(states, Topics.POLICIES, 1);
    setPartitions(states, "raw.app-accepted-policies-changelog", 1);

    assertThat(PLAN.review(states).differing())
        .isNotEmpty()
        .allSatisfy(
            difference -> {
              assertThat(difference.expected()).isEqualTo("at least 4");
              assertThat(difference.subject()).doesNotStartWith("raw.app-");
            });
  }

  @Test
  void shouldNameASettingThatTheClusterDoesNotTell() {
    Map<String, TopicState> states = made();
    states.put(Topics.SHARED_VALUES, new TopicState(1, 1, Map.of()));
    assertThat(PLAN.review(states).differing())
        .singleElement()
        .satisfies(difference -> assertThat(difference.actual()).isEqualTo("not known"));
  }

  @Test
  void shouldRefuseAnApplicationOutsideOfTheRawZoneAndAWindowOfNothing() {
    assertThatThrownBy(() -> plan("app", Duration.ofDays(1))).hasMessageContaining("raw.");
    assertThatThrownBy(() -> plan("raw.app", Duration.ZERO)).hasMessageContaining("window");
  }
}
