package io.palimpsest.it;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** Writes settings to a file, as Kafka's programs and ours read them. */
final class SettingsFile {
  private SettingsFile() {}

  static Path write(Path file, Map<?, ?> settings) throws IOException {
    Properties properties = new Properties();
    properties.putAll(settings);
    try (Writer writer = Files.newBufferedWriter(file)) {
      properties.store(writer, null);
    }
    return file;
  }
}
