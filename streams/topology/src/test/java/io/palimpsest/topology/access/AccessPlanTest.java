package io.palimpsest.topology.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.topology.topic.Difference;
import io.palimpsest.topology.topic.TopicLayout;
import io.palimpsest.topology.topic.TopicPlan;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AccessPlanTest {
  private static final String APPLICATION = "raw.palimpsest";
  private static final TopicLayout LAYOUT = TopicLayout.ofService(1, 1);
  private static final List<String> INTERNAL =
      LAYOUT.internalTopics(APPLICATION, Duration.ofDays(7), 1).stream()
          .map(TopicPlan::name)
          .toList();
  private static final List<String> TOPICS =
      Stream.concat(LAYOUT.topics().stream().map(TopicPlan::name), INTERNAL.stream()).toList();

  /** A principal for each role, named after it. */
  private static final AccessPlan PLAN =
      new AccessPlan(
          APPLICATION,
          AccessPlan.DEFAULT_CONNECT_GROUP,
          Arrays.stream(Role.values())
              .collect(Collectors.toMap(role -> role, role -> Set.of(principal(role)))));

  private static String principal(Role role) {
    return "User:" + role.label();
  }

  private static List<String> may(Role role, AclOperation operation) {
    return TOPICS.stream()
        .filter(
            topic ->
                PLAN.bindings().stream()
                    .filter(binding -> binding.entry().principal().equals(principal(role)))
                    .anyMatch(
                        binding ->
                            binding.pattern().resourceType() == ResourceType.TOPIC
                                && binding.entry().operation() == operation
                                && Coverage.holds(binding.pattern(), topic)))
        .toList();
  }

  @ParameterizedTest
  @EnumSource(Role.class)
  void shouldLetNobodyButTheServiceReadRawTextOrWriteItsInternalTopics(Role role) {
    if (role != Role.SERVICE) {
      assertThat(may(role, AclOperation.READ)).noneMatch(topic -> topic.startsWith("raw."));
      assertThat(may(role, AclOperation.WRITE)).doesNotContainAnyElementsOf(INTERNAL);
      assertThat(may(role, AclOperation.WRITE))
          .doesNotContain(
              Topics.POLICIES_IN_FORCE, Topics.SAFE_POSTS, Topics.CHARGES, Topics.REPLAYS);
      assertThat(may(role, AclOperation.DELETE)).isEmpty();
    }
  }

  @Test
  void shouldGiveEachRoleWhatItWritesAndReads() {
    assertThat(may(Role.PRODUCER, AclOperation.WRITE)).containsExactly(Topics.RAW_POSTS);
    assertThat(may(Role.PRODUCER, AclOperation.READ)).isEmpty();
    assertThat(may(Role.CONSUMER, AclOperation.READ))
        .containsExactlyInAnyOrder(Topics.SAFE_POSTS, Topics.GUARANTEES);
    assertThat(may(Role.CONSUMER, AclOperation.WRITE)).isEmpty();
    assertThat(may(Role.OPERATOR, AclOperation.WRITE))
        .containsExactlyInAnyOrder(Topics.POLICIES, Topics.PREFERENCES, Topics.ERASURES);
    assertThat(may(Role.AUDITOR, AclOperation.WRITE)).isEmpty();
    assertThat(may(Role.AUDITOR, AclOperation.READ))
        .contains(Topics.CHARGES, Topics.BALANCES, Topics.GUARANTEES, Topics.ERASURE_RECEIPTS)
        .doesNotContain(Topics.SAFE_POSTS);
    assertThat(may(Role.PLATFORM, AclOperation.WRITE))
        .containsExactlyInAnyOrder(Topics.PREFERENCES, Topics.ERASURES);
    assertThat(may(Role.ADMINISTRATOR, AclOperation.READ)).isEmpty();
    assertThat(may(Role.ADMINISTRATOR, AclOperation.WRITE)).isEmpty();
    assertThat(may(Role.SERVICE, AclOperation.WRITE)).containsExactlyInAnyOrderElementsOf(TOPICS);
    assertThat(may(Role.SERVICE, AclOperation.READ))
        .containsAll(INTERNAL)
        .doesNotContain(Topics.SAFE_POSTS, Topics.CHARGES, Topics.BALANCES);
  }

  /** Its dead letters lie beside what it reads, and never among it. */
  @Test
  void shouldLetConnectBringPostsAndWriteWhatItsSinksCouldNot() {
    assertThat(may(Role.CONNECT, AclOperation.WRITE))
        .containsExactlyInAnyOrder(Topics.RAW_POSTS, Topics.DEAD_LETTERS);
    assertThat(may(Role.CONNECT, AclOperation.READ))
        .containsExactlyInAnyOrder(Topics.SAFE_POSTS, Topics.GUARANTEES);
    assertThat(PLAN.bindings())
        .contains(
            acl(
                "User:connect",
                AclOperation.WRITE,
                ResourceType.TOPIC,
                "safe.connect.",
                PatternType.PREFIXED));
  }

  @Test
  void shouldWriteCommandsThatAShellTakesAsTheyAre() {
    AccessPlan plan =
        new AccessPlan(
            APPLICATION,
            "connect",
            Map.of(Role.PRODUCER, Set.of("User:CN=shop, O=it's"), Role.CONSUMER, Set.of("User:c")));

    assertThat(plan.commands())
        .containsExactly(
            "--add --allow-principal 'User:CN=shop, O=it'\\''s' --operation Write --topic raw.posts",
            "--add --allow-principal User:c --operation Read --topic safe. --resource-pattern-type prefixed",
            "--add --allow-principal User:c --operation Read --group safe. --resource-pattern-type prefixed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"User:*", "shop", "User:", ":x", "User: "})
  void shouldRefuseWhatIsNobodyOrEverybody(String principal) {
    assertThatThrownBy(
            () -> new AccessPlan(APPLICATION, "c", Map.of(Role.PRODUCER, Set.of(principal))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("User:shop");
  }

  @Test
  void shouldFindNothingWhereAllIsGrantedAsPlanned() {
    assertThat(PLAN.differences(TOPICS, PLAN.bindings())).isEmpty();
  }

  private static AclBinding acl(
      String principal, AclOperation operation, ResourceType type, String name, PatternType how) {
    return acl(principal, operation, type, name, how, AclPermissionType.ALLOW);
  }

  private static AclBinding acl(
      String principal,
      AclOperation operation,
      ResourceType type,
      String name,
      PatternType how,
      AclPermissionType permission) {
    return new AclBinding(
        new ResourcePattern(type, name, how),
        new AccessControlEntry(principal, "*", operation, permission));
  }

  private static List<Difference> with(AclBinding more) {
    List<AclBinding> granted = new ArrayList<>(PLAN.bindings());
    granted.add(more);
    return PLAN.differences(TOPICS, granted);
  }

  @Test
  void shouldNameEachMissingRight() {
    List<AclBinding> less =
        PLAN.bindings().stream()
            .filter(
                binding ->
                    !(binding.pattern().resourceType() == ResourceType.TRANSACTIONAL_ID
                        && binding.entry().operation() == AclOperation.WRITE
                        && binding.entry().principal().equals("User:service")))
            .toList();

    assertThat(PLAN.differences(TOPICS, less))
        .singleElement()
        .satisfies(
            difference -> {
              assertThat(difference.subject()).isEqualTo("User:service");
              assertThat(difference.what())
                  .isEqualTo("WRITE on transactional id raw.palimpsest-...");
              assertThat(difference.actual()).isEqualTo("not allowed");
            });
  }

  @Test
  void shouldFindAccessThatIsTooWide() {
    for (AclBinding wide :
        List.of(
            acl(
                "User:producer",
                AclOperation.WRITE,
                ResourceType.TOPIC,
                "raw.",
                PatternType.PREFIXED),
            acl(
                "User:operator",
                AclOperation.WRITE,
                ResourceType.TOPIC,
                "control.",
                PatternType.PREFIXED),
            acl(
                "User:mallory",
                AclOperation.READ,
                ResourceType.TOPIC,
                "raw.posts",
                PatternType.LITERAL),
            acl("User:mallory", AclOperation.READ, ResourceType.TOPIC, "ra", PatternType.PREFIXED),
            acl("User:mallory", AclOperation.ALL, ResourceType.TOPIC, "*", PatternType.LITERAL),
            acl("User:*", AclOperation.READ, ResourceType.TOPIC, "safe.posts", PatternType.LITERAL),
            acl("User:mallory", AclOperation.DELETE, ResourceType.GROUP, "*", PatternType.LITERAL),
            acl(
                "User:mallory",
                AclOperation.WRITE,
                ResourceType.TRANSACTIONAL_ID,
                "raw.palimpsest-0",
                PatternType.LITERAL),
            acl(
                "User:mallory",
                AclOperation.ALTER,
                ResourceType.CLUSTER,
                "kafka-cluster",
                PatternType.LITERAL))) {
      assertThat(with(wide))
          .as(wide.toString())
          .singleElement()
          .satisfies(
              difference -> {
                assertThat(difference.subject()).isEqualTo(wide.entry().principal());
                assertThat(difference.actual()).startsWith("allowed");
              });
    }
  }

  @Test
  void shouldNotMindWhatIsNotOurs() {
    for (AclBinding other :
        List.of(
            acl("User:else", AclOperation.ALL, ResourceType.TOPIC, "orders", PatternType.PREFIXED),
            acl(
                "User:else",
                AclOperation.READ,
                ResourceType.TOPIC,
                "raw.palimpsest-two-x",
                PatternType.LITERAL),
            acl("User:else", AclOperation.DESCRIBE, ResourceType.TOPIC, "*", PatternType.LITERAL),
            acl("User:else", AclOperation.READ, ResourceType.GROUP, "orders", PatternType.LITERAL),
            acl(
                "User:else",
                AclOperation.IDEMPOTENT_WRITE,
                ResourceType.CLUSTER,
                "kafka-cluster",
                PatternType.LITERAL))) {
      assertThat(with(other)).as(other.toString()).isEmpty();
    }
  }

  @Test
  void shouldNameADenialOfWhatIsNeeded() {
    assertThat(
            with(
                acl(
                    "User:*",
                    AclOperation.WRITE,
                    ResourceType.TOPIC,
                    "raw.",
                    PatternType.PREFIXED,
                    AclPermissionType.DENY)))
        .isNotEmpty()
        .allSatisfy(difference -> assertThat(difference.actual()).startsWith("denied by WRITE"))
        .extracting(Difference::subject)
        .contains("User:producer", "User:service");
  }
}
