package io.palimpsest.service.command;

import io.palimpsest.language.post.Privatizers;
import io.palimpsest.mechanisms.guarantee.Guarantee;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Balance;
import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.EmbeddedPlatform;
import io.palimpsest.service.platform.Platform;
import io.palimpsest.service.platform.TemporaryPlatform;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.PublishedGuarantees;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.client.SafePostReader;
import io.palimpsest.topology.client.TopicReader;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.serde.RecordSerdes;
import io.palimpsest.topology.step.PathCounters;
import io.palimpsest.topology.topic.Topics;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code demo}: sample posts through a real broker, registry and topology. */
@Command(
    name = "demo",
    description =
        "Starts a broker and a schema registry, sends sample posts of several authors through the"
            + " topology and prints raw beside safe. Leaves nothing behind.",
    mixinStandardHelpOptions = true)
final class DemoCommand implements Callable<Integer> {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final int STEPS = 5;
  private static final long FIRST_KEY_EPOCH = 0;

  @Mixin private PostOptions options;

  @Mixin private LexiconOptions lexicon;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    options.check();
    List<RawPost> posts = DemoPosts.read();
    Privatizers privatizers = lexicon.privatizers(options.policy(), options.rules());
    DemoReport report;
    try (Shutdown shutdown = new Shutdown();
        Progress progress = Progress.of("demo", STEPS)) {
      TemporaryPlatform platform =
          shutdown.opened(EmbeddedPlatform.startTemporary(Cluster::answers, progress::step));
      PrivatizationService service =
          shutdown.opened(PrivatizationService.prepare(settings(privatizers, platform)));
      service.start();
      progress.step("sending " + posts.size() + " posts");
      ClusterConnection connection = connection(platform, shutdown);
      List<SafePost> safe = send(posts, connection, service.runtime().counters());
      progress.step("done");
      report =
          DemoReport.of(
              posts,
              safe,
              balances(connection),
              guarantees(safe, connection),
              service.runtime().counters());
    }
    spec.commandLine().getOut().print(report.text());
    spec.commandLine().getOut().flush();
    return 0;
  }

  private ServiceSettings settings(Privatizers privatizers, TemporaryPlatform platform) {
    return new ServiceSettings(
        new PrivatizerConfig(
            PrivatizerConfig.DEFAULT_APPLICATION_ID,
            platform.bootstrapServers(),
            platform.directory().resolve("streams"),
            1,
            options.rules(),
            PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW,
            PrivatizerConfig.DEFAULT_SHARING_DELAY,
            FIRST_KEY_EPOCH,
            Map.of()),
        RegistryAddress.open(platform.registryUrl()),
        Registration.AUTOMATIC,
        privatizers,
        options.policy(),
        KeyRing.of(MasterKey.random(), List.of()),
        ServiceSettings.MissingTopics.CREATE,
        2);
  }

  private static ClusterConnection connection(Platform platform, Shutdown shutdown) {
    SchemaRegistry registry = shutdown.opened(ConfluentSchemaRegistry.at(platform.registryUrl()));
    return new ClusterConnection(
        platform.bootstrapServers(), Map.of(), new RecordSerdes(registry, Registration.AUTOMATIC));
  }

  private static List<SafePost> send(
      List<RawPost> posts, ClusterConnection connection, PathCounters counters)
      throws InterruptedException {
    try (RawPostWriter writer = new RawPostWriter(connection)) {
      for (RawPost post : posts) {
        writer.write(post);
      }
    }
    List<SafePost> safe = new ArrayList<>();
    Instant end = Instant.now().plus(LIMIT);
    try (SafePostReader reader = new SafePostReader(connection)) {
      while (!isDone(posts.size(), safe.size(), counters)) {
        if (Instant.now().isAfter(end)) {
          throw new UserError(
              "the posts did not come through within "
                  + LIMIT.toSeconds()
                  + " s: is the machine busy?");
        }
        safe.addAll(reader.poll(Duration.ofMillis(200)));
      }
    }
    return safe;
  }

  /** Committed together with the releases, and readable a moment later at most. */
  private static Map<String, Guarantee> guarantees(
      List<SafePost> safe, ClusterConnection connection) {
    Set<String> wanted =
        safe.stream().map(SafePost::getGuaranteeFingerprint).collect(Collectors.toSet());
    Instant end = Instant.now().plus(LIMIT);
    Map<String, Guarantee> found = PublishedGuarantees.read(connection);
    while (!found.keySet().containsAll(wanted) && Instant.now().isBefore(end)) {
      found = PublishedGuarantees.read(connection);
    }
    return found;
  }

  /** Committed together with the releases, so they are there by now. */
  private static List<Balance> balances(ClusterConnection connection) {
    Map<String, Balance> latest = new TreeMap<>();
    try (TopicReader<Balance> reader =
        new TopicReader<>(connection, Topics.BALANCES, Balance.class)) {
      reader.readToEnd((key, balance) -> balance.ifPresent(found -> latest.put(key, found)));
    }
    return List.copyOf(latest.values());
  }

  private static boolean isDone(int sent, int released, PathCounters counters) {
    return released + counters.duplicates() + counters.deadLetters() + counters.withheld() >= sent;
  }
}
