package io.palimpsest.service.command;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.service.ledger.BalanceTable;
import io.palimpsest.service.ledger.LedgerCheck;
import io.palimpsest.service.ledger.LedgerReport;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.topic.Topics;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code budget}: what authors have spent, and whether the books are right. */
@Command(
    name = "budget",
    description =
        "Prints the balances of all authors of a service, by pseudonym; or recomputes them from the"
            + " charges and compares.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class BudgetCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;
  private static final int MAX_SHOWN = 20;

  @Parameters(
      arity = "0..1",
      paramLabel = "AUTHOR",
      description = "Not possible yet: an author's balance is known to the running service alone.")
  private Optional<String> author = Optional.empty();

  @Option(
      names = "--verify",
      description =
          "Recompute every balance from accounting.charges and compare exactly; exit code 1 if one"
              + " differs.")
  private boolean verify;

  @Option(
      names = "--delta",
      paramLabel = "D",
      defaultValue = "1e-6",
      description = "At which delta the table gives epsilon (default: ${DEFAULT-VALUE}).")
  private double delta;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    if (author.isPresent()) {
      throw new UserError(
          "the balance of one author can only be asked for over HTTP, which this version does not"
              + " offer; 'budget' without AUTHOR lists all by pseudonym");
    }
    if (!(delta > 0 && delta < 1)) {
      throw new UserError("--delta must be above 0 and below 1");
    }
    try (ServiceLink service = address.open()) {
      return verify ? verify(service.connection()) : print(service.connection());
    }
  }

  private int print(ClusterConnection connection) {
    Map<String, Balance> latest = new TreeMap<>();
    try (TopicReader<Balance> balances =
        new TopicReader<>(connection, Topics.BALANCES, Balance.class)) {
      balances.readToEnd(
          (key, balance) ->
              balance.ifPresentOrElse(b -> latest.put(key, b), () -> latest.remove(key)));
    }
    new BalanceTable(delta).print(new ArrayList<>(latest.values()), spec.commandLine().getOut());
    return 0;
  }

  private int verify(ClusterConnection connection) {
    LedgerReport report = check(connection);
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%d charges, %d authors, %d balances, %d differences%n",
        report.charges(), report.authors(), report.balances(), report.differences().size());
    report.differences().stream().limit(MAX_SHOWN).forEach(one -> out.println(one.inWords()));
    if (report.differences().size() > MAX_SHOWN) {
      out.printf("and %d more%n", report.differences().size() - MAX_SHOWN);
    }
    if (report.unreadable() > 0) {
      out.printf(
          "%d charges were written by another version; verify with that one%n",
          report.unreadable());
    }
    out.flush();
    return report.agrees() ? 0 : DIFFERS;
  }

  private static LedgerReport check(ClusterConnection connection) {
    LedgerCheck check = new LedgerCheck();
    try (TopicReader<Charge> charges = new TopicReader<>(connection, Topics.CHARGES, Charge.class);
        TopicReader<Balance> balances =
            new TopicReader<>(connection, Topics.BALANCES, Balance.class);
        Progress progress = Progress.of("reading", charges.size() + balances.size())) {
      Runnable readCharges =
          () ->
              charges.readToEnd(
                  (key, charge) -> {
                    charge.ifPresent(check::charge);
                    progress.step();
                  });
      readCharges.run();
      balances.readToEnd(
          (key, balance) -> {
            balance.ifPresent(check::balance);
            progress.step();
          });
      check.balancesEnd();
      readCharges.run(); // those that came meanwhile
    }
    return check.report();
  }
}
