package io.palimpsest.topology.access;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.Resource;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;

/**
 * Leave to do something with one resource, or with all whose names begin alike.
 *
 * @param on the resources
 * @param operations what may be done with them
 */
record Grant(ResourcePattern on, Set<AclOperation> operations) {
  static final String ANY_HOST = "*";

  Grant {
    operations = Set.copyOf(operations);
  }

  static Grant on(ResourceType type, String name, AclOperation... operations) {
    return of(type, name, PatternType.LITERAL, operations);
  }

  static Grant onAll(ResourceType type, String prefix, AclOperation... operations) {
    return of(type, prefix, PatternType.PREFIXED, operations);
  }

  static Grant onCluster(AclOperation... operations) {
    return of(ResourceType.CLUSTER, Resource.CLUSTER_NAME, PatternType.LITERAL, operations);
  }

  private static Grant of(
      ResourceType type, String name, PatternType pattern, AclOperation... operations) {
    return new Grant(new ResourcePattern(type, name, pattern), EnumSet.copyOf(List.of(operations)));
  }

  /** The same for a principal, as Kafka keeps it: a binding for each operation. */
  List<AclBinding> bindings(String principal) {
    return operations.stream()
        .sorted()
        .map(
            operation ->
                new AclBinding(
                    on,
                    new AccessControlEntry(
                        principal, ANY_HOST, operation, AclPermissionType.ALLOW)))
        .toList();
  }

  /** What {@code kafka-acls} has to be told to grant it. */
  String arguments(String principal) {
    StringBuilder line = new StringBuilder("--add --allow-principal ").append(quoted(principal));
    operations.stream().sorted().forEach(o -> line.append(" --operation ").append(camel(o)));
    line.append(
        switch (on.resourceType()) {
          case TOPIC -> " --topic " + quoted(on.name());
          case GROUP -> " --group " + quoted(on.name());
          case TRANSACTIONAL_ID -> " --transactional-id " + quoted(on.name());
          case CLUSTER -> " --cluster";
          default -> throw new IllegalStateException("nothing is granted on " + on.resourceType());
        });
    if (on.patternType() == PatternType.PREFIXED) {
      line.append(" --resource-pattern-type prefixed");
    }
    return line.toString();
  }

  /** For a shell. */
  static String quoted(String word) {
    return word.matches("[A-Za-z0-9._:/=,@-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  private static String camel(AclOperation operation) {
    StringBuilder name = new StringBuilder();
    for (String part : operation.name().split("_")) {
      name.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
    }
    return name.toString();
  }
}
