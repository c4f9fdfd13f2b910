package io.palimpsest.topology.access;

import static org.apache.kafka.common.acl.AclOperation.ALTER;
import static org.apache.kafka.common.acl.AclOperation.CREATE;
import static org.apache.kafka.common.acl.AclOperation.DELETE;
import static org.apache.kafka.common.acl.AclOperation.DESCRIBE;
import static org.apache.kafka.common.acl.AclOperation.DESCRIBE_CONFIGS;
import static org.apache.kafka.common.acl.AclOperation.READ;
import static org.apache.kafka.common.acl.AclOperation.WRITE;
import static org.apache.kafka.common.resource.ResourceType.GROUP;
import static org.apache.kafka.common.resource.ResourceType.TOPIC;
import static org.apache.kafka.common.resource.ResourceType.TRANSACTIONAL_ID;

import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.Topics;
import io.palimpsest.topology.topic.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * What each role may do. Reading is granted by zone, writing by the full name of a topic: whoever
 * may write to a prefix writes past the checks into the topics that only the service writes.
 *
 * <p>Groups of consumers begin with a zone too, so that nobody disturbs the group of the service.
 * {@code IdempotentWrite} on the cluster is granted to nobody: since Kafka 2.8 the right to write
 * to some topic is enough.
 *
 * @param applicationId group of the service, and what its internal topics and transactions begin
 *     with
 * @param connectGroup the same of the workers of Kafka Connect
 */
record RoleGrants(String applicationId, String connectGroup) {
  /** Those that the service takes from; balances, charges and releases it only writes. */
  private static final List<String> READ_BY_SERVICE =
      List.of(
          Topics.RAW_POSTS,
          Topics.REPLAYS,
          Topics.DEAD_LETTERS,
          Topics.SHARED_VALUES,
          Topics.WITHHELD,
          Topics.ERASURE_RECEIPTS,
          Topics.POLICIES,
          Topics.POLICIES_IN_FORCE,
          Topics.POLICY_VERDICTS,
          Topics.PREFERENCES,
          Topics.ERASURES);

  /** Whole records that a sink could not write; they were read in that zone, and stay there. */
  private static final String SINK_DEAD_LETTERS = Zone.SAFE.prefix() + "connect.";

  /** Kafka Connect names the group of a sink after its connector. */
  private static final String SINK_GROUPS = "connect-";

  List<Grant> of(Role role) {
    return switch (role) {
      case PRODUCER -> List.of(Grant.on(TOPIC, Topics.RAW_POSTS, WRITE));
      case SERVICE -> service();
      case CONSUMER ->
          List.of(
              Grant.onAll(TOPIC, Zone.SAFE.prefix(), READ),
              Grant.onAll(GROUP, Zone.SAFE.prefix(), READ));
      case OPERATOR -> operator();
      case AUDITOR ->
          List.of(
              Grant.onAll(TOPIC, Zone.ACCOUNTING.prefix(), READ),
              // Charges name what was paid for.
              Grant.on(TOPIC, Topics.GUARANTEES, READ),
              Grant.on(TOPIC, Topics.POLICIES_IN_FORCE, READ),
              Grant.on(TOPIC, Topics.POLICY_VERDICTS, READ),
              Grant.onAll(GROUP, Zone.ACCOUNTING.prefix(), READ));
      case PRIVACY_OFFICER ->
          List.of(
              Grant.on(TOPIC, Topics.POLICIES, WRITE),
              Grant.on(TOPIC, Topics.PREFERENCES, WRITE),
              Grant.on(TOPIC, Topics.ERASURES, WRITE),
              Grant.on(TOPIC, Topics.POLICIES_IN_FORCE, READ),
              Grant.on(TOPIC, Topics.POLICY_VERDICTS, READ),
              Grant.on(TOPIC, Topics.ERASURE_RECEIPTS, READ),
              Grant.on(TOPIC, Topics.WITHHELD, READ),
              Grant.onAll(GROUP, Zone.CONTROL.prefix(), READ));
      case PLATFORM ->
          List.of(
              Grant.on(TOPIC, Topics.PREFERENCES, WRITE),
              Grant.on(TOPIC, Topics.ERASURES, WRITE),
              Grant.on(TOPIC, Topics.ERASURE_RECEIPTS, READ),
              Grant.onAll(GROUP, Zone.CONTROL.prefix(), READ));
      case CONNECT -> connect();
      case ADMINISTRATOR -> administrator();
    };
  }

