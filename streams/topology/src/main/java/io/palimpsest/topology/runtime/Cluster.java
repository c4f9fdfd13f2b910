package io.palimpsest.topology.runtime;

import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.errors.TopicExistsException;

/** Asks and prepares a Kafka cluster. */
public final class Cluster implements AutoCloseable {
  private final Admin admin;
  private final String bootstrapServers;
  private final BrokerAnswers answers;

  private Cluster(Admin admin, String bootstrapServers, Duration patience) {
    this.admin = admin;
    this.bootstrapServers = bootstrapServers;
    this.answers = new BrokerAnswers(bootstrapServers, patience);
  }

  /**
   * Connects, and waits for an answer.
   *
   * @param settings further settings of the client, such as those for TLS
   * @throws ClusterException if there is none within that time
   */
  public static Cluster connect(
      String bootstrapServers, Map<String, String> settings, Duration patience) {
    Map<String, Object> config = new HashMap<>(settings);
    config.put(AdminClientConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) patience.toMillis());
    config.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) patience.toMillis());
    Admin admin;
    try {
      admin = Admin.create(config);
    } catch (KafkaException e) {
      throw new ClusterException(
          "Kafka's client cannot be made for '"
              + bootstrapServers
              + "' ("
              + rootCause(e).getClass().getSimpleName()
              + "): write brokers as host:port,host:port and check --kafka-config");
    }
    Cluster cluster = new Cluster(admin, bootstrapServers, patience);
    try {
      cluster.answers.await(admin.describeCluster().nodes());
    } catch (ClusterException e) {
      cluster.close();
      throw e;
    }
    return cluster;
  }

  /** Whether a broker answers there now. */
  public static boolean answers(String bootstrapServers) {
    try {
      connect(bootstrapServers, Map.of(), Duration.ofSeconds(2)).close();
      return true;
    } catch (ClusterException e) {
      return false;
    }
  }

  /** Identifies the cluster among all others. */
  public String id() {
    return answers.await(admin.describeCluster().clusterId());
  }

  /**
   * Makes those topics that are not there.
   *
   * @throws ClusterException if one that is there cannot hold the largest release
   */
  public void createMissing(List<TopicPlan> plans) {
    Set<String> present = answers.await(admin.listTopics().names());
    List<NewTopic> missing =
        plans.stream()
            .filter(plan -> !present.contains(plan.name()))
            .map(Cluster::newTopic)
            .toList();
    try {
      answers.await(admin.createTopics(missing).all());
    } catch (TopicExistsException e) {
      // Another instance was faster, which is as good.
    }
    requirePresent(plans);
  }

  private static NewTopic newTopic(TopicPlan plan) {
    return new NewTopic(plan.name(), Optional.of(plan.partitions()), Optional.empty())
        .configs(plan.config());
  }

  /**
   * Checks that the topics are there and that each can hold the largest record planned for it. A
   * release that a topic refuses would end the stream, and end it again at every start.
   *
   * @throws ClusterException that names those which are not, or cannot
   */
  public void requirePresent(List<TopicPlan> plans) {
    Set<String> present = answers.await(admin.listTopics().names());
    List<String> missing =
        plans.stream().map(TopicPlan::name).filter(name -> !present.contains(name)).toList();
    if (!missing.isEmpty()) {
      throw new ClusterException(
          "These topics are missing on "
              + bootstrapServers
              + ": "
              + String.join(", ", missing)
              + "; create them, or start with --create-topics");
    }
    plans.forEach(this::requireRoom);
    plans.forEach(this::requireCompaction);
    plans.forEach(this::requireRetention);
    if (plans.stream().anyMatch(plan -> plan.name().equals(Topics.POLICIES))) {
      requireOnePartition(Topics.POLICIES);
    }
  }

  private void requireRoom(TopicPlan plan) {
    String planned = plan.config().get(TopicConfig.MAX_MESSAGE_BYTES_CONFIG);
    if (planned == null) {
      return;
    }
    String actual = setting(plan, TopicConfig.MAX_MESSAGE_BYTES_CONFIG);
    if (Long.parseLong(actual) < Long.parseLong(planned)) {
      throw new ClusterException(
          "Topic %s takes records of at most %s bytes and must take %s: raise its max.message.bytes, or lower --max-text-bytes"
              .formatted(plan.name(), actual, planned));
    }
  }

  /** A table whose records are deleted after a while would be another one on each instance. */
  private void requireCompaction(TopicPlan plan) {
    String planned = plan.config().get(TopicConfig.CLEANUP_POLICY_CONFIG);
    if (planned != null && !setting(plan, TopicConfig.CLEANUP_POLICY_CONFIG).equals(planned)) {
      throw new ClusterException(
          "Topic %s must keep the last record of each key for ever: set its cleanup.policy to %s"
              .formatted(plan.name(), planned));
    }
  }

  /** Balances follow from all charges, and not from those of the last week. */
  private void requireRetention(TopicPlan plan) {
    String planned = plan.config().get(TopicConfig.RETENTION_MS_CONFIG);
    if (planned != null && !setting(plan, TopicConfig.RETENTION_MS_CONFIG).equals(planned)) {
      throw new ClusterException(
          "Topic %s must be kept: set its retention.ms to %s".formatted(plan.name(), planned));
    }
  }

  /** Where the order of all records counts. */
  private void requireOnePartition(String topic) {
    int partitions =
        answers
            .await(admin.describeTopics(List.of(topic)).allTopicNames())
            .get(topic)
            .partitions()
            .size();
    if (partitions != 1) {
      throw new ClusterException(
          "Topic %s must have one partition and has %d: make it anew".formatted(topic, partitions));
    }
  }

  private String setting(TopicPlan plan, String name) {
    ConfigResource topic = new ConfigResource(ConfigResource.Type.TOPIC, plan.name());
    return answers.await(admin.describeConfigs(List.of(topic)).all()).get(topic).get(name).value();
  }

  private static Throwable rootCause(Throwable error) {
    return error.getCause() == null ? error : rootCause(error.getCause());
  }

  @Override
  public void close() {
    admin.close(Duration.ZERO);
  }
}
