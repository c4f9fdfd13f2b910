package io.palimpsest.service.command;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Consumer;

/** Settings that somebody wrote into a file. */
final class PropertiesFile {
  /** Parts of the names of settings whose values open something, Kafka's and the registry's. */
  private static final List<String> SECRET =
      List.of("password", "jaas", "user.info", "token", "secret", "keystore.key");

  private PropertiesFile() {}

  /** What {@code --kafka-config} names; nothing where it is not given. */
  static Map<String, String> kafkaConfig(Optional<Path> file) {
    return settings(file, "--kafka-config");
  }

  /** What {@code --registry-config} names; nothing where it is not given. */
  static Map<String, String> registryConfig(Optional<Path> file) {
    return settings(file, "--registry-config");
  }

  private static Map<String, String> settings(Optional<Path> file, String option) {
    return file.map(f -> read(f, "cannot read " + option + " " + f)).orElseGet(Map::of);
  }

  /** Tells where others can read a file of settings and one of them is a secret. */
  static void warnOfOpenSecrets(Optional<Path> file, Consumer<String> warning) {
    file.filter(PropertiesFile::holdsSecrets)
        .ifPresent(f -> SecretFile.warnIfOthersCanUse(f, warning));
  }

  private static boolean holdsSecrets(Path file) {
    return read(file, "cannot read " + file).keySet().stream()
        .anyMatch(name -> SECRET.stream().anyMatch(name::contains));
  }

  /**
   * All settings of a file.
   *
   * @param complaint what to say if it cannot be read
   */
  static Map<String, String> read(Path file, String complaint) {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    } catch (IOException | IllegalArgumentException e) {
      throw new UserError(complaint + ": it must be a properties file in UTF-8");
    }
    Map<String, String> settings = new HashMap<>();
    properties.stringPropertyNames().forEach(n -> settings.put(n, properties.getProperty(n)));
    return settings;
  }
}
