package io.palimpsest.service.command;

import io.palimpsest.topology.access.AccessPlan;
import io.palimpsest.topology.access.Role;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine.Option;

/** Who does what. */
final class PrincipalOptions {
  @Option(
      names = "--principal",
      paramLabel = "ROLE=User:NAME",
      description =
          "Who has a role: producer, service, consumer, operator, auditor, privacy-officer,"
              + " platform, connect or administrator. May be given several times.")
  private List<String> principals = new ArrayList<>();

  @Option(
      names = "--connect-group",
      paramLabel = "GROUP",
      description =
          "group.id of the workers of Kafka Connect; their internal topics must begin with it and a"
              + " hyphen (default: palimpsest-connect).")
  private String connectGroup = AccessPlan.DEFAULT_CONNECT_GROUP;

  AccessPlan plan(String applicationId) {
    Map<Role, Set<String>> byRole = new EnumMap<>(Role.class);
    for (String principal : principals) {
      int split = principal.indexOf('=');
      Role role =
          Role.of(split < 0 ? "" : principal.substring(0, split))
              .orElseThrow(
                  () ->
                      new UserError(
                          "--principal must be ROLE=User:NAME, with a role of "
                              + String.join(", ", Role.labels())));
      byRole.computeIfAbsent(role, none -> new TreeSet<>()).add(principal.substring(split + 1));
    }
    try {
      return new AccessPlan(applicationId, connectGroup, byRole);
    } catch (IllegalArgumentException e) {
      throw new UserError(e.getMessage());
    }
  }
}
