package io.palimpsest.benchmarks.load;

import io.palimpsest.benchmarks.MeasuredLexicon;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** Measures one running service, which it neither starts nor stops. */
public final class Load {
  /** A service that says nothing for longer has stopped. */
  static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final List<String> NAMES =
      Stream.of(Endpoint.NAMES, LoadSettings.NAMES).flatMap(List::stream).toList();

  private Load() {}

  /**
   * Sends posts and prints how fast they were answered.
   *
   * @param args where the service is, and what to send
   */
  public static void main(String[] args) throws Exception {
    Console.run(args, Load::run);
  }

  private static void run(List<String> args) throws InterruptedException {
    Arguments arguments = Arguments.of(args, NAMES);
    LoadSettings settings = LoadSettings.of(arguments, Instant.now());
    Endpoint endpoint = Endpoint.of(arguments);
    try (LoadRun run =
        new LoadRun(endpoint, settings, MeasuredLexicon.open(MeasuredLexicon.DEFAULT), PATIENCE)) {
      run.warmUp();
      Console.print(run.measure().line());
    }
  }
}
