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
 * Measures two builds in turn, a, b, a, b, each time with a platform and stores of its own: the
 * machine's moods then meet both.
 */
public final class Compare {
  private static final List<String> NAMES =
      Stream.concat(
              Stream.of("a", "b", "policy", "a-policy", "b-policy", "rounds", "threads"),
              LoadSettings.NAMES.stream())
          .toList();

  private static final int ROUNDS = 3;

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
    List<Measured> ofA = new ArrayList<>();
    List<Measured> ofB = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      ofA.add(compare.measure(a, round));
      ofB.add(compare.measure(b, round));
    }
    new Comparison(ofA, ofB).lines().forEach(Console::print);
  }

  private Measured measure(Side side, int round) throws IOException, InterruptedException {
    try (RunningService service =
            RunningService.start(side.installation(), side.policy(), threads);
        LoadRun run = new LoadRun(service.endpoint(), settings, lexicon, Load.PATIENCE)) {
      run.warmUp();
      CpuTime before = service.cpuTime();
      LoadResult result = run.measure();
      Measured measured = new Measured(result, service.cpuTime().since(before));
      Console.print(
          String.format(
              Locale.ROOT,
              "round %d, %s: %s; CPU ms a post: service %.3f, platform %.3f",
              round,
              side.name(),
              result.line(),
              measured.serviceMillisAPost(),
              measured.platformMillisAPost()));
      return measured;
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
