package io.palimpsest.service.command;

import io.palimpsest.service.client.ErasureCall;
import io.palimpsest.service.http.erasure.ErasureState;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code forget}: an author is erased from a running service. */
@Command(
    name = "forget",
    description =
        "Asks a running service to forget an author: what they asked for is withdrawn, their key"
            + " destroyed and their state deleted. Waits for the receipt and prints it.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    modelTransformer = ForgetCommand.Limits.class)
final class ForgetCommand implements Callable<Integer> {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int WIDTH = 78;

  @Parameters(
      paramLabel = "AUTHOR",
      description =
          "The author as on raw.posts; '-' reads it from standard input, where no list of processes"
              + " shows it.")
  private String author;

  @Mixin private DataDirectoryOption data;

  @Mixin private HttpAddress address;

  @Spec private CommandSpec spec;

  /** Help says what is not reached, as receipts do. */
  static final class Limits implements IModelTransformer {
    @Override
    public CommandSpec transform(CommandSpec command) {
      command
          .usageMessage()
          .footer(
              Stream.concat(Stream.of(""), notReached(ErasureState.NOT_REACHED).stream())
                  .toArray(String[]::new));
      return command;
    }
  }

  @Override
  public Integer call() {
    String whom = AuthorArgument.of(author, System.in);
    ErasureState state = new ErasureCall(address.open(data.directory())).erase(whom, LIMIT);
    if (!ErasureCall.isDone(state)) {
      throw new UserError(
          "no receipt for request %s within %d s: does the stream run? The request stands and is done when it does; GET /erasures/%s tells, on the same instance"
              .formatted(state.requestId(), LIMIT.toSeconds(), state.requestId()));
    }
    print(state);
    return 0;
  }

  private void print(ErasureState receipt) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        """
        request   %s
        entries   %d deleted%s
        asked for and taken in at %s
        """,
        receipt.requestId(),
        receipt.entries(),
        receipt.entries() == 0 ? ": nothing was known of this author" : "",
        receipt.erasedAt());
    notReached(receipt.notReached()).forEach(out::println);
    out.flush();
  }

  private static List<String> notReached(List<String> limits) {
    return Stream.of(
            Stream.of("Not reached:"),
            limits.stream().flatMap(limit -> item(limit).stream()),
            Stream.of(
                "A new post of this author starts with a full budget and without preferences;",
                "they have to be stated again."))
        .flatMap(lines -> lines)
        .toList();
  }

  /** An item of a list, in lines: a terminal and picocli would break names of topics. */
  private static List<String> item(String text) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder("-");
    for (String word : text.split(" ")) {
      if (line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line.setLength(0);
        line.append(' ');
      }
      line.append(' ').append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
