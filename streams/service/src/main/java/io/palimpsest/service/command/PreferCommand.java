package io.palimpsest.service.command;

import io.palimpsest.schemas.Preference;
import io.palimpsest.topology.client.ControlWriter;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code prefer}: what one author asks for. */
@Command(
    name = "prefer",
    description =
        "Tells a running service what one author asks for: it can only be stricter than the policy,"
            + " and takes the place of what the author asked for before.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class PreferCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "AUTHOR",
      description = "The author as on raw.posts; '-' reads it from standard input.")
  private String author;

  @Option(names = "--no-release", description = "Release nothing of this author.")
  private boolean noRelease;

  @Option(names = "--epsilon", paramLabel = "EPS", description = "Largest epsilon of a draw.")
  private Optional<Double> epsilon;

  @Option(names = "--budget", paramLabel = "EPS", description = "Largest budget of a window.")
  private Optional<Double> budget;

  @Option(names = "--withdraw", description = "The author asks for nothing of their own any more.")
  private boolean withdraw;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    check();
    String whom = AuthorArgument.of(author, System.in);
    try (ServiceLink service = address.open();
        ControlWriter control = new ControlWriter(service.connection())) {
      if (withdraw) {
        control.withdrawPreference(whom);
      } else {
        control.prefer(
            new Preference(
                whom,
                !noRelease,
                epsilon.orElse(null),
                budget.orElse(null),
                Instant.now().truncatedTo(ChronoUnit.MILLIS)));
      }
    }
    spec.commandLine().getErr().println("asked for; it holds as soon as the service has read it");
    spec.commandLine().getErr().flush();
    return 0;
  }

  private void check() {
    boolean asks = noRelease || epsilon.isPresent() || budget.isPresent();
    if (withdraw == asks) {
      throw new UserError(
          "say what the author asks for: --no-release, --epsilon or --budget; or --withdraw alone");
    }
    epsilon.ifPresent(value -> checkPositive(value, "--epsilon"));
    budget.ifPresent(value -> checkPositive(value, "--budget"));
  }

  /** Written so that NaN is refused. */
  private static void checkPositive(double value, String option) {
    if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new UserError(option + " must be above 0 and finite");
    }
  }
}
