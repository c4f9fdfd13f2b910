package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.service.policy.PolicyRequests;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code policy submit}: a policy for a running service. */
@Command(
    name = "submit",
    description =
        "Submits a policy to a running service, waits for its verdict and prints what the policy"
            + " promises; exit code 2 and the reason if it is refused. It holds from the next post on.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PolicySubmitCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "A policy file.")
  private Path file;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    String document = PolicyChoice.document(file);
    Policy policy = PolicyChoice.read(file, document);
    try (ServiceLink service = address.open()) {
      PrintWriter out = spec.commandLine().getOut();
      out.print(
          PolicyRulings.explanation(
              policy.name(),
              "is refused",
              new PolicyRequests(service.connection()).submit(policy, document)));
      out.flush();
    }
    return 0;
  }
}
