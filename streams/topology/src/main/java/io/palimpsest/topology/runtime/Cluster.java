package io.palimpsest.topology.runtime;

import io.palimpsest.topology.topic.TopicComparison;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.TopicState;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.common.KafkaException;

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

  /** Its topics. */
  public ClusterTopics topics() {
    return new ClusterTopics(admin, answers);
  }

  /** Who may do what there. */
  public ClusterAccess access() {
    return new ClusterAccess(admin, answers);
  }

  /** How many brokers there are now. */
  public int brokers() {
    return answers.await(admin.describeCluster().nodes()).size();
  }

  /**
   * Makes those topics that are not there.
   *
   * @throws ClusterException if one that is there cannot be used
   */
  public void createMissing(List<TopicPlan> plans) {
    topics().createMissing(plans);
    requirePresent(plans);
  }

  /**
   * Checks that the topics are there and have what is essential. A release that a topic refuses
   * would end the stream, and end it again at every start; a table whose records are deleted after
   * a while would be another one on each instance; balances follow from all charges, and not from
   * those of the last week.
   *
   * @throws ClusterException that names those which are not, or have not
   */
  public void requirePresent(List<TopicPlan> plans) {
    Map<String, TopicState> states =
        topics().describe(plans.stream().map(TopicPlan::name).toList());
    List<String> missing =
        plans.stream().map(TopicPlan::name).filter(name -> !states.containsKey(name)).toList();
    if (!missing.isEmpty()) {
      throw new ClusterException(
          "These topics are missing on "
              + bootstrapServers
              + ": "
              + String.join(", ", missing)
              + "; create them by 'palimpsest topics create', or start with --create-topics");
    }
    plans.stream()
        .flatMap(plan -> TopicComparison.faults(plan, states.get(plan.name())).stream())
        .findFirst()
        .ifPresent(
            fault -> {
              throw new ClusterException("Topic " + fault.inWords());
            });
  }

  private static Throwable rootCause(Throwable error) {
    return error.getCause() == null ? error : rootCause(error.getCause());
  }

  @Override
  public void close() {
    admin.close(Duration.ZERO);
  }
}
