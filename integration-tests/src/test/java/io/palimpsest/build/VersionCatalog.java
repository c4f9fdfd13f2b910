package io.palimpsest.build;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Reads gradle/libs.versions.toml. */
final class VersionCatalog {
  private final Map<String, String> versions = new TreeMap<>();
  private final Map<String, JsonNode> libraries = new TreeMap<>();

  private VersionCatalog(JsonNode catalog) {
    catalog
        .get("versions")
        .properties()
        .forEach(e -> versions.put(e.getKey(), e.getValue().asText()));
    catalog
        .get("libraries")
        .properties()
        .forEach(e -> libraries.put(accessor(e.getKey()), e.getValue()));
  }

  static VersionCatalog read(Path root) throws IOException {
    Path file = root.resolve("gradle").resolve("libs.versions.toml");
    return new VersionCatalog(new TomlMapper().readTree(file.toFile()));
  }

  Map<String, String> versions() {
    return versions;
  }

  /**
   * Looks up a library.
   *
   * @param alias as a build file says it, {@code kafka.streams}
   * @param suffix classifier and type, or nothing
   */
  Dependency library(String alias, String suffix, Use use) {
    JsonNode library = libraries.get(alias);
    if (library == null) {
      throw new IllegalArgumentException("the version catalog has no library " + alias);
    }
    return new Dependency(library.get("module").asText() + suffix, use, version(library));
  }

  private String version(JsonNode library) {
    if (!library.has("version")) {
      return Dependency.MANAGED;
    }
    String reference = library.path("version").path("ref").asText();
    if (!versions.containsKey(reference)) {
      throw new IllegalArgumentException("no version is named by version.ref of " + library);
    }
    return versions.get(reference);
  }

  private static String accessor(String alias) {
    return alias.replace('-', '.').replace('_', '.');
  }
}
