package io.palimpsest.service.command;

import io.palimpsest.language.policy.Policy;
import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.service.http.Address;
import io.palimpsest.service.http.HttpServer;
import io.palimpsest.service.http.HttpSettings;
import io.palimpsest.service.http.access.ApiKeys;
import io.palimpsest.service.log.KafkaLog;
import io.palimpsest.service.log.LogFormat;
import io.palimpsest.service.platform.EmbeddedPlatform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.RuntimeState;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code run}: the service, until it is told to stop. */
@Command(
    name = "run",
    description =
        "Runs the service. Without --bootstrap-servers it starts a broker and a schema registry of"
            + " its own and keeps their data.",
    mixinStandardHelpOptions = true,
    sortOptions = false)
final class RunCommand implements Callable<Integer> {
  private static final Logger LOG = LoggerFactory.getLogger(RunCommand.class);
  private static final int STREAM_FAILED = 1;

  @ArgGroup(exclusive = false, heading = "%nKafka of your own:%n")
  private ClusterOptions cluster = new ClusterOptions();

  @ArgGroup(exclusive = false, heading = "%nMaster key:%n")
  private KeyOptions keys = new KeyOptions();

  @ArgGroup(exclusive = false, heading = "%nHTTP:%n")
  private HttpOptions http = new HttpOptions();

  @Mixin private PostOptions posts;

