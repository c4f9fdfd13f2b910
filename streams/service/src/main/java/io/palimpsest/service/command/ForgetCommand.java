package io.palimpsest.service.command;

import io.palimpsest.schemas.Erasure;
import io.palimpsest.schemas.ErasureReceipt;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ControlWriter;
import io.palimpsest.topology.client.RecordTail;
import io.palimpsest.topology.topic.Topics;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code forget}: an author is erased from a running service. */
@Command(
    name = "forget",
    description = {
      "Asks a running service to forget an author: what they asked for is withdrawn, their key"
          + " destroyed and their state deleted. Waits for the receipt and prints it.",
      ForgetCommand.NOT_REACHED
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ForgetCommand implements Callable<Integer> {
  static final String NOT_REACHED =
      """
      Not reached:
      - what was released (safe.posts, and all who have read it);
      - the author's posts on raw.posts and raw.replays, until their retention ends;
      - the author's id on control.erasures, until its retention ends, on
        control.preferences, until it is compacted, and copies of control topics;
      - old segments and store files, for about a day where there is traffic
        (see ops/threat-model.md);
      - charges and balances, under a pseudonym that leads nowhere any more.
      A new post of this author starts with a full budget and without preferences;
      they have to be stated again.
      """;

  private static final Duration LIMIT = Duration.ofSeconds(60);

  @Parameters(
      paramLabel = "AUTHOR",
      description =
          "The author as on raw.posts; '-' reads it from standard input, where no list of processes"
              + " shows it.")
  private String author;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    String whom = AuthorArgument.of(author, System.in);
    try (ServiceLink service = address.open()) {
      print(erased(whom, service.connection()));
    }
    return 0;
  }

  private static ErasureReceipt erased(String author, ClusterConnection connection)
      throws InterruptedException {
    String request = UUID.randomUUID().toString();
    try (RecordTail<ErasureReceipt> receipts =
            new RecordTail<>(connection, Topics.ERASURE_RECEIPTS, ErasureReceipt.class);
        ControlWriter control = new ControlWriter(connection)) {
      control.erase(new Erasure(request, author, Instant.now().truncatedTo(ChronoUnit.MILLIS)));
      ErasureReceipt receipt =
          receipts
              .await(one -> one.getRequestId().equals(request), LIMIT)
              .orElseThrow(
                  () ->
                      new UserError(
                          "no receipt for request %s within %d s: is the service running? The request stands and is done when it runs again; then take the author's preference off control.preferences"
                              .formatted(request, LIMIT.toSeconds())));
      // Not earlier: without a preference, but not yet forgotten, posts would be released.
      control.withdrawPreference(author);
      return receipt;
    }
  }

  private void print(ErasureReceipt receipt) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        """
        request   %s
        entries   %d deleted%s
        asked for and taken in at %s
        """,
        receipt.getRequestId(),
        receipt.getEntries(),
        receipt.getEntries() == 0 ? ": nothing was known of this author" : "",
        receipt.getErasedAt());
    out.print(NOT_REACHED);
    out.flush();
  }
}
