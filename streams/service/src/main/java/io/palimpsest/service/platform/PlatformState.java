package io.palimpsest.service.platform;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Collectors;

/**
 * What one run leaves for the next: its ports, to use them again, and its children, to see them off
 * if the run was killed. {@code children} maps a name to a process.
 */
record PlatformState(Ports ports, Map<String, ProcessIdentity> children) {

  static final PlatformState NONE = new PlatformState(Ports.ANY, Map.of());

  private static final String PID = ".pid";
  private static final String STARTED = ".started";

  PlatformState {
    children = Map.copyOf(children);
  }

  /**
   * A file that is missing or damaged is no reason not to start: everything in it can be redone.
   */
  static PlatformState read(Path file) {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
      return new PlatformState(ports(properties), children(properties));
    } catch (IOException | RuntimeException e) {
      return NONE;
    }
  }

  /** Replaces the file in one step: a reader sees the old state or the new one. */
  void write(Path file) throws IOException {
    Properties properties = new Properties();
    properties.setProperty("bootstrap.servers", ports.bootstrapServers());
    properties.setProperty("registry.url", ports.registryUrl());
    properties.setProperty("controller.port", Integer.toString(ports.controller()));
    children.forEach(
        (name, child) -> {
          properties.setProperty(name + PID, Long.toString(child.pid()));
          properties.setProperty(name + STARTED, child.started().toString());
        });
    Path draft = file.resolveSibling(file.getFileName() + ".new");
    try (Writer writer = Files.newBufferedWriter(draft)) {
      properties.store(writer, "Written by palimpsest at every start; do not edit");
    }
    Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  private static Ports ports(Properties properties) {
    String bootstrap = required(properties, "bootstrap.servers");
    return new Ports(
        Integer.parseInt(bootstrap.substring(bootstrap.lastIndexOf(':') + 1)),
        Integer.parseInt(required(properties, "controller.port")),
        URI.create(required(properties, "registry.url")).getPort());
  }

  private static Map<String, ProcessIdentity> children(Properties properties) {
    return properties.stringPropertyNames().stream()
        .filter(key -> key.endsWith(PID))
        .map(key -> key.substring(0, key.length() - PID.length()))
        .collect(
            Collectors.toMap(
                name -> name,
                name ->
                    new ProcessIdentity(
                        Long.parseLong(required(properties, name + PID)),
                        Instant.parse(required(properties, name + STARTED)))));
  }

  private static String required(Properties properties, String key) {
    return Optional.ofNullable(properties.getProperty(key))
        .orElseThrow(() -> new IllegalArgumentException("no " + key));
  }
}
