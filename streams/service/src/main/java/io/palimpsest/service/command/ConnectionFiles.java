package io.palimpsest.service.command;

import io.palimpsest.schemas.registry.RegistryAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Files that say how to get into a Kafka and a registry that do not let everybody in.
 *
 * @param kafka what {@code --kafka-config} names
 * @param registry what {@code --registry-config} names
 */
record ConnectionFiles(Optional<Path> kafka, Optional<Path> registry) {

  /** For Kafka's clients. */
  Map<String, String> kafkaSettings() {
    return PropertiesFile.kafkaConfig(kafka);
  }

  /**
   * The registry there.
   *
   * @throws UserError if the address or a setting is not usable
   */
  RegistryAddress registryAt(String url) {
    try {
      return new RegistryAddress(url, PropertiesFile.registryConfig(registry));
    } catch (IllegalArgumentException e) {
      throw new UserError(e.getMessage());
    }
  }

  /** The embedded registry lets everybody in: whoever gives settings means another one. */
  void refuseForEmbedded() {
    if (registry.isPresent()) {
      throw new UserError("--registry-config needs --registry-url: give both or none");
    }
  }

  /** Tells of files with secrets that others can read. */
  void warnOfOpenSecrets(Consumer<String> warning) {
    PropertiesFile.warnOfOpenSecrets(kafka, warning);
    PropertiesFile.warnOfOpenSecrets(registry, warning);
  }
}
