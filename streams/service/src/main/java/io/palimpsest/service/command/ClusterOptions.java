package io.palimpsest.service.command;

import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.service.run.ServiceSettings.MissingTopics;
import io.palimpsest.topology.PrivatizerConfig;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** Where Kafka and the registry are, for those who have them. */
final class ClusterOptions {
  @Option(
      names = "--bootstrap-servers",
      paramLabel = "HOST:PORT,...",
      description = "Brokers to use. Without it an embedded broker and registry are started.")
  private Optional<String> bootstrapServers = Optional.empty();

  @Option(
      names = "--registry-url",
      paramLabel = "URL",
      description = "Schema registry to use; needed with --bootstrap-servers.")
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
      names = "--application-id",
      paramLabel = "ID",
      description = "Consumer group and prefix of internal topics (default: raw.palimpsest).")
  private String applicationId = PrivatizerConfig.DEFAULT_APPLICATION_ID;

  @Option(
      names = "--create-topics",
      description = "Create topics that are missing instead of refusing to start.")
  private boolean createTopics;

  @Option(
      names = "--partitions",
      paramLabel = "N",
      defaultValue = "4",
      description = "Partitions of topics that are created (default: ${DEFAULT-VALUE}).")
  private int partitions;

  @Option(
      names = "--no-register-schemas",
      description = "Expect the schemas in the registry instead of registering them.")
  private boolean noRegisterSchemas;

  boolean isEmbedded() {
    return bootstrapServers.isEmpty();
  }

  /** Refuses what makes no sense together, before anything is started. */
  void check() {
    if (bootstrapServers.isPresent() != registryUrl.isPresent()) {
      throw new UserError("--bootstrap-servers and --registry-url go together: give both or none");
    }
    if (isEmbedded()) {
      files().refuseForEmbedded();
    } else {
      registry();
    }
    if (partitions < 1) {
      throw new UserError("--partitions must be at least 1");
    }
  }

  String bootstrapServers() {
    return bootstrapServers.orElseThrow();
  }

  RegistryAddress registry() {
    return files().registryAt(registryUrl.orElseThrow());
  }

  String applicationId() {
    return applicationId;
  }

  int partitions() {
    return partitions;
  }

  MissingTopics missingTopics() {
    return createTopics || isEmbedded() ? MissingTopics.CREATE : MissingTopics.REFUSE;
  }

  Registration registration() {
    return noRegisterSchemas ? Registration.EXPECTED : Registration.AUTOMATIC;
  }

  Map<String, String> kafkaSettings() {
    return files().kafkaSettings();
  }

  /** Tells of files with secrets that others can read. */
  void warnOfOpenSecrets(Consumer<String> warning) {
    files().warnOfOpenSecrets(warning);
  }

  private ConnectionFiles files() {
    return new ConnectionFiles(kafkaConfig, registryConfig);
  }
}
