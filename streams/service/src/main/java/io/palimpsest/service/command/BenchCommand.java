package io.palimpsest.service.command;

import io.palimpsest.language.lexicon.Lexicon;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.bench.Bench;
import io.palimpsest.service.bench.BenchReport;
import io.palimpsest.service.bench.BenchResult;
import io.palimpsest.service.bench.BenchSettings;
import io.palimpsest.service.bench.LoadPosts;
import io.palimpsest.service.platform.EmbeddedPlatform;
import io.palimpsest.service.platform.TemporaryPlatform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.PassThrough;
import io.palimpsest.topology.serde.RecordSerdes;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code bench}: measures the throughput of the path relative to a pass-through topology. */
@Command(
    name = "bench",
    description = {
      "Starts a broker and a schema registry and sends generated posts through the path and, in"
          + " alternating turns, through a topology that only repartitions and stores them.",
      "Leaves no files behind. Stop other programs first: they distort the figures."
    },
    mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final int PARTITIONS = 4;

  /** Generous: generated words and what is between them take six on average. */
  private static final int BYTES_PER_WORD = 10;

  private static final String PASS_THROUGH = PrivatizerConfig.DEFAULT_APPLICATION_ID + "-bench";

  /** The output format. */
  enum Format {
    TEXT,
    JSON
  }

  @Mixin private PostOptions options;

  @Mixin private LexiconOptions lexicon;

  @Option(
      names = "--quick",
      description = "Fewer posts and rounds: less exact, within four minutes on two cores.")
  private boolean quick;

  @Option(
      names = "--authors",
      paramLabel = "N",
      defaultValue = "20000",
      description = "Number of authors, who write in turn (default: ${DEFAULT-VALUE}).")
  private int authors;

  @Option(
      names = "--words",
      paramLabel = "N",
      defaultValue = "20",
      description = "Words per post (default: ${DEFAULT-VALUE}).")
  private int words;

  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "2",
      description = "Stream threads (default: ${DEFAULT-VALUE}).")
  private int threads;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text or json (default: ${DEFAULT-VALUE}).")
  private Format format;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    options.check();
    if (authors < 1 || words < 1 || threads < 1) {
      throw new UserError("--authors, --words and --threads must be at least 1");
    }
    int mostWords = options.rules().maxTextBytes() / BYTES_PER_WORD;
    if (words > mostWords) {
      throw new UserError(
          "--words: at most %,d fit into a post of --max-text-bytes. Provided value: %,d"
              .formatted(mostWords, words));
    }
    BenchSettings settings =
        quick
            ? new BenchSettings(15_000, 4, 120_000, authors, words, threads, 1)
            : new BenchSettings(40_000, 9, 300_000, authors, words, threads, 1);
    BenchResult result;
    try (Shutdown shutdown = new Shutdown();
        Progress progress = Progress.of("bench", settings.rounds() + 4L)) {
      result = measured(settings, shutdown, progress);
    }
    spec.commandLine()
        .getOut()
        .println(
            format == Format.JSON
                ? BenchReport.json(result)
                : BenchReport.table(result).stripTrailing());
    spec.commandLine().getOut().flush();
    return 0;
  }

  private BenchResult measured(BenchSettings settings, Shutdown shutdown, Progress progress)
      throws InterruptedException {
    Lexicon words = lexicon.open();
    TemporaryPlatform platform =
        shutdown.opened(EmbeddedPlatform.startTemporary(Cluster::answers, progress::step));
    Path stores = platform.directory().resolve("streams");
    PrivatizationService service =
        shutdown.opened(
            PrivatizationService.prepare(
                service(
                    config(PrivatizerConfig.DEFAULT_APPLICATION_ID, platform, stores), platform)));
    PrivatizerConfig passing =
        config(PASS_THROUGH, platform, platform.directory().resolve("pass-through"));
    try (Cluster cluster = Cluster.connect(platform.bootstrapServers(), Map.of(), PATIENCE)) {
      cluster.createMissing(List.of(PassThrough.output(passing, PARTITIONS)));
    }
    PassThrough pass = shutdown.opened(new PassThrough(passing));
    SchemaRegistry registry = shutdown.opened(ConfluentSchemaRegistry.at(platform.registryUrl()));
    RawPostWriter writer =
        shutdown.opened(
            new RawPostWriter(
                new ClusterConnection(
                    platform.bootstrapServers(),
                    Map.of(),
                    new RecordSerdes(registry, Registration.AUTOMATIC))));
    LoadPosts posts =
        new LoadPosts(
            new LoadPosts.Settings(settings.authors(), settings.words(), settings.seed(), "bench-"),
            words,
            Instant.now());
    return new Bench(settings, service.runtime(), pass, posts::next, writer, progress::step)
        .run(stores);
  }

  private PrivatizerConfig config(String application, TemporaryPlatform platform, Path stores) {
    return new PrivatizerConfig(
        application,
        platform.bootstrapServers(),
        stores,
        threads,
        options.rules(),
        PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW,
        PrivatizerConfig.DEFAULT_SHARING_DELAY,
        0,
        Map.of());
  }

  private ServiceSettings service(PrivatizerConfig config, TemporaryPlatform platform) {
    return new ServiceSettings(
        config,
        RegistryAddress.open(platform.registryUrl()),
        Registration.AUTOMATIC,
        lexicon.privatizers(options.policy(), options.rules()),
        options.policy(),
        KeyRing.of(MasterKey.random(), List.of()),
        ServiceSettings.MissingTopics.CREATE,
        PARTITIONS);
  }
}
