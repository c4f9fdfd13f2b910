package io.palimpsest.topology.access;

import io.palimpsest.topology.topic.Difference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;

/**
 * Compares what is granted with what should be: what is missing, what is denied, and what is too
 * wide because it lets somebody do with a topic of ours what no role of theirs has to do.
 *
 * <p>Trap: super users and authorizers that ask elsewhere are not seen here.
 *
 * @param expected all that should be granted
 * @param topics all of ours
 * @param applicationId the service's group, and what its transactions begin with
 */
record AccessComparison(
    List<AclBinding> expected, Collection<String> topics, String applicationId) {
  /** Tells that something is there, and nothing that is in it. */
  private static final Set<AclOperation> HARMLESS =
      Set.of(AclOperation.DESCRIBE, AclOperation.DESCRIBE_CONFIGS);

  /** On the cluster these open every topic. */
  private static final Set<AclOperation> OPENS_ALL =
      Set.of(
          AclOperation.ALL,
          AclOperation.ALTER,
          AclOperation.ALTER_CONFIGS,
          AclOperation.CLUSTER_ACTION);

  List<Difference> with(Collection<AclBinding> granted) {
    List<Difference> differences = new ArrayList<>();
    List<AclBinding> allowed = only(granted, AclPermissionType.ALLOW);
    List<AclBinding> denied = only(granted, AclPermissionType.DENY);
    for (AclBinding wanted : expected) {
      if (allowed.stream().noneMatch(has -> Coverage.covers(has, wanted))) {
        differences.add(
            new Difference(
                who(wanted),
                what(wanted),
                "allowed",
                "not allowed",
                "grant it by 'palimpsest topics create --apply-acls'"));
      }
      denied.stream()
          .filter(no -> forbids(no, wanted))
          .findFirst()
          .ifPresent(
              no ->
                  differences.add(
                      new Difference(
                          who(wanted),
                          what(wanted),
                          "allowed",
                          "denied by " + what(no) + " of " + who(no),
                          "remove that ACL by 'kafka-acls --remove'")));
    }
    allowed.stream()
        .filter(this::touchesUs)
        .filter(has -> expected.stream().noneMatch(wanted -> Coverage.covers(wanted, has)))
        .map(
            has ->
                new Difference(
                    who(has),
                    what(has),
                    "not allowed",
                    "allowed" + reached(has),
                    "remove that ACL by 'kafka-acls --remove', or name the role of that principal"
                        + " by --principal"))
        .forEach(differences::add);
    return differences;
  }

  private static List<AclBinding> only(Collection<AclBinding> bindings, AclPermissionType type) {
    return bindings.stream()
        .filter(binding -> binding.entry().permissionType() == type)
        .sorted(Comparator.comparing(AclBinding::toString))
        .toList();
  }

  /** Whether a denial takes away some of what is wanted. */
  private static boolean forbids(AclBinding no, AclBinding wanted) {
    return Coverage.covers(
            new AclBinding(no.pattern(), no.entry()), new AclBinding(no.pattern(), wanted.entry()))
        && no.pattern().resourceType() == wanted.pattern().resourceType()
        && (Coverage.covers(no.pattern(), wanted.pattern())
            || Coverage.covers(wanted.pattern(), no.pattern()));
  }

  private boolean touchesUs(AclBinding has) {
    ResourcePattern pattern = has.pattern();
    AclOperation operation = has.entry().operation();
    return switch (pattern.resourceType()) {
      case TOPIC ->
          !HARMLESS.contains(operation)
              && topics.stream().anyMatch(topic -> Coverage.holds(pattern, topic));
      case GROUP -> !HARMLESS.contains(operation) && Coverage.holds(pattern, applicationId);
      case TRANSACTIONAL_ID ->
          !HARMLESS.contains(operation)
              && (pattern.name().startsWith(applicationId + "-")
                  || Coverage.holds(pattern, applicationId + "-"));
      case CLUSTER -> OPENS_ALL.contains(operation);
      default -> false;
    };
  }

  private String reached(AclBinding has) {
    List<String> reached =
        topics.stream().sorted().filter(topic -> Coverage.holds(has.pattern(), topic)).toList();
    return switch (has.pattern().resourceType()) {
      case TOPIC -> reached.size() == 1 ? "" : ", on " + reached.size() + " topics of ours";
      default -> "";
    };
  }

  private static String who(AclBinding binding) {
    return binding.entry().principal();
  }

  private static String what(AclBinding binding) {
    ResourcePattern on = binding.pattern();
    String kind = on.resourceType().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String name =
        switch (on.resourceType()) {
          case CLUSTER -> "";
          default -> " " + on.name() + (on.patternType() == PatternType.PREFIXED ? "..." : "");
        };
    return binding.entry().operation() + " on " + kind + name;
  }
}
