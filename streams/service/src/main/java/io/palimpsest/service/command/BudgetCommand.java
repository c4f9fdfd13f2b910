package io.palimpsest.service.command;

import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.Charge;
import io.palimpsest.service.client.ServiceAnswer;
import io.palimpsest.service.http.author.Account;
import io.palimpsest.service.http.author.AuthorRequest;
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
    description = {
      "Prints what a running service knows of one author: pseudonym, preference, balances, charges.",
      "Without AUTHOR it reads the topics: the balances of all authors by pseudonym, or whether they"
          + " are what the charges come to."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class BudgetCommand implements Callable<Integer> {
  private static final int DIFFERS = 1;
  private static final int MAX_SHOWN = 20;
  private static final int SHOWN_CHARGES = 10;

  @Parameters(
      arity = "0..1",
      paramLabel = "AUTHOR",
      description =
          "The author as on raw.posts; '-' reads it from standard input, where no list of processes"
              + " shows it.")
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

  @Option(
      names = "--charges",
      paramLabel = "N",
      description = "How many of the author's latest charges are shown (default: 10).")
  private Optional<Integer> charges = Optional.empty();

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text, or json for what the service answers (default: text). Of one author.")
  private Optional<String> format = Optional.empty();

  @Mixin private HttpAddress http;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    check();
    if (author.isPresent()) {
      ask(AuthorArgument.of(author.get(), System.in));
      return 0;
    }
    try (ServiceLink service = address.open()) {
      return verify ? verify(service.connection()) : print(service.connection());
    }
  }

  private void check() {
    if (!(delta > 0 && delta < 1)) {
      throw new UserError("--delta must be above 0 and below 1");
    }
    if (charges.filter(n -> n < 0).isPresent()) {
      throw new UserError("--charges must not be negative");
    }
    if (author.isPresent() && verify) {
      throw new UserError("--verify is about all authors: leave AUTHOR out");
    }
    if (author.isPresent() && address.namesKafka()) {
      throw new UserError(
          "one author is asked for over HTTP: give --url and --token-file in place of the options"
              + " for Kafka and the registry");
    }
    if (author.isEmpty() && (charges.isPresent() || format.isPresent())) {
      throw new UserError("--charges and --format are about one author: name the AUTHOR");
    }
    isJson();
  }

  private boolean isJson() {
    return switch (format.orElse("text")) {
      case "text" -> false;
      case "json" -> true;
      default -> throw new UserError("--format: write text or json");
    };
  }

  private void ask(String whom) {
    ServiceAnswer answer =
        http.open(address.dataDirectory()).post("/authors/account", new AuthorRequest(whom));
    Account account = answer.as(Account.class);
    PrintWriter out = spec.commandLine().getOut();
    if (isJson()) {
      out.println(answer.text());
      out.flush();
    } else {
      new AccountPage(delta, charges.orElse(SHOWN_CHARGES)).print(account, out);
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
