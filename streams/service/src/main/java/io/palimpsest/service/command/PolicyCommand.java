package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.policy.PolicyExplanation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code policy}: {@code check} and {@code explain}, and those that ask a running service. */
@Command(
    name = "policy",
    description = "Checks, explains and submits policies.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {PolicySubmitCommand.class, PolicyWithdrawCommand.class})
final class PolicyCommand {
  private static final String WHICH = "A policy file, or the name of a built-in policy.";

  @Spec private CommandSpec spec;

  @Command(
      name = "check",
      description = "Says whether a policy is valid; exit code 2 and one line if not.",
      mixinStandardHelpOptions = true)
  void check(@Parameters(paramLabel = "FILE", description = WHICH) String fileOrName) {
    Policy policy = PolicyChoice.of(fileOrName);
    print("policy %s version %d is valid%n".formatted(policy.name(), policy.version()));
  }

  @Command(
      name = "explain",
      description = "Says in plain words what a policy promises, and what it does not.",
      mixinStandardHelpOptions = true)
  void explain(@Parameters(paramLabel = "FILE", description = WHICH) String fileOrName) {
    print(PolicyExplanation.of(PolicyChoice.of(fileOrName)));
  }

  private void print(String text) {
    spec.commandLine().getOut().print(text);
    spec.commandLine().getOut().flush();
  }
}
