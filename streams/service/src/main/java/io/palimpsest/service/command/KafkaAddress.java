package io.palimpsest.service.command;

import io.palimpsest.topology.runtime.Cluster;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the Kafka is that a command works on; no registry is needed. */
final class KafkaAddress {
  /** A broker that takes longer to answer is not there, as far as a user can tell. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  @Option(
      names = "--bootstrap-servers",
      paramLabel = "HOST:PORT,...",
      description = "Brokers of the cluster.")
  private Optional<String> bootstrapServers = Optional.empty();

  @Option(
      names = "--kafka-config",
      paramLabel = "FILE",
      description =
          "Properties file with further settings for Kafka's client: TLS, SASL and client"
              + " certificates by security.protocol, ssl.* and sasl.*.")
  private Optional<Path> kafkaConfig = Optional.empty();

  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      description =
          "Without --bootstrap-servers: data directory of a service with its own broker (default:"
              + " .palimpsest in the home directory).")
  private Path dataDirectory = Path.of(System.getProperty("user.home"), ".palimpsest");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Connects, and refuses in one line if nothing is there. */
  Cluster open() {
    Cluster cluster = Cluster.connect(servers(), PropertiesFile.kafkaConfig(kafkaConfig), PATIENCE);
    // Not earlier: what fails before is to be the only line.
    PropertiesFile.warnOfOpenSecrets(kafkaConfig, command.commandLine().getErr()::println);
    return cluster;
  }

  /** Where it is. */
  String servers() {
    return bootstrapServers.orElseGet(
        () -> PlatformFile.in(dataDirectory, "--bootstrap-servers").bootstrapServers());
  }

  /** How one of Kafka's own tools gets there. */
  String ofTools() {
    return "--bootstrap-server "
        + servers()
        + kafkaConfig.map(file -> " --command-config '" + file + "'").orElse("");
  }
}
