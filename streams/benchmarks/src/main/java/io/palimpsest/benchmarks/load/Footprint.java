package io.palimpsest.benchmarks.load;

import io.palimpsest.benchmarks.MeasuredLexicon;
import io.palimpsest.language.lexicon.Lexicon;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What authors take on disk and in memory: a fresh service for each number of them. */
public final class Footprint {
  private static final List<String> NAMES =
      List.of("build", "policy", "authors", "posts-per-author", "words", "threads", "seed");
  private static final List<Integer> AUTHORS = List.of(1_000, 10_000, 100_000);
  private static final int POSTS_PER_AUTHOR = 3;

  private final Installation installation;
  private final String policy;
  private final int threads;
  private final Lexicon lexicon = MeasuredLexicon.open(MeasuredLexicon.DEFAULT);

  private Footprint(Arguments arguments) {
    this.installation = Installation.in(Path.of(arguments.required("build")));
    this.policy = arguments.text("policy").orElse("default");
    this.threads = arguments.count("threads", 1, 1);
  }

  /**
   * Prints a table.
   *
   * @param args the build, and what to send to it
   */
  public static void main(String[] args) throws Exception {
    Console.run(args, Footprint::run);
  }

  private static void run(List<String> args) throws IOException, InterruptedException {
    Arguments arguments = Arguments.of(args, NAMES);
    List<Integer> counts = arguments.rising("authors", 1, AUTHORS);
    int posts = arguments.count("posts-per-author", 1, POSTS_PER_AUTHOR);
    int words = arguments.count("words", 1, LoadSettings.DEFAULT.words());
    int seed = arguments.count("seed", 0, LoadSettings.DEFAULT.seed());
    Footprint footprint = new Footprint(arguments);
    List<AuthorsSample> samples = new ArrayList<>();
    for (int authors : counts) {
      int all = Math.multiplyExact(authors, posts);
      samples.add(
          footprint.sample(
              new LoadSettings(all, 0, authors, words, 0, seed, LoadSettings.DEFAULT.prefix())));
    }
    new FootprintTable(samples).lines().forEach(Console::print);
  }

  private AuthorsSample sample(LoadSettings settings) throws IOException, InterruptedException {
    try (RunningService service = RunningService.start(installation, policy, threads)) {
      try (LoadRun run = new LoadRun(service.endpoint(), settings, lexicon, Load.PATIENCE)) {
        Console.print(settings.authors() + " authors: " + run.measure().line());
      }
      ProcessMemory memory = ProcessMemory.of(service.pid());
      service.stop();
      return new AuthorsSample(settings.authors(), bytes(service.dataDirectory(), memory));
    }
  }

  private static Map<String, Long> bytes(Path dataDirectory, ProcessMemory memory)
      throws IOException {
    Map<String, Long> bytes = new LinkedHashMap<>();
    Map<String, Long> stores = DiskUse.ofStores(dataDirectory);
    Map<String, Long> topics = DiskUse.ofTopics(dataDirectory);
    stores.forEach((store, size) -> bytes.put("store " + store, size));
    bytes.put(AuthorsSample.STORES, sum(stores));
    topics.forEach((topic, size) -> bytes.put("topic " + topic, size));
    topics.keySet().removeIf(topic -> !topic.endsWith("-changelog"));
    bytes.put(AuthorsSample.CHANGELOGS, sum(topics));
    bytes.put("heap in use", memory.heap());
    memory.resident().ifPresent(resident -> bytes.put("resident memory", resident));
    return bytes;
  }

  private static long sum(Map<String, Long> sizes) {
    return sizes.values().stream().mapToLong(Long::longValue).sum();
  }
}
