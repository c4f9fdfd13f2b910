package io.palimpsest.topology.access;

import io.palimpsest.topology.topic.Difference;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.kafka.common.acl.AclBinding;

/**
 * Who may do what.
 *
 * @param applicationId of the service
 * @param connectGroup of the workers of Kafka Connect; their internal topics begin with it
 * @param principals by role, as Kafka writes them, such as {@code User:shop}; one may have several
 *     roles
 */
public record AccessPlan(
    String applicationId, String connectGroup, Map<Role, Set<String>> principals) {
  /** The group of Connect's workers where none is set. */
  public static final String DEFAULT_CONNECT_GROUP = "palimpsest-connect";

  private static final Pattern PRINCIPAL = Pattern.compile("[A-Za-z]+:\\S.*");
  private static final Pattern GROUP = Pattern.compile("[A-Za-z0-9._-]{1,150}");

  public AccessPlan {
    principals = Map.copyOf(principals);
    if (!GROUP.matcher(connectGroup).matches()) {
      throw new IllegalArgumentException(
          "the group of Connect must be letters, digits, '.', '_' and '-'. Provided value: "
              + connectGroup);
    }
    for (Set<String> all : principals.values()) {
      for (String principal : all) {
        if (!PRINCIPAL.matcher(principal).matches() || principal.endsWith(":*")) {
          throw new IllegalArgumentException(
              "a principal is a type and a name, such as User:shop, and never everybody."
                  + " Provided value: "
                  + principal);
        }
      }
    }
  }

  /** Whether somebody is named at all. */
  public boolean isEmpty() {
    return principals.isEmpty();
  }

  /** Arguments of {@code kafka-acls}, a line for each grant, in the order of the roles. */
  public List<String> commands() {
    Set<String> lines = new LinkedHashSet<>();
    RoleGrants grants = new RoleGrants(applicationId, connectGroup);
    ordered()
        .forEach(
            (role, all) ->
                all.stream()
                    .sorted()
                    .forEach(p -> grants.of(role).forEach(grant -> lines.add(grant.arguments(p)))));
    return List.copyOf(lines);
  }

  /** The same for Kafka. */
  public List<AclBinding> bindings() {
    Set<AclBinding> bindings = new LinkedHashSet<>();
    RoleGrants grants = new RoleGrants(applicationId, connectGroup);
    ordered()
        .forEach(
            (role, all) ->
                all.stream()
                    .sorted()
                    .forEach(p -> grants.of(role).forEach(g -> bindings.addAll(g.bindings(p)))));
    return List.copyOf(bindings);
  }

  private EnumMap<Role, Set<String>> ordered() {
    EnumMap<Role, Set<String>> ordered = new EnumMap<>(Role.class);
    ordered.putAll(principals);
    return ordered;
  }

  /**
   * How what is granted differs.
   *
   * @param topics all of ours
   * @param granted all that is granted on the cluster
   */
  public List<Difference> differences(Collection<String> topics, Collection<AclBinding> granted) {
    return new AccessComparison(bindings(), topics, applicationId).with(granted);
  }
}
