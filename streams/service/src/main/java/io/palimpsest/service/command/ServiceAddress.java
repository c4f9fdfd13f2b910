package io.palimpsest.service.command;

import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where the running service is that a command talks to over Kafka. */
final class ServiceAddress {
  @Option(
      names = "--data-dir",
      paramLabel = "DIR",
      description =
          "Data directory of a service with its own broker and registry (default: .palimpsest in"
              + " the home directory).")
  private Path dataDirectory = Path.of(System.getProperty("user.home"), ".palimpsest");

  @Option(
      names = "--bootstrap-servers",
      paramLabel = "HOST:PORT,...",
      description = "Brokers of the service, where they are your own.")
  private Optional<String> bootstrapServers = Optional.empty();

  @Option(
      names = "--registry-url",
      paramLabel = "URL",
      description = "Schema registry of the service; needed with --bootstrap-servers.")
  private Optional<String> registryUrl = Optional.empty();

  @Option(
      names = "--kafka-config",
      paramLabel = "FILE",
      description =
          "Properties file with further settings for all of Kafka's clients: TLS, SASL and client"
              + " certificates by security.protocol, ssl.* and sasl.*.")
  private Optional<Path> kafkaConfig = Optional.empty();

  @Option(
      names = "--registry-config",
      paramLabel = "FILE",
      description =
          "Properties file with settings for the registry's client: schema.registry.ssl.*,"
              + " basic.auth.user.info, bearer.auth.*, proxy.*.")
  private Optional<Path> registryConfig = Optional.empty();

  @Option(
      names = "--no-register-schemas",
      description = "Expect the schemas in the registry instead of registering them.")
  private boolean noRegisterSchemas;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** Where a service with its own platform keeps its data. */
  Path dataDirectory() {
    return dataDirectory;
  }

  /** Whether the way to a Kafka was told. */
  boolean namesKafka() {
    return bootstrapServers.isPresent()
        || registryUrl.isPresent()
        || kafkaConfig.isPresent()
        || registryConfig.isPresent();
  }

  /** Connects, and refuses in one line if nothing is there. */
  ServiceLink open() {
    if (bootstrapServers.isPresent() != registryUrl.isPresent()) {
      throw new UserError("--bootstrap-servers and --registry-url go together: give both or none");
    }
    ConnectionFiles files = new ConnectionFiles(kafkaConfig, registryConfig);
    ServiceLink link = bootstrapServers.isPresent() ? toCluster(files) : toPlatform(files);
    // Not earlier: what fails before is to be the only line.
    files.warnOfOpenSecrets(command.commandLine().getErr()::println);
    return link;
  }

  private ServiceLink toCluster(ConnectionFiles files) {
    return ServiceLink.to(
        bootstrapServers.orElseThrow(),
        files.registryAt(registryUrl.orElseThrow()),
        files.kafkaSettings(),
        registration());
  }

  private ServiceLink toPlatform(ConnectionFiles files) {
    files.refuseForEmbedded();
    PlatformFile platform =
        PlatformFile.in(dataDirectory, "--bootstrap-servers and --registry-url");
    return ServiceLink.to(
        platform.bootstrapServers(),
        RegistryAddress.open(platform.registryUrl()),
        files.kafkaSettings(),
        registration());
  }

  private Registration registration() {
    return noRegisterSchemas ? Registration.EXPECTED : Registration.AUTOMATIC;
  }
}
