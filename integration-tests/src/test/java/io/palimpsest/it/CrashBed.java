package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.service.platform.Platform;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;

/** A platform that stays up while instances of the service on it come and go. */
final class CrashBed implements AutoCloseable {
  /** Longer than most starts take, so that some instances are killed before they are ready. */
  private static final int LONGEST_START_MS = 8_000;

  private static final int LONGEST_RUN_MS = 4_000;

  /**
   * What was killed is missed after six seconds, the least that a broker takes. Transactions are
   * long and records are not held back, so that a kill leaves many that are never committed.
   */
  private static final String KAFKA =
      """
      session.timeout.ms=6000
      heartbeat.interval.ms=1500
      commit.interval.ms=500
      producer.linger.ms=0
      """;

  private final Platform platform = TestPlatform.start();
  private final PathClient client = new PathClient(platform);
  private final long seed;
  private final Random random;
  private final Path directory;
  private final String[] options;

  /**
   * Starts broker and registry.
   *
   * @param directory for everything
   * @param policy as YAML
   * @param seed of the moments
   */
  CrashBed(Path directory, String policy, long seed) throws IOException {
    this.directory = directory;
    this.seed = seed;
    this.random = new Random(seed);
    SmallLexicon.in(directory);
    options =
        new String[] {
          "--bootstrap-servers",
          platform.bootstrapServers(),
          "--registry-url",
          platform.registryUrl(),
          "--create-topics",
          "--partitions",
          Integer.toString(SteadyLoad.PARTITIONS),
          "--threads",
          "2",
          "--lexicon",
          directory.resolve("small.plex").toString(),
          "--policy",
          file("policy.yaml", policy),
          "--key-file",
          file("key", "ab".repeat(32)),
          "--kafka-config",
          file("kafka.properties", KAFKA)
        };
  }

  private String file(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content).toString();
  }

  /** Starts an instance that has a data directory of its own. */
  ServiceProcess launch(String instance) throws IOException {
    return ServiceProcess.launch(directory.resolve(instance), options);
  }

  /** Lets an instance come to any moment: mostly of work, sometimes of its start. */
  void awaitAnyMoment(ServiceProcess instance) throws IOException, InterruptedException {
    if (random.nextInt(4) == 0) {
      instance.runFor(Duration.ofMillis(random.nextInt(LONGEST_START_MS)));
    } else {
      instance.awaitReady();
      instance.runFor(Duration.ofMillis(random.nextInt(LONGEST_RUN_MS)));
    }
  }

  SteadyLoad load() {
    return new SteadyLoad(platform, random.nextLong());
  }

  Random random() {
    return random;
  }

  PathClient client() {
    return client;
  }

  /** The command {@code budget --verify} finds nothing either. */
  void assertVerified() throws IOException, InterruptedException {
    CommandRun verified =
        CommandRun.of(
            directory,
            directory,
            "",
            "budget",
            "--verify",
            "--bootstrap-servers",
            platform.bootstrapServers(),
            "--registry-url",
            platform.registryUrl());
    verified.assertSucceeded();
    assertThat(verified.output()).isNotBlank();
  }

  /** All that has to hold when everything is quiet; returns what was found on the topics. */
  LedgerReading assertSound(AcceptedPosts accepted) throws IOException, InterruptedException {
    LedgerReading ledger = LedgerReading.of(client);
    assertThat(LedgerInvariants.findings(ledger)).as(moments()).isEmpty();
    assertThat(accepted.findings(ledger)).as(moments()).isEmpty();
    assertVerified();
    return ledger;
  }

  private String moments() {
    return "-Dtests.seed=" + seed + ", logs in " + directory;
  }

  /** In one line, for whoever reads the report. */
  static List<String> summary(AcceptedPosts accepted, LedgerReading ledger) {
    return List.of(
        "sent " + accepted.sent().size(),
        "released " + ledger.released().size(),
        "attempts that came to nothing " + (ledger.attempted().size() - ledger.released().size()),
        "charges " + ledger.charges().size(),
        "withheld " + ledger.withheld().size());
  }

  @Override
  public void close() {
    client.close();
    platform.close();
  }
}
