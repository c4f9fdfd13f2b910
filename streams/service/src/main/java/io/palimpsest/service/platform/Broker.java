package io.palimpsest.service.platform;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The broker: one KRaft node, both broker and controller, from the class path of this JVM. */
final class Broker {

  private static final Duration FORMAT_LIMIT = Duration.ofSeconds(60);

  /** A system property: further options of the broker's JVM, with blanks between them. */
  private static final String OPTIONS = "palimpsest.broker.options";

  /** Ends before an optimizing compiler or a parallel collector pays off: half the time. */
  private static final List<String> OF_FORMAT =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private final DataDirectory data;
  private final Ports ports;
  private final Function<ChildCommand, ChildProcess> spawn;

  Broker(DataDirectory data, Ports ports, Function<ChildCommand, ChildProcess> spawn) {
    this.data = data;
    this.ports = ports;
    this.spawn = spawn;
  }

  ChildProcess start() {
    Path settings = data.folder("run").resolve("broker.properties");
    try (Writer writer = Files.newBufferedWriter(settings)) {
      settings().store(writer, "Written by palimpsest at every start; do not edit");
    } catch (IOException e) {
      throw new PlatformException("cannot write " + settings + "; choose another --data-dir", e);
    }
    // Kafka writes this file last when it formats, so a format that was killed is done again.
    if (!Files.exists(storage().resolve("meta.properties"))) {
      format(settings);
    }
    return spawn.apply(
        command("broker", ports.broker(), given(), List.of("kafka.Kafka", settings.toString())));
  }

  private void format(Path settings) {
    ChildProcess format =
        spawn.apply(
            command(
                "broker-format",
                0,
                OF_FORMAT,
                List.of(
                    "kafka.tools.StorageTool",
                    "format",
                    "--cluster-id",
                    newClusterId(),
                    "--config",
                    settings.toString())));
    if (format.exitCode(FORMAT_LIMIT) != 0) {
      throw format.ended();
    }
  }

  private static List<String> given() {
    return Stream.of(System.getProperty(OPTIONS, "").split(" "))
        .filter(option -> !option.isBlank())
        .toList();
  }

  private ChildCommand command(
      String name, int port, List<String> ofJava, List<String> mainAndArguments) {
    return new ChildCommand(
        name,
        port,
        // The logging configuration names its files relative to this.
        data.root(),
        classPath(),
        Stream.concat(
                Stream.of(
                    "-Xmx512m",
                    "-Dlogback.configurationFile=io/palimpsest/service/platform/broker-logback.xml"),
                ofJava.stream())
            .toList(),
        mainAndArguments,
        Map.of());
  }

  /** Ours, made absolute, because the child has another working directory. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  private Path storage() {
    return data.root().resolve("broker");
  }

  private Properties settings() {
    Properties settings = new Properties();
    try (var defaults = Broker.class.getResourceAsStream("broker.properties")) {
      settings.load(defaults);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String broker = "BROKER://" + ports.bootstrapServers();
    String controller = Ports.HOST + ":" + ports.controller();
    settings.setProperty("log.dirs", storage().toString());
    settings.setProperty("listeners", broker + ",CONTROLLER://" + controller);
    settings.setProperty("advertised.listeners", broker);
    // Static voters come from this file alone. A dynamic quorum keeps the controller's port in its
    // log and would look for itself at the old one after a change.
    settings.setProperty("controller.quorum.voters", "1@" + controller);
    return settings;
  }

  /** Kafka's notation of a UUID. A leading dash would be read as an option of the command. */
  private static String newClusterId() {
    UUID random = UUID.randomUUID();
    byte[] bytes =
        ByteBuffer.allocate(16)
            .putLong(random.getMostSignificantBits())
            .putLong(random.getLeastSignificantBits())
            .array();
    String id = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    return id.startsWith("-") ? newClusterId() : id;
  }
}
