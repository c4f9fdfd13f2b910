package io.palimpsest.benchmarks.load;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Properties;

/**
 * Where posts go in and come out.
 *
 * @param bootstrapServers of Kafka
 * @param registryUrl of the schema registry
 */
record Endpoint(String bootstrapServers, String registryUrl) {
  static final List<String> NAMES = List.of("data-dir", "bootstrap-servers", "registry-url");

  /** The one that was given, by its addresses or by the data directory of a service. */
  static Endpoint of(Arguments arguments) {
    Optional<String> directory = arguments.text("data-dir");
    Optional<String> brokers = arguments.text("bootstrap-servers");
    Optional<String> registry = arguments.text("registry-url");
    if (directory.isPresent() && brokers.isEmpty() && registry.isEmpty()) {
      return inDataDirectory(Path.of(directory.get()));
    }
    if (directory.isEmpty() && brokers.isPresent() && registry.isPresent()) {
      return new Endpoint(brokers.get(), registry.get());
    }
    throw new IllegalArgumentException(
        "give either --data-dir of a running service, or --bootstrap-servers and --registry-url");
  }

  /** The embedded platform of the service that runs there. */
  static Endpoint inDataDirectory(Path directory) {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(directory.resolve("platform.properties"))) {
      properties.load(reader);
    } catch (IOException | IllegalArgumentException e) {
      throw noPlatform(directory);
    }
    String brokers = properties.getProperty("bootstrap.servers");
    String registry = properties.getProperty("registry.url");
    if (brokers == null || registry == null) {
      throw noPlatform(directory);
    }
    return new Endpoint(brokers, registry);
  }

  private static IllegalArgumentException noPlatform(Path directory) {
    return new IllegalArgumentException(
        directory
            + " has no platform.properties with addresses: start 'palimpsest run --data-dir "
            + directory
            + "' first");
  }
}
