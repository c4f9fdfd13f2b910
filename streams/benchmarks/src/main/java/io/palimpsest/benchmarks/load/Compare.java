package io.palimpsest.benchmarks.load;

import io.palimpsest.benchmarks.MeasuredLexicon;
import io.palimpsest.language.lexicon.Lexicon;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Measures two builds in many short turns, a, b, b, a, a, b: the machine's moods then meet both.
 * Both run all the time, each with a platform and stores of its own, and only one of them has
 * anything to do: a build that was just started is slow, and no two starts are slow alike.
 */
public final class Compare {
  private static final List<String> NAMES =
      Stream.concat(
              Stream.of("a", "b", "policy", "a-policy", "b-policy", "rounds", "threads"),
              LoadSettings.NAMES.stream())
          .toList();

  private static final int ROUNDS = 10;

  private final LoadSettings settings;
  private final int threads;
  private final Lexicon lexicon;

  private Compare(LoadSettings settings, int threads) {
    this.settings = settings;
    this.threads = threads;
    this.lexicon = MeasuredLexicon.open(MeasuredLexicon.DEFAULT);
  }

  /**
   * Prints each run, then medians and their ratio.
   *
   * @param args the two builds, and what to send to them
   */
  public static void main(String[] args) throws Exception {
    Console.run(args, Compare::run);
  }

  private static void run(List<String> args) throws IOException, InterruptedException {
    Arguments arguments = Arguments.of(args, NAMES);
    Side a = Side.of("a", arguments);
    Side b = Side.of("b", arguments);
    int rounds = arguments.count("rounds", 1, ROUNDS);
    Compare compare =
        new Compare(LoadSettings.of(arguments, Instant.now()), arguments.count("threads", 1, 1));
    try (Runner ofA = compare.start(a);
        Runner ofB = compare.start(b)) {
      ofA.warmUp();
      ofB.warmUp();
      compare.turns(ofA, ofB, rounds).lines().forEach(Console::print);
    }
  }

  private Runner start(Side side) throws IOException, InterruptedException {
    RunningService service = RunningService.start(side.installation(), side.policy(), threads);
    return new Runner(
        side.name(),
        service,
        new LoadRun(service.endpoint(), settings, lexicon, Load.PATIENCE),
        new ArrayList<>());
  }

  private Comparison turns(Runner a, Runner b, int rounds) throws InterruptedException {
    for (int round = 1; round <= rounds; round++) {
      for (Runner next : round % 2 == 1 ? List.of(a, b) : List.of(b, a)) {
        next.measure(round);
      }
    }
    return new Comparison(a.measured(), b.measured());
  }

  /** A build at work. */
  private record Runner(String name, RunningService service, LoadRun run, List<Measured> measured)
      implements AutoCloseable {

    void warmUp() throws InterruptedException {
      run.warmUp();
    }

    void measure(int round) throws InterruptedException {
      CpuTime before = service.cpuTime();
      LoadResult result = run.measure();
      Measured one = new Measured(result, service.cpuTime().since(before));
      measured.add(one);
      Console.print(
          String.format(
              Locale.ROOT,
              "round %d, %s: %s; CPU ms a post: service %.3f, platform %.3f",
              round,
              name,
              result.line(),
              one.serviceMillisAPost(),
              one.platformMillisAPost()));
    }

    @Override
    public void close() throws IOException {
      try (service) {
        run.close();
      }
    }
  }

  /** One of the two. */
  private record Side(String name, Installation installation, String policy) {
    static Side of(String name, Arguments arguments) {
      return new Side(
          name,
          Installation.in(Path.of(arguments.required(name))),
          arguments.text(name + "-policy").or(() -> arguments.text("policy")).orElse("default"));
    }
  }
}
