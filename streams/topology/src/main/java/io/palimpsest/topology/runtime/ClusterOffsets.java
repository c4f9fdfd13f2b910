package io.palimpsest.topology.runtime;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AdminClientConfig;
import org.apache.kafka.clients.admin.ConsumerGroupDescription;
import org.apache.kafka.clients.admin.ListConsumerGroupOffsetsSpec;
import org.apache.kafka.clients.admin.ListOffsetsOptions;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.MemberDescription;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.admin.TopicDescription;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.GroupState;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.GroupIdNotFoundException;
import org.apache.kafka.streams.StreamsConfig;

/** The real ones. The service may ask all of it with what it is granted to read. */
final class ClusterOffsets implements GroupOffsets {
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** For first records of all partitions; where there is one it comes at once. */
  private static final Duration FOR_RECORDS = Duration.ofSeconds(3);

  private static final Duration FOR_A_FETCH = Duration.ofMillis(100);

  private final String group;
  private final Admin admin;
  private final BrokerAnswers answers;
  private final Map<String, Object> readerSettings;

  private ClusterOffsets(
      String group, Admin admin, BrokerAnswers answers, Map<String, Object> readerSettings) {
    this.group = group;
    this.admin = admin;
    this.answers = answers;
    this.readerSettings = readerSettings;
  }

  /**
   * Connects to nothing yet.
   *
   * @param properties those of the stream, with its application id, client id, brokers and access
   * @throws org.apache.kafka.common.KafkaException if no client can be made of them
   */
  static ClusterOffsets of(Properties properties) {
    StreamsConfig streams = new StreamsConfig(properties);
    String group = streams.getString(StreamsConfig.APPLICATION_ID_CONFIG);
    String clientId = streams.getString(StreamsConfig.CLIENT_ID_CONFIG) + "-lag";
    Map<String, Object> admin = streams.getAdminConfigs(clientId);
    admin.put(AdminClientConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) PATIENCE.toMillis());
    admin.put(AdminClientConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) PATIENCE.toMillis());
    // No group: nobody's offsets are moved by looking.
    Map<String, Object> reader = streams.getRestoreConsumerConfigs(clientId);
    reader.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    reader.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none");
    reader.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 1);
    reader.put(ConsumerConfig.MAX_PARTITION_FETCH_BYTES_CONFIG, 1);
    return new ClusterOffsets(
        group,
        Admin.create(admin),
        new BrokerAnswers(
            String.join(",", streams.getList(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG)), PATIENCE),
        reader);
  }

  @Override
  public Members members() {
    try {
      return members(
          answers.await(admin.describeConsumerGroups(List.of(group)).describedGroups().get(group)));
    } catch (GroupIdNotFoundException e) {
      return new Members(true, Map.of());
    }
  }

  private static Members members(ConsumerGroupDescription described) {
    Map<String, Set<TopicPartition>> partitions = new HashMap<>();
    for (MemberDescription member : described.members()) {
      partitions
          .computeIfAbsent(member.clientId(), client -> new HashSet<>())
          .addAll(member.assignment().topicPartitions());
    }
    return new Members(described.groupState() == GroupState.STABLE, partitions);
  }

  @Override
  public Set<TopicPartition> partitionsOf(Set<String> topics) {
    Set<String> there = answers.await(admin.listTopics().names());
    Map<String, TopicDescription> described =
        answers.await(
            admin.describeTopics(topics.stream().filter(there::contains).toList()).allTopicNames());
    return described.values().stream()
        .flatMap(
            topic ->
                topic.partitions().stream()
                    .map(partition -> new TopicPartition(topic.name(), partition.partition())))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** In this order: what is committed meanwhile makes the difference smaller and not larger. */
  @Override
  public Map<TopicPartition, Backlog> backlogs(Set<TopicPartition> partitions) {
    Map<TopicPartition, ListOffsetsResultInfo> ends = offsets(partitions, OffsetSpec.latest());
    Map<TopicPartition, OffsetAndMetadata> committed =
        answers.await(
            admin
                .listConsumerGroupOffsets(
                    Map.of(group, new ListConsumerGroupOffsetsSpec().topicPartitions(partitions)))
                .partitionsToOffsetAndMetadata(group));
    Map<TopicPartition, ListOffsetsResultInfo> beginnings =
        offsets(partitions, OffsetSpec.earliest());
    Map<TopicPartition, Backlog> backlogs = new HashMap<>();
    for (TopicPartition partition : partitions) {
      OptionalLong next =
          Optional.ofNullable(committed.get(partition))
              .map(offset -> OptionalLong.of(offset.offset()))
              .orElse(OptionalLong.empty());
      backlogs.put(
          partition,
          new Backlog(beginnings.get(partition).offset(), next, ends.get(partition).offset()));
    }
    return backlogs;
  }

  private Map<TopicPartition, ListOffsetsResultInfo> offsets(
      Set<TopicPartition> partitions, OffsetSpec which) {
    return answers.await(
        admin
            .listOffsets(
                partitions.stream().collect(Collectors.toMap(partition -> partition, p -> which)),
                new ListOffsetsOptions(IsolationLevel.READ_COMMITTED))
            .all());
  }

  @Override
  public Map<TopicPartition, Boolean> haveRecords(Map<TopicPartition, Backlog> backlogs) {
    Map<TopicPartition, Boolean> found = new HashMap<>();
    long deadline = System.nanoTime() + FOR_RECORDS.toNanos();
    try (Consumer<byte[], byte[]> reader = new StreamClients().getRestoreConsumer(readerSettings)) {
      backlogs.forEach(
          (partition, backlog) -> {
            reader.assign(List.of(partition));
            reader.seek(partition, backlog.from());
            boolean isFound = false;
            while (!isFound
                && reader.position(partition) < backlog.end()
                && System.nanoTime() - deadline < 0) {
              isFound = !reader.poll(FOR_A_FETCH).isEmpty();
            }
            if (isFound || reader.position(partition) >= backlog.end()) {
              found.put(partition, isFound);
            }
          });
    }
    return found;
  }

  @Override
  public void close() {
    admin.close(Duration.ZERO);
  }
}
