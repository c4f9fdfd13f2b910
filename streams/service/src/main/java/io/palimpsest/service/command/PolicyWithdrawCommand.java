package io.palimpsest.service.command;

import io.palimpsest.service.policy.PolicyRequests;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code policy withdraw}: back to the policy that the service was started with. */
@Command(
    name = "withdraw",
    description =
        "Withdraws a policy that was submitted to a running service; from the next post on the"
            + " policy holds again that the service was started with.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PolicyWithdrawCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "The name of the policy.")
  private String name;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    try (ServiceLink service = address.open()) {
      PrintWriter out = spec.commandLine().getOut();
      out.println(
          "policy "
              + name
              + ": "
              + PolicyRulings.explanation(
                  name,
                  "cannot be withdrawn",
                  new PolicyRequests(service.connection()).withdraw(name)));
      out.flush();
    }
    return 0;
  }
}
