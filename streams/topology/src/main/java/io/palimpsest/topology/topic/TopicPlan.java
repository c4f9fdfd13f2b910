package io.palimpsest.topology.topic;

import io.palimpsest.language.post.PostRules;
import io.palimpsest.language.post.Privatizer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How a topic is made, and how it has to be.
 *
 * @param name its name
 * @param partitions how many partitions it gets
 * @param replicationFactor copies of each; empty leaves it to the broker
 * @param settings those that differ from the broker's
 */
public record TopicPlan(
    String name,
    PartitionCount partitions,
    Optional<Integer> replicationFactor,
    List<TopicSetting> settings) {
  /** Room for everything of a record that is not its text. */
  private static final int ENVELOPE_BYTES = 64 * 1024;

  public TopicPlan {
    settings = List.copyOf(settings);
  }

  /** What Kafka is told when the topic is made. */
  public Map<String, String> config() {
    return settings.stream().collect(Collectors.toMap(TopicSetting::name, TopicSetting::value));
  }

  /** By name. */
  public Map<String, TopicSetting> settingsByName() {
    return settings.stream().collect(Collectors.toMap(TopicSetting::name, Function.identity()));
  }

  /** The largest record that a text of so many bytes can make, at the worst growth. */
  public static int largestRecord(int maxTextBytes) {
    return Math.max(
        1024 * 1024, Privatizer.maxReleaseBytes(new PostRules(maxTextBytes)) + ENVELOPE_BYTES);
  }
}
