package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Post;
import io.palimpsest.language.post.Privatizer;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.service.ledger.ReleaseEstimate;
import io.palimpsest.topology.client.RawPostReader;
import io.palimpsest.topology.client.ReplayWriter;
import java.io.Console;
import java.io.PrintWriter;
import java.time.Instant;
import java.time.format.DateTimeParseException;
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
    description =
        "Sends the posts of a range of time through a running service once more, and says beforehand"
            + " what that costs at most. What the service remembers is published again as it was,"
            + " without a charge; everything else, and everything under a new policy version, is a"
            + " new release and is charged.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class ReprivatizeCommand implements Callable<Integer> {
  private static final String EARLIEST = "earliest";

  @Option(
      names = "--from",
      paramLabel = "TIME",
      required = true,
      description =
          "First moment, as 2020-05-01T12:00:00Z, by the timestamps on raw.posts; or 'earliest'.")
  private String from;

  @Option(
      names = "--to",
      paramLabel = "TIME",
      description = "First moment after it (default: up to the last post).")
  private Optional<String> to = Optional.empty();

  @Option(
      names = "--policy",
      paramLabel = "FILE|NAME",
      description =
          "A policy file, which is submitted first; or the name of a built-in policy that the"
              + " service was started with (default: the policy that is in force).")
  private Optional<String> policy = Optional.empty();

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
    Optional<Instant> begin = from.equals(EARLIEST) ? Optional.empty() : time(from, "--from");
    Optional<Instant> end = to.flatMap(text -> time(text, "--to"));
    limit.rules();
    try (ServiceLink service = address.open();
        RawPostReader posts = new RawPostReader(service.connection(), begin, end)) {
      ReplayPolicy chosen = ReplayPolicy.of(policy, service.connection());
      print(chosen.policy(), estimate(posts, chosen.policy()));
      if (dryRun || !isWanted()) {
        return 0;
      }
      if (chosen.document().isPresent()) {
        new PolicyRequests(service.connection()).submit(chosen.policy(), chosen.document().get());
        say(
            "policy %s version %d is in force"
                .formatted(chosen.policy().name(), chosen.policy().version()));
      }
      say(
          "%d posts sent to raw.replays; releases follow on safe.posts"
              .formatted(send(posts, service)));
    }
    return 0;
  }

  private static Optional<Instant> time(String text, String option) {
    try {
      return Optional.of(Instant.parse(text));
    } catch (DateTimeParseException e) {
      throw new UserError(option + " must be a time such as 2020-05-01T12:00:00Z");
    }
  }

  private ReleaseEstimate.Estimate estimate(RawPostReader posts, Policy policy) {
    Privatizer privatizer = lexicon.privatizer(policy, limit.rules());
    ReleaseEstimate estimate = new ReleaseEstimate(privatizer, limit.rules(), Instant.now());
    try (Progress progress = Progress.of("pricing", posts.size())) {
      posts.read(
          raw -> {
            estimate.add(post(raw));
            progress.step();
          });
    }
    return estimate.estimate();
  }

  private static Post post(RawPost raw) {
    return new Post(raw.getId(), raw.getAuthor(), raw.getText(), raw.getCreatedAt());
  }

  private void print(Policy policy, ReleaseEstimate.Estimate estimate) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%d posts of %d authors under policy %s version %d; %d more cannot be released%n",
        estimate.posts(), estimate.authors(), policy.name(), policy.version(), estimate.unusable());
    out.printf("at most, if nothing of it is remembered or paid for:%n");
    out.printf("  draws            %d%n", estimate.draws());
    out.printf(
        "  cost per author  %.6f at most, %.6f in the median (%s)%n",
        estimate.largestCost().value(), estimate.medianCost().value(), ReplayPolicy.unitOf(policy));
    out.printf(
        "  budget           does not suffice for %d posts of %d authors%n",
        estimate.refused(), estimate.authorsOut());
    out.flush();
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

  private static long send(RawPostReader posts, ServiceLink service) {
    long[] sent = {0};
    try (ReplayWriter writer = new ReplayWriter(service.connection());
        Progress progress = Progress.of("sending", posts.size())) {
      posts.read(
          raw -> {
            writer.send(raw);
            sent[0]++;
            progress.step();
          });
      writer.flush();
    }
    return sent[0];
  }

  private void say(String words) {
    spec.commandLine().getErr().println(words);
    spec.commandLine().getErr().flush();
  }
}