  private List<Grant> service() {
    Stream<Grant> topics =
        // Partitions and sizes do not matter for names.
        TopicLayout.ofService(1, 1).topics().stream()
            .map(TopicPlan::name)
            .map(
                name ->
                    READ_BY_SERVICE.contains(name)
                        ? Grant.on(TOPIC, name, READ, WRITE, DESCRIBE_CONFIGS)
                        : Grant.on(TOPIC, name, WRITE, DESCRIBE_CONFIGS));
    return Stream.concat(
            topics,
            Stream.of(
                // To delete is to delete records that are processed.
                Grant.onAll(TOPIC, applicationId + "-", READ, WRITE, CREATE, DELETE),
                Grant.on(GROUP, applicationId, READ),
                Grant.onAll(TRANSACTIONAL_ID, applicationId + "-", WRITE, DESCRIBE)))
        .toList();
  }

  /** May also look at everything but its records, for {@code topics check} and for lag. */
  private List<Grant> operator() {
    Stream<Grant> own =
        Stream.of(
            Grant.on(TOPIC, Topics.POLICIES, WRITE),
            Grant.on(TOPIC, Topics.PREFERENCES, WRITE),
            Grant.on(TOPIC, Topics.ERASURES, WRITE),
            Grant.on(TOPIC, Topics.POLICIES_IN_FORCE, READ),
            Grant.on(TOPIC, Topics.POLICY_VERDICTS, READ),
            Grant.on(TOPIC, Topics.WITHHELD, READ),
            Grant.onAll(TOPIC, Zone.RESTRICTED.prefix(), READ),
            Grant.onAll(GROUP, Zone.RESTRICTED.prefix(), READ),
            Grant.on(GROUP, applicationId, DESCRIBE),
            Grant.onCluster(DESCRIBE));
    return Stream.concat(
            own,
            Arrays.stream(Zone.values())
                .map(zone -> Grant.onAll(TOPIC, zone.prefix(), DESCRIBE, DESCRIBE_CONFIGS)))
        .toList();
  }

  private List<Grant> connect() {
    return List.of(
        Grant.on(TOPIC, Topics.RAW_POSTS, WRITE),
        Grant.on(TOPIC, Topics.DEAD_LETTERS, WRITE),
        Grant.onAll(TOPIC, Zone.SAFE.prefix(), READ),
        Grant.onAll(TOPIC, SINK_DEAD_LETTERS, WRITE, CREATE),
        Grant.onAll(GROUP, SINK_GROUPS, READ),
        Grant.onAll(TOPIC, connectGroup + "-", READ, WRITE, CREATE, DESCRIBE_CONFIGS),
        Grant.on(GROUP, connectGroup, READ),
        // Sources that write exactly once; the leader has an id of its own.
        Grant.onAll(TRANSACTIONAL_ID, connectGroup + "-", WRITE, DESCRIBE),
        Grant.on(TRANSACTIONAL_ID, "connect-cluster-" + connectGroup, WRITE, DESCRIBE));
  }

  /** May not read or write a record; but who may grant may grant it all to themselves. */
  private List<Grant> administrator() {
    return Stream.concat(
            Arrays.stream(Zone.values())
                .map(zone -> Grant.onAll(TOPIC, zone.prefix(), CREATE, DESCRIBE, DESCRIBE_CONFIGS)),
            Stream.of(Grant.onCluster(DESCRIBE, ALTER)))
        .toList();
  }
}
