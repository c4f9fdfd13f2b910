package io.palimpsest.topology.topic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TopicLayoutTest {
  private static final String APPLICATION = "raw.app";
  private static final Duration WINDOW = Duration.ofDays(7);

  private static TopicLayout layout(Retentions retentions) {
    return new TopicLayout(6, 1000, Optional.of(new Durability(3, 2)), Optional.of(retentions));
  }

  private static final TopicLayout LAYOUT = layout(Retentions.DEFAULT);

  private static TopicPlan plan(List<TopicPlan> plans, String name) {
    return plans.stream().filter(plan -> plan.name().equals(name)).findFirst().orElseThrow();
  }

  private static String setting(TopicLayout layout, String topic, String name) {
    return plan(layout.topics(), topic).config().get(name);
  }

  @Test
  void shouldPlanEveryNamedTopicOnceAndEachInAZone() throws IllegalAccessException {
    Set<String> named = new TreeSet<>();
    for (var field : Topics.class.getFields()) {
      named.add((String) field.get(null));
    }

    assertThat(LAYOUT.topics().stream().map(TopicPlan::name))
        .containsExactlyInAnyOrderElementsOf(named)
        .allSatisfy(name -> assertThat(Zone.of(name)).isPresent());
  }

  /** The golden drawing of the topology says which stores and repartitions there are. */
  @Test
  void shouldPlanTheInternalTopicsOfTheTopology() throws IOException {
    String drawn;
    try (var in = getClass().getResourceAsStream("/topology.txt")) {
      drawn = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    // A store of every instance is read from its own topic and has no changelog.
    String ofTasks =
        Arrays.stream(drawn.split("(?=  Sub-topology:)"))
            .filter(part -> !part.contains("for global store"))
            .collect(Collectors.joining());
    Set<String> expected = new TreeSet<>();
    Matcher stores = Pattern.compile("stores: \\[([^]]+)]").matcher(ofTasks);
    while (stores.find()) {
      Arrays.stream(stores.group(1).split(", "))
          .forEach(store -> expected.add(APPLICATION + "-" + store + "-changelog"));
    }
    Matcher repartitions = Pattern.compile("topic: (\\S+-repartition)\\)").matcher(ofTasks);
    while (repartitions.find()) {
      expected.add(APPLICATION + "-" + repartitions.group(1));
    }

    assertThat(LAYOUT.internalTopics(APPLICATION, WINDOW, 1))
        .extracting(TopicPlan::name)
        .containsExactlyInAnyOrderElementsOf(expected)
        .hasSize(8);
  }

  @Test
  void shouldGiveInternalTopicsAsManyPartitionsAsTheLargestSourceHas() {
    assertThat(LAYOUT.internalTopics(APPLICATION, WINDOW, 12))
        .allSatisfy(plan -> assertThat(plan.partitions().isExact()).isTrue())
        .extracting(plan -> plan.partitions().number())
        .containsOnly(12, 1)
        .containsOnlyOnce(1); // beside control.policies
  }

  @Test
  void shouldKeepChargesAndReceiptsForEverWhateverIsAsked() {
    Retentions shortest =
        Retentions.DEFAULT.with(Zone.ACCOUNTING, Optional.of(Duration.ofHours(1)));

    assertThat(setting(layout(shortest), Topics.CHARGES, "retention.ms")).isEqualTo("-1");
    assertThat(setting(layout(shortest), Topics.ERASURE_RECEIPTS, "retention.ms")).isEqualTo("-1");
    assertThat(setting(layout(shortest), Topics.WITHHELD, "retention.ms")).isEqualTo("3600000");
  }

  @Test
  void shouldKeepRequestsToEraseLongerThanPosts() {
    for (Duration raw : List.of(Duration.ofHours(1), Duration.ofDays(7), Duration.ofDays(900))) {
      TopicLayout layout = layout(Retentions.DEFAULT.with(Zone.RAW, Optional.of(raw)));
      assertThat(Long.parseLong(setting(layout, Topics.ERASURES, "retention.ms")))
          .isGreaterThan(Long.parseLong(setting(layout, Topics.RAW_POSTS, "retention.ms")));
    }
    TopicLayout forEver = layout(Retentions.DEFAULT.with(Zone.RAW, Optional.empty()));
    assertThat(setting(forEver, Topics.RAW_POSTS, "retention.ms")).isEqualTo("-1");
    assertThat(setting(forEver, Topics.ERASURES, "retention.ms")).isEqualTo("-1");
  }

  /** Retention takes closed segments only. */
  @Test
  void shouldCloseSegmentsOfRawTextSoon() {
    assertThat(setting(LAYOUT, Topics.RAW_POSTS, "segment.ms")).isEqualTo("86400000");
    TopicLayout hour = layout(Retentions.DEFAULT.with(Zone.RAW, Optional.of(Duration.ofHours(2))));
    assertThat(setting(hour, Topics.REPLAYS, "segment.ms")).isEqualTo("7200000");
  }

  @Test
  void shouldLeaveToTheBrokerWhatTheServiceDoesNotNeed() {
    assertThat(TopicLayout.ofService(4, 1000).topics())
        .allSatisfy(
            plan -> {
              assertThat(plan.replicationFactor()).isEmpty();
              assertThat(plan.config()).doesNotContainKey("min.insync.replicas");
            });
    assertThat(plan(TopicLayout.ofService(4, 1000).topics(), Topics.RAW_POSTS).config())
        .doesNotContainKey("retention.ms");
  }

  @Test
  void shouldFindNoDifferenceInATopicThatWasMadeByItsPlan() {
    for (TopicPlan plan : LAYOUT.topics()) {
      TopicState made = new TopicState(plan.partitions().number(), 3, plan.config());
      assertThat(TopicComparison.differences(plan, made)).isEmpty();
    }
  }

  @Test
  void shouldNameWhatDiffersAndStartOnlyWithoutFaults() {
    TopicPlan plan = plan(LAYOUT.topics(), Topics.CHARGES);
    TopicState state =
        new TopicState(
            2,
            1,
            Map.of(
                "cleanup.policy",
                "delete",
                "retention.ms",
                "604800000",
                "min.insync.replicas",
                "1"));

    assertThat(TopicComparison.differences(plan, state))
        .extracting(Difference::what)
        .containsExactlyInAnyOrder(
            "partitions", "replication factor", "retention.ms", "min.insync.replicas");
    assertThat(TopicComparison.faults(plan, state))
        .singleElement()
        .satisfies(
            fault ->
                assertThat(fault.inWords()).contains("accounting.charges", "retention.ms", "-1"));
  }

  @Test
  void shouldRefuseCopiesAndRetentionsThatLoseRecords() {
    assertThatThrownBy(() -> new Durability(2, 3)).hasMessageContaining("at most");
    assertThatThrownBy(() -> new Durability(0, 0)).hasMessageContaining("at least 1");
    assertThatThrownBy(() -> Retentions.DEFAULT.with(Zone.RAW, Optional.of(Duration.ofMinutes(59))))
        .hasMessageContaining("an hour");
  }
}
