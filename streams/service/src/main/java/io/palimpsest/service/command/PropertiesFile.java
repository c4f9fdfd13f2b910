package io.palimpsest.service.command;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Settings that somebody wrote into a file. */
final class PropertiesFile {
  private PropertiesFile() {}

  /** What {@code --kafka-config} names; nothing where it is not given. */
  static Map<String, String> kafkaConfig(Optional<Path> file) {
    return file.map(f -> read(f, "cannot read --kafka-config " + f)).orElseGet(Map::of);
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
