package io.palimpsest.it;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.palimpsest.build.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A configuration as we hand it out, for a connector of others.
 *
 * @param name without an ending
 */
record ReadyConfiguration(String name) {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path FOLDER = ProjectRoot.find().resolve("connectors/config");

  /** All of it but the converter of values, whose class cannot be had here. */
  Map<String, String> settings() throws IOException {
    Map<String, String> settings =
        JSON.convertValue(
            JSON.readTree(FOLDER.resolve(name + ".json").toFile()).get("config"),
            new TypeReference<>() {});
    settings.keySet().removeIf(key -> key.startsWith("value.converter"));
    return settings;
  }

  /** Makes the table that it needs. */
  String sql() throws IOException {
    return Files.readString(FOLDER.resolve(name + ".sql"));
  }
}
