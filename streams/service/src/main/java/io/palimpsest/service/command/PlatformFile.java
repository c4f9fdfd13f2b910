package io.palimpsest.service.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where a service with its own platform wrote down what is where.
 *
 * @param bootstrapServers its broker
 * @param registryUrl its registry
 */
record PlatformFile(String bootstrapServers, String registryUrl) {
  private static final String BOOTSTRAP_SERVERS = "bootstrap.servers";
  private static final String REGISTRY_URL = "registry.url";

  /**
   * Reads it.
   *
   * @param otherwise options with which it is not needed
   */
  static PlatformFile in(Path dataDirectory, String otherwise) {
    Path file = dataDirectory.resolve("platform.properties");
    String remedy =
        "no service with its own broker has run in "
            + dataDirectory
            + ": give its --data-dir, or "
            + otherwise;
    if (!Files.isRegularFile(file)) {
      throw new UserError(remedy);
    }
    Map<String, String> platform = PropertiesFile.read(file, remedy);
    if (!platform.containsKey(BOOTSTRAP_SERVERS) || !platform.containsKey(REGISTRY_URL)) {
      throw new UserError(remedy);
    }
    return new PlatformFile(platform.get(BOOTSTRAP_SERVERS), platform.get(REGISTRY_URL));
  }
}
