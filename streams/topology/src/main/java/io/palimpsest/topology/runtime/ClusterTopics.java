package io.palimpsest.topology.runtime;

import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.TopicState;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.Config;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.TopicExistsException;

/** Topics of a cluster, as far as this client may see them. */
public final class ClusterTopics {
  private final Admin admin;
  private final BrokerAnswers answers;

  ClusterTopics(Admin admin, BrokerAnswers answers) {
    this.admin = admin;
    this.answers = answers;
  }

  /** How those of the named topics are that are there. */
  public Map<String, TopicState> describe(Collection<String> names) {
    Set<String> present = answers.await(admin.listTopics().names());
    List<String> known = names.stream().filter(present::contains).distinct().toList();
    List<ConfigResource> resources =
        known.stream().map(name -> new ConfigResource(ConfigResource.Type.TOPIC, name)).toList();
    Map<String, TopicDescription> topics =
        answers.await(admin.describeTopics(known).allTopicNames());
    Map<ConfigResource, Config> configs = answers.await(admin.describeConfigs(resources).all());
    Map<String, TopicState> states = new TreeMap<>();
    for (ConfigResource resource : resources) {
      states.put(resource.name(), state(topics.get(resource.name()), configs.get(resource)));
    }
    return states;
  }

  private static TopicState state(TopicDescription topic, Config config) {
    Map<String, String> settings = new HashMap<>();
    for (ConfigEntry entry : config.entries()) {
      if (entry.value() != null) {
        settings.put(entry.name(), entry.value());
      }
    }
    return new TopicState(
        topic.partitions().size(),
        topic.partitions().stream().mapToInt(p -> p.replicas().size()).min().orElse(0),
        settings);
  }

  /** Makes those that are not there and waits until they are; changes nothing that is. */
  public void createMissing(List<TopicPlan> plans) {
    Set<String> present = answers.await(admin.listTopics().names());
    List<NewTopic> missing =
        plans.stream()
            .filter(plan -> !present.contains(plan.name()))
            .map(ClusterTopics::newTopic)
            .toList();
    Map<String, KafkaFuture<Void>> made = admin.createTopics(missing).values();
    for (NewTopic topic : missing) {
      try {
        answers.await(made.get(topic.name()));
      } catch (TopicExistsException e) {
        // Another instance was faster, which is as good.
      }
    }
    // The controller has made them; a broker that is asked next hears of it a little later.
    List<String> names = missing.stream().map(NewTopic::name).toList();
    answers.awaitThat(
        "the topics that were made are there",
        () -> answers.await(admin.listTopics().names()).containsAll(names));
  }

  private static NewTopic newTopic(TopicPlan plan) {
    return new NewTopic(
            plan.name(),
            Optional.of(plan.partitions().number()),
            plan.replicationFactor().map(Integer::shortValue))
        .configs(plan.config());
  }
}
