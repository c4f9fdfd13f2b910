package io.palimpsest.service.command;

import io.palimpsest.service.client.ReplayCall;
import io.palimpsest.service.http.replay.ReplayAnswer;
import io.palimpsest.service.http.replay.ReplayRequest;
import java.io.Console;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code reprivatize}: posts of the past once more. */
@Command(
    name = "reprivatize",
    description = {
      "Lets a running service release the posts of a range of time once more, and says beforehand"
          + " what that costs at most. What the service remembers is published again as it was,"
          + " without a charge; everything else, and everything under a new policy version, is a"
          + " new release and is charged.",
      "Left out is what was posted before its author was forgotten, as far as control.erasures"
          + " still tells: keep that topic for as long as raw.posts. Forget nobody meanwhile."
    },
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReprivatizeCommand implements Callable<Integer> {
  @Mixin private TimeRange range;

  @Option(
      names = "--policy",
      paramLabel = "FILE",
      description =
          "A policy file, which is submitted before anything is sent (default: the policy that is"
              + " in force).")
  private Optional<Path> policy = Optional.empty();

  @Option(
      names = "--settling-time",
      paramLabel = "DURATION",
      defaultValue = "PT5S",
      description =
          "How long to wait after a policy was accepted, until all instances of the service have"
              + " read it, as an ISO duration (default: ${DEFAULT-VALUE}).")
  private Duration settlingTime;

  @Option(names = "--dry-run", description = "Say what it costs, and do nothing.")
  private boolean dryRun;

  @Option(names = "--yes", description = "Do not ask.")
  private boolean yes;

  @Mixin private DataDirectoryOption data;

  @Mixin private HttpAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    ReplayRequest request = request();
    if (!dryRun && !yes && System.console() == null) {
      throw new UserError("nobody can be asked here: give --yes to do it, or --dry-run");
    }
    // Ends the replay on the service too, when this ends early: by an error, Ctrl-C, or a no.
    try (Shutdown shutdown = new Shutdown()) {
      ReplayCall replay =
          shutdown.opened(ReplayCall.begin(address.open(data.directory()), request));
      ReplayQuote.print(priced(replay), spec.commandLine().getOut());
      if (!dryRun && isWanted()) {
        ReplayAnswer done = sent(replay);
        say(
            "%d posts sent to raw.replays; releases follow on safe.posts; left out: %s"
                .formatted(done.sent(), done.leftOut().inWords()));
      }
    }
    return 0;
  }

  private ReplayRequest request() {
    Optional<Instant> begin = range.from();
    Optional<Instant> end = range.to();
    if (settlingTime.isNegative()) {
      throw new UserError("--settling-time must not be negative");
    }
    Optional<String> document =
        policy.map(
            file -> {
              String text = PolicyChoice.document(file);
              PolicyChoice.read(file, text);
              return text;
            });
    return new ReplayRequest(
        begin.map(Instant::toString).orElse(null),
        end.map(Instant::toString).orElse(null),
        document.orElse(null),
        document.map(text -> settlingTime.toString()).orElse(null));
  }

  private static ReplayAnswer priced(ReplayCall replay) {
    try (Progress progress = Progress.of("pricing", -1)) {
      return replay.awaitPrice(at -> progress.to(at.done(), at.of()));
    }
  }

  private ReplayAnswer sent(ReplayCall replay) {
    replay.confirm();
    try (Progress progress = Progress.of("sending", -1)) {
      return replay.awaitEnd(at -> progress.to(at.done(), at.of()));
    }
  }

  private boolean isWanted() {
    if (yes) {
      return true;
    }
    Console console = System.console();
    String answer = console == null ? null : console.readLine("Send them? [y/N] ");
    return answer != null && answer.strip().equalsIgnoreCase("y");
  }

  private void say(String words) {
    spec.commandLine().getErr().println(words);
    spec.commandLine().getErr().flush();
  }
}