  @Mixin private LexiconOptions lexicon;

  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      description =
          "Where stores, the master key and the embedded platform's data are kept (default:"
              + " .palimpsest in the home directory).")
  private Path dataDirectory = Path.of(System.getProperty("user.home"), ".palimpsest");

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many posts are worked on at once (default: one for each processor).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--standby-replicas",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "On how many other instances each store is kept up to date, so that one of them goes on"
              + " at once where an instance is lost (default: ${DEFAULT-VALUE}).")
  private int standbyReplicas;

  @Option(
      names = "--deduplication-window",
      paramLabel = "DURATION",
      description = "How long a release is remembered, as an ISO duration (default: P7D).")
  private Duration deduplicationWindow = PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW;

  @Option(
      names = "--sharing-delay",
      paramLabel = "DURATION",
      description =
          "How long enough authors must have shared a value before it is used, longer than any"
              + " instance lags behind, as an ISO duration (default: PT1M).")
  private Duration sharingDelay = PrivatizerConfig.DEFAULT_SHARING_DELAY;

  @Option(
      names = "--key-epoch",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Epoch of authors' keys (default: ${DEFAULT-VALUE}). A higher one than before starts names"
              + " and draws of all authors anew, and every word is paid for again.")
  private long keyEpoch;

  @Option(
      names = "--log-format",
      paramLabel = "FORMAT",
      description = "text, or json for an object a line (default: text).")
  private LogFormat logFormat = LogFormat.TEXT;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    check();
    List<String> warnings = new ArrayList<>();
    Optional<KeyRing> ring = keys.named(System.getenv(), warnings::add);
    cluster.warnOfOpenSecrets(warnings::add);
    PrintWriter err = spec.commandLine().getErr();
    Policy policy = posts.policy();
    Optional<HttpToken> token =
        cluster.isEmbedded() ? Optional.of(HttpToken.make()) : Optional.empty();
    HttpSettings web =
        http.settings(token.map(HttpToken::accepted).orElse(ApiKeys.NONE), warnings::add);
    if (!cluster.isEmbedded() && web.advertised().isEmpty()) {
      warnings.add(
          "other instances cannot ask this one for the accounts of its authors: give"
              + " --http-advertised HOST:PORT if there are any");
    }
    if (token.isEmpty() && !http.namesTokens()) {
      warnings.add(
          "nobody can use the API: give --api-keys, --jwks-url or --jwt-secret-file to let somebody");
    }
    Privatizers privatizers = lexicon.privatizers(policy, posts.rules());
    logFormat.use();
    try (Shutdown shutdown = new Shutdown()) {
      ServiceSettings settings =
          cluster.isEmbedded()
              ? onEmbeddedPlatform(privatizers, ring, web, shutdown, err)
              : onCluster(privatizers, ring, web);
      PrivatizationService service = shutdown.opened(PrivatizationService.prepare(settings));
      HttpServer server = shutdown.opened(HttpServer.start(web, service.backend()));
      service.start();
      say(
          err,
          "palimpsest runs; policy %s version %d unless control.policies says otherwise: Kafka %s, registry %s, HTTP %s"
              .formatted(
                  policy.name(),
                  policy.version(),
                  settings.topology().bootstrapServers(),
                  settings.registryUrl(),
                  server.url()));
      token.ifPresent(
          made -> {
            made.keepIn(dataDirectory, server.url());
            // Never by the log: it is a secret, and for whoever sits before the terminal.
            err.println(
                "console and token of this run, with all roles: "
                    + server.url()
                    + "/#token="
                    + made.secret());
            err.flush();
          });
      // Not earlier: what fails before is to be the only line.
      warnings.forEach(words -> say(err, words));
      KafkaLog.showWarnings();
      service.runtime().awaitEnd();
      if (service.runtime().state() == RuntimeState.FAILED) {
        say(err, "palimpsest: the stream has failed; see the log above, then start again");
        return STREAM_FAILED;
      }
      return 0;
    }
  }

  /** Refuses every wrong option before anything is started. */
  private void check() {
    cluster.check();
    posts.check();
    if (!cluster.isEmbedded()) {
      lexicon.checkForSeveralInstances(posts.policy());
    }
    http.check();
    config("unused:9092", Optional.empty());
  }

  private ServiceSettings onCluster(
      Privatizers privatizers, Optional<KeyRing> ring, HttpSettings web) {
    return settings(
        privatizers,
        config(cluster.bootstrapServers(), web.advertised()),
        cluster.registry(),
        ring.orElseThrow(
            () ->
                new UserError(
                    "there is no master key: give --key-file or --keystore, or set "
                        + KeyChoice.VARIABLE)));
  }

  private ServiceSettings onEmbeddedPlatform(
      Privatizers privatizers,
      Optional<KeyRing> ring,
      HttpSettings web,
      Shutdown shutdown,
      PrintWriter err) {
    EmbeddedPlatform platform =
        shutdown.opened(
            EmbeddedPlatform.start(dataDirectory, Cluster::answers, words -> say(err, words)));
    platform.onFailure(
        failure -> {
          say(err, "palimpsest: " + failure.getMessage());
          Runtime.getRuntime().exit(STREAM_FAILED);
        });
    return settings(
        privatizers,
        config(platform.bootstrapServers(), web.advertised()),
        RegistryAddress.open(platform.registryUrl()),
        ring.orElseGet(
            () -> keys.readOrMake(dataDirectory.resolve("master.key"), words -> say(err, words))));
  }

  private PrivatizerConfig config(String bootstrapServers, Optional<Address> advertised) {
    try {
      PrivatizerConfig config =
          new PrivatizerConfig(
                  cluster.applicationId(),
                  bootstrapServers,
                  dataDirectory.resolve("streams"),
                  threads,
                  posts.rules(),
                  deduplicationWindow,
                  sharingDelay,
                  keyEpoch,
                  cluster.kafkaSettings())
              .withStandbyReplicas(standbyReplicas);
      return advertised
          .map(address -> config.withAdvertisedAddress(address.toString()))
          .orElse(config);
    } catch (IllegalArgumentException e) {
      throw new UserError(e.getMessage());
    }
  }

  private ServiceSettings settings(
      Privatizers privatizers, PrivatizerConfig config, RegistryAddress registry, KeyRing ring) {
    return new ServiceSettings(
        config,
        registry,
        cluster.registration(),
        privatizers,
        posts.policy(),
        ring,
        cluster.missingTopics(),
        cluster.partitions());
  }

  /** As a line of the log where programs read it. */
  private void say(PrintWriter err, String words) {
    if (logFormat == LogFormat.JSON) {
      LOG.info(words);
    } else {
      err.println(words);
      err.flush();
    }
  }
}
