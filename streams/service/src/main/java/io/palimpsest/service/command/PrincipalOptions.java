package io.palimpsest.service.command;

import io.palimpsest.topology.access.AccessPlan;
import io.palimpsest.topology.access.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
      names = "--principals",
      paramLabel = "FILE",
      description =
          "The same from a file in UTF-8, a line ROLE=User:NAME each; empty lines and lines that"
              + " begin with # are passed over.")
  private Optional<Path> principalsFile = Optional.empty();

  @Option(
      names = "--connect-group",
      paramLabel = "GROUP",
      description =
          "group.id of the workers of Kafka Connect; their internal topics must begin with it and a"
              + " hyphen (default: palimpsest-connect).")
  private String connectGroup = AccessPlan.DEFAULT_CONNECT_GROUP;

  AccessPlan plan(String applicationId) {
    Map<Role, Set<String>> byRole = new EnumMap<>(Role.class);
    principals.forEach(principal -> add(principal, "--principal", byRole));
    principalsFile.ifPresent(file -> addAllOf(file, byRole));
    try {
      return new AccessPlan(applicationId, connectGroup, byRole);
    } catch (IllegalArgumentException e) {
      throw new UserError(e.getMessage());
    }
  }

  private static void addAllOf(Path file, Map<Role, Set<String>> byRole) {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      throw new UserError("cannot read --principals " + file + ": it must be a file in UTF-8");
    }
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        add(line, "line %d of --principals".formatted(i + 1), byRole);
      }
    }
    // An empty file would be no principals at all, and access would not be looked at.
    if (byRole.isEmpty()) {
      throw new UserError("--principals " + file + " names nobody");
    }
  }

  private static void add(String principal, String where, Map<Role, Set<String>> byRole) {
    int split = principal.indexOf('=');
    Role role =
        Role.of(split < 0 ? "" : principal.substring(0, split))
            .orElseThrow(
                () ->
                    new UserError(
                        where
                            + " must be ROLE=User:NAME, with a role of "
                            + String.join(", ", Role.labels())));
    byRole.computeIfAbsent(role, none -> new TreeSet<>()).add(principal.substring(split + 1));
  }
}
