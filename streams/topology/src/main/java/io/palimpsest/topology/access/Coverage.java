package io.palimpsest.topology.access;

import java.util.Set;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;

/** Which access contains which, by Kafka's rules. */
final class Coverage {
  private static final String EVERYBODY = "User:*";

  /** To do any of these, one has to see the resource, and so one may. */
  private static final Set<AclOperation> IMPLY_DESCRIBE =
      Set.of(AclOperation.READ, AclOperation.WRITE, AclOperation.DELETE, AclOperation.ALTER);

  private Coverage() {}

  /** Whether whoever has the one may do all of the other. Permissions are not looked at. */
  static boolean covers(AclBinding wide, AclBinding narrow) {
    return coversPrincipal(wide, narrow)
        && wide.pattern().resourceType() == narrow.pattern().resourceType()
        && covers(wide.pattern(), narrow.pattern())
        && covers(wide.entry().operation(), narrow.entry().operation());
  }

  private static boolean coversPrincipal(AclBinding wide, AclBinding narrow) {
    String all = wide.entry().principal();
    String host = wide.entry().host();
    return (all.equals(EVERYBODY) || all.equals(narrow.entry().principal()))
        && (host.equals(Grant.ANY_HOST) || host.equals(narrow.entry().host()));
  }

  /** Of one kind of resource. */
  static boolean covers(ResourcePattern wide, ResourcePattern narrow) {
    if (isEverything(wide)) {
      return true;
    }
    return wide.patternType() == PatternType.PREFIXED
        ? !isEverything(narrow) && narrow.name().startsWith(wide.name())
        : narrow.patternType() == PatternType.LITERAL && narrow.name().equals(wide.name());
  }

  /** Whether the pattern holds a resource of that name. */
  static boolean holds(ResourcePattern pattern, String name) {
    return covers(pattern, new ResourcePattern(pattern.resourceType(), name, PatternType.LITERAL));
  }

  private static boolean isEverything(ResourcePattern pattern) {
    return pattern.patternType() == PatternType.LITERAL
        && pattern.name().equals(ResourcePattern.WILDCARD_RESOURCE);
  }

  static boolean covers(AclOperation wide, AclOperation narrow) {
    return wide == AclOperation.ALL
        || wide == narrow
        || narrow == AclOperation.DESCRIBE && IMPLY_DESCRIBE.contains(wide)
        || narrow == AclOperation.DESCRIBE_CONFIGS && wide == AclOperation.ALTER_CONFIGS;
  }
}
