package io.palimpsest.service.platform;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** The schema registry: a Quarkus program with a class path of its own and an H2 file. */
final class Registry {

  private static final String HOME = "palimpsest.home";

  private final DataDirectory data;
  private final Ports ports;
  private final Function<ChildCommand, ChildProcess> spawn;
  private final Path runner;

  /** Finds the program, so that a missing one is told before anything is started. */
  Registry(DataDirectory data, Ports ports, Function<ChildCommand, ChildProcess> spawn) {
    this.data = data;
    this.ports = ports;
    this.spawn = spawn;
    this.runner = runner(home());
  }

  ChildProcess start() {
    try {
      String classPath = runner + File.pathSeparator + childMainAlone();
      return spawn.apply(
          new ChildCommand(
              "registry",
              ports.registry(),
              runner.getParent(),
              classPath,
              // Seldom asked: without the second compiler it is up 1 to 4 s sooner on two
              // cores, where it competes with the broker, and takes 40 MB less.
              List.of("-Xmx256m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"),
              List.of(mainClass()),
              environment()));
    } catch (IOException e) {
      throw new PlatformException("cannot read " + runner + "; build palimpsest again", e);
    }
  }

  private Map<String, String> environment() {
    return Map.ofEntries(
        Map.entry("QUARKUS_HTTP_HOST", Ports.HOST),
        Map.entry("QUARKUS_HTTP_PORT", Integer.toString(ports.registry())),
        Map.entry(
            "REGISTRY_DATASOURCE_URL", "jdbc:h2:file:" + data.folder("registry").resolve("db")),
        Map.entry("QUARKUS_LOG_CONSOLE_ENABLE", "false"),
        Map.entry("QUARKUS_LOG_FILE_ENABLE", "true"),
        Map.entry("QUARKUS_LOG_FILE_PATH", data.folder("logs").resolve("registry.log").toString()),
        Map.entry("QUARKUS_LOG_FILE_ROTATION_MAX_FILE_SIZE", "10M"),
        Map.entry("QUARKUS_LOG_FILE_ROTATION_MAX_BACKUP_INDEX", "2"));
  }

  /**
   * ChildMain without the rest of our jar: Quarkus reads settings and services from all of its
   * class path.
   */
  private Path childMainAlone() throws IOException {
    String resource = ChildMain.class.getName().replace('.', '/') + ".class";
    Path classes = data.folder("run").resolve("classes");
    Path file = classes.resolve(resource);
    Files.createDirectories(file.getParent());
    try (InputStream bytes = ChildMain.class.getClassLoader().getResourceAsStream(resource)) {
      Files.copy(bytes, file, StandardCopyOption.REPLACE_EXISTING);
    }
    return classes;
  }

  private String mainClass() throws IOException {
    try (JarFile jar = new JarFile(runner.toFile())) {
      return jar.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
    }
  }

  private static Path home() {
    return Optional.ofNullable(System.getProperty(HOME))
        .map(home -> Path.of(home, "registry").toAbsolutePath())
        .orElseThrow(
            () ->
                new PlatformException(
                    "the system property "
                        + HOME
                        + " is not set; start through ./palimpsest, or pass -D"
                        + HOME
                        + "=streams/service/target/palimpsest after mvn package"));
  }

  private static Path runner(Path home) {
    if (Files.isDirectory(home)) {
      try (Stream<Path> files = Files.list(home)) {
        Optional<Path> found = files.filter(f -> f.toString().endsWith("-runner.jar")).findFirst();
        if (found.isPresent()) {
          return found.get();
        }
      } catch (IOException e) {
        throw new PlatformException("cannot read " + home + "; build palimpsest again", e);
      }
    }
    throw new PlatformException("no schema registry in " + home + "; run mvn package first");
  }
}
