package io.palimpsest.topology.topic;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.config.TopicConfig;

/** Compares topics with their plans. */
public final class TopicComparison {
  private static final String PARTITIONS = "partitions";
  private static final String MAKE_ANEW =
      "a number of partitions cannot be lowered, and raising it moves authors: make the topic anew,"
          + " and reset the application";

  private TopicComparison() {}

  /** All that differs. */
  public static List<Difference> differences(TopicPlan plan, TopicState state) {
    return compare(plan, state, false);
  }

  /** That there is no such topic. */
  public static Difference missing(TopicPlan plan) {
    return new Difference(
        plan.name(), "topic", "there", "missing", "make it by 'palimpsest topics create'");
  }

  /** What the service cannot run with. */
  public static List<Difference> faults(TopicPlan plan, TopicState state) {
    return compare(plan, state, true);
  }

  private static List<Difference> compare(TopicPlan plan, TopicState topic, boolean onlyEssential) {
    List<Difference> differences = new ArrayList<>();
    if (!plan.partitions().allows(topic.partitions())
        && (plan.partitions().isExact() || !onlyEssential)) {
      differences.add(
          new Difference(
              plan.name(),
              PARTITIONS,
              plan.partitions().inWords(),
              Integer.toString(topic.partitions()),
              MAKE_ANEW));
    }
    if (!onlyEssential) {
      plan.replicationFactor()
          .filter(wanted -> topic.replicationFactor() < wanted)
          .ifPresent(wanted -> differences.add(tooFewCopies(plan, topic, wanted)));
    }
    plan.settings().stream()
        .filter(setting -> setting.isEssential() || !onlyEssential)
        .filter(setting -> !isMet(setting, topic.config()))
        .map(setting -> difference(plan, setting, topic.config()))
        .forEach(differences::add);
    return differences;
  }

  private static boolean isMet(TopicSetting setting, Map<String, String> actual) {
    return actual.containsKey(setting.name()) && setting.allows(actual.get(setting.name()));
  }

  private static Difference tooFewCopies(TopicPlan plan, TopicState topic, int wanted) {
    return new Difference(
        plan.name(),
        "replication factor",
        "at least " + wanted,
        Integer.toString(topic.replicationFactor()),
        "give its partitions more replicas by 'kafka-reassign-partitions'");
  }

  private static Difference difference(
      TopicPlan plan, TopicSetting setting, Map<String, String> actual) {
    return new Difference(
        plan.name(),
        setting.name(),
        setting.inWords(),
        actual.getOrDefault(setting.name(), "not known"),
        remedy(plan, setting));
  }

  private static String remedy(TopicPlan plan, TopicSetting setting) {
    String set =
        "'kafka-configs --alter --entity-type topics --entity-name %s --add-config %s=%s'"
            .formatted(
                plan.name(),
                setting.name(),
                setting.value().contains(",") ? "[" + setting.value() + "]" : setting.value());
    return setting.name().equals(TopicConfig.MAX_MESSAGE_BYTES_CONFIG)
        ? set + ", or lower --max-text-bytes"
        : set;
  }
}
