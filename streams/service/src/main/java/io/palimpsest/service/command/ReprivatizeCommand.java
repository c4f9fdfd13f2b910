package io.palimpsest.service.command;

import io.palimpsest.language.post.Privatizer;
import io.palimpsest.service.ledger.ReleaseEstimate;
import io.palimpsest.service.policy.PolicyRequests;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.ReplayWriter;
import java.io.Console;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code reprivatize}: posts of the past once more. */
@Command(
    name = "reprivatize",
    description = {
      "Sends the posts of a range of time through a running service once more, and says beforehand"
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
      paramLabel = "FILE|NAME",
      description =
          "A policy file, which is submitted first; or the name of a built-in policy that the"
              + " service was started with (default: the policy that is in force, or else the"
              + " built-in policy default).")
  private Optional<String> policy = Optional.empty();

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

  @Mixin private TextLimit limit;

  @Mixin private LexiconOptions lexicon;

  @Mixin private ServiceAddress address;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    Optional<Instant> begin = range.from();
    Optional<Instant> end = range.to();
    limit.rules();
    if (settlingTime.isNegative()) {
      throw new UserError("--settling-time must not be negative");
    }
    try (ServiceLink service = address.open()) {
      ClusterConnection connection = service.connection();
      ReplayPolicy chosen = ReplayPolicy.of(policy, ReplayPolicy.inForce(connection));
      try (ReplayPosts posts = ReplayPosts.of(connection, begin, end, limit.rules())) {
        quote(chosen, posts).print(spec.commandLine().getOut());
        if (!dryRun && isWanted()) {
          putInForce(chosen, connection);
          send(posts, connection);
        }
      }
    }
    return 0;
  }

  private ReplayQuote quote(ReplayPolicy chosen, ReplayPosts posts) {
    Privatizer privatizer = lexicon.privatizer(chosen.policy(), limit.rules());
    ReleaseEstimate estimate = new ReleaseEstimate(privatizer, limit.rules(), Instant.now());
    try (Progress progress = Progress.of("pricing", posts.size())) {
      ReplayFilter.LeftOut leftOut =
          posts.read(
              raw -> {
                estimate.add(ReplayFilter.postOf(raw));
                progress.step();
              });
      return new ReplayQuote(chosen, estimate.estimate(), leftOut);
    }
  }

  private boolean isWanted() {
    if (yes) {
      return true;
    }
    Console console = System.console();
    if (console == null) {
      throw new UserError("nobody can be asked here: give --yes to do it, or --dry-run");
    }
    String answer = console.readLine("Send them? [y/N] ");
    return answer != null && answer.strip().equalsIgnoreCase("y");
  }

  /** Each instance reads the table of policies by itself, some time after the verdict. */
  private void putInForce(ReplayPolicy chosen, ClusterConnection connection)
      throws InterruptedException {
    if (chosen.document().isEmpty()) {
      return;
    }
    PolicyRulings.explanation(
        chosen.policy().name(),
        "is refused",
        new PolicyRequests(connection).submit(chosen.policy(), chosen.document().get()));
    say(
        "policy %s version %d is in force; waiting %s until all instances have read it"
            .formatted(chosen.policy().name(), chosen.policy().version(), settlingTime));
    new CountDownLatch(1).await(settlingTime.toNanos(), TimeUnit.NANOSECONDS);
  }

  private void send(ReplayPosts posts, ClusterConnection connection) {
    long[] sent = {0};
    try (ReplayWriter writer = new ReplayWriter(connection);
        Progress progress = Progress.of("sending", posts.size())) {
      ReplayFilter.LeftOut leftOut =
          posts.read(
              raw -> {
                writer.send(raw);
                sent[0]++;
                progress.step();
              });
      writer.flush();
      say(
          "%d posts sent to raw.replays; releases follow on safe.posts; left out: %s"
              .formatted(sent[0], leftOut.inWords()));
    }
  }

  private void say(String words) {
    spec.commandLine().getErr().println(words);
    spec.commandLine().getErr().flush();
  }
}
