package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ComposeTest {
  private static final Path FOLDER = OpsFiles.COMPOSE.getParent();

  @TempDir private Path directory;

  private final Compose compose;

  ComposeTest() throws IOException {
    this.compose = Compose.read();
  }

  @Test
  void shouldBeReadByCompose() throws IOException, InterruptedException {
    Optional<Tool> tool = Tool.named("docker-compose");
    assumeTrue(tool.isPresent(), "docker-compose is not installed: .ci/run installs it");

    Tool.Answer answer = tool.get().run(FOLDER, "--file", "compose.yaml", "config", "--quiet");

    assertThat(answer.exitCode()).as(answer.complaints()).isZero();
  }

  @Test
  void shouldFindAMistakeByCompose() throws IOException, InterruptedException {
    Optional<Tool> tool = Tool.named("docker-compose");
    assumeTrue(tool.isPresent(), "docker-compose is not installed: .ci/run installs it");
    Path wrong = Files.createTempFile("wrong", ".yaml");
    Files.writeString(wrong, "services:\n  a:\n    image: a:1\n    memory_limit: 1g\n");

    Tool.Answer answer = tool.get().run(FOLDER, "--file", wrong.toString(), "config", "--quiet");

    Files.delete(wrong);
    assertThat(answer.exitCode()).isNotZero();
  }

  @Test
  void shouldConfineEveryContainer() {
    compose
        .services()
        .forEach(
            (name, service) -> {
              assertThat(Yaml.text(service, "read_only"))
                  .as("%s read_only", name)
                  .isEqualTo("true");
              assertThat(Yaml.texts(service, "cap_drop")).as("%s cap_drop", name).contains("ALL");
              assertThat(Yaml.texts(service, "security_opt"))
                  .as("%s security_opt", name)
                  .contains("no-new-privileges:true");
              for (String limit : List.of("mem_limit", "cpus", "pids_limit", "user", "restart")) {
                assertThat(Yaml.at(service, limit)).as("%s %s", name, limit).isPresent();
              }
              assertThat(Yaml.at(service, "privileged")).as("%s", name).isEmpty();
            });
  }

  @Test
  void shouldWatchOverEverythingThatStaysUp() {
    compose
        .services()
        .forEach(
            (name, service) -> {
              boolean staysUp = Yaml.text(service, "restart").equals("unless-stopped");
              assertThat(Yaml.at(service, "healthcheck", "test").isPresent())
                  .as("healthcheck of %s", name)
                  .isEqualTo(staysUp);
            });
  }

  @Test
  void shouldDeclareEverythingThatIsNamed() {
    compose
        .services()
        .forEach(
            (name, service) -> {
              assertThat(Yaml.map(compose.root(), "secrets").keySet())
                  .as("secrets of %s", name)
                  .containsAll(Yaml.texts(service, "secrets"));
              assertThat(Yaml.map(compose.root(), "networks").keySet())
                  .as("networks of %s", name)
                  .containsAll(Yaml.texts(service, "networks"));
              assertThat(compose.services().keySet())
                  .as("dependencies of %s", name)
                  .containsAll(Yaml.map(service, "depends_on").keySet());
              for (String volume : Yaml.texts(service, "volumes")) {
                String source = volume.split(":")[0];
                if (source.startsWith(".")) {
                  assertThat(FOLDER.resolve(source)).as("volume of %s", name).exists();
                } else {
                  assertThat(Yaml.map(compose.root(), "volumes").keySet())
                      .as("volumes of %s", name)
                      .contains(source);
                }
              }
              secretPaths(service)
                  .forEach(
                      path ->
                          assertThat(Yaml.texts(service, "secrets"))
                              .as("%s of %s", path, name)
                              .contains(path));
            });
  }

  /** Secrets that a command or a variable names by their path. */
  private static List<String> secretPaths(Object service) {
    return Stream.concat(
            Yaml.texts(service, "command").stream(),
            Yaml.map(service, "environment").values().stream().map(String::valueOf))
        .filter(text -> text.contains("/run/secrets/"))
        .map(text -> text.replaceFirst(".*/run/secrets/", ""))
        .toList();
  }

  @Test
  void shouldMakeEverySecretThatIsNeeded() throws IOException, InterruptedException {
    makeSecrets();

    Yaml.map(compose.root(), "secrets")
        .forEach(
            (name, secret) -> {
              assertThat(Yaml.text(secret, "file")).isEqualTo("./secrets/" + name);
              assertThat(directory.resolve("secrets").resolve(name)).isRegularFile();
            });
    assertThat(Files.readString(FOLDER.resolve(".gitignore"))).contains("secrets/", ".env");
  }

  @Test
  void shouldMakeASecretAgainThatIsMissingAndLeaveTheOthers()
      throws IOException, InterruptedException {
    makeSecrets();
    Map<String, String> before = secrets();

    makeSecrets();
    assertThat(secrets()).isEqualTo(before);
    for (String name : before.keySet()) {
      before = secrets();
      Files.delete(directory.resolve("secrets").resolve(name));
      makeSecrets();

      Map<String, String> after = secrets();
      assertThat(after).as(name).containsOnlyKeys(before.keySet());
      before.forEach(
          (other, secret) -> {
            if (!other.equals(name) && !other.equals("api-keys")) {
              assertThat(after)
                  .as("%s after %s was missing", other, name)
                  .containsEntry(other, secret);
            }
          });
      assertThat(after.get("api-keys").lines())
          .as("api-keys after %s was missing", name)
          .map(line -> line.replaceFirst(" [a-z,-]+ ", " ROLES "))
          .containsExactlyInAnyOrder(
              "prometheus ROLES sha256:" + sha256(after.get("metrics-token")),
              "operator ROLES sha256:" + sha256(after.get("operator-token")));
      assertThat(after.get("broker-users").lines())
          .as("passwords after %s was missing", name)
          .containsExactlyInAnyOrderElementsOf(
              Stream.of("admin", "palimpsest", "connect", "operator")
                  .map(user -> "name=" + user + ",password=" + passwordOf(user, after))
                  .toList());
    }
  }

  private static String passwordOf(String user, Map<String, String> secrets) {
    return secrets
        .get("kafka-" + (user.equals("palimpsest") ? "service" : user))
        .replaceFirst("(?s).*username=\"" + user + "\" password=\"([0-9a-f]+)\";\\s*", "$1");
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** As whoever runs the tests, who may give files to nobody. */
  private void makeSecrets() throws IOException, InterruptedException {
    Path bin = Files.createDirectories(directory.resolve("bin"));
    Files.writeString(bin.resolve("chown"), "#!/bin/sh\n");
    Files.setPosixFilePermissions(
        bin.resolve("chown"), PosixFilePermissions.fromString("rwx------"));
    Files.copy(
        FOLDER.resolve("make-secrets"),
        directory.resolve("make-secrets"),
        StandardCopyOption.REPLACE_EXISTING);
    Tool.Answer answer =
        Tool.named("sh")
            .orElseThrow()
            .run(directory, "-c", "PATH=\"$PWD/bin:$PATH\" sh make-secrets");
    assertThat(answer.exitCode()).as(answer.complaints()).isZero();
  }

  private Map<String, String> secrets() throws IOException {
    Map<String, String> secrets = new TreeMap<>();
    try (Stream<Path> files = Files.list(directory.resolve("secrets"))) {
      for (Path file : files.toList()) {
        secrets.put(file.getFileName().toString(), Files.readString(file));
      }
    }
    return secrets;
  }

  @Test
  void shouldLetOnlyTheServiceAndConnectSeeTheBroker() {
    assertThat(
            compose.services().entrySet().stream()
                .filter(entry -> Yaml.texts(entry.getValue(), "networks").contains("raw"))
                .map(Map.Entry::getKey))
        .containsExactlyInAnyOrder(
            "broker", "topics", "tools", "palimpsest-1", "palimpsest-2", "connect");
    assertThat(Yaml.text(compose.root(), "networks", "raw", "internal")).isEqualTo("true");
    assertThat(Yaml.texts(compose.services(), "prometheus", "networks")).containsExactly("watch");
  }

  @Test
  void shouldPublishPortsToThisMachineOnly() {
    compose
        .services()
        .forEach(
            (name, service) ->
                assertThat(Yaml.texts(service, "ports"))
                    .as("ports of %s", name)
                    .allMatch(port -> port.startsWith("127.0.0.1:")));
  }

  @Test
  void shouldUseTheVersionsOfTheBuild() throws IOException {
    Versions versions = Versions.ofBuild();
    assertThat(Yaml.text(compose.services(), "broker", "image"))
        .isEqualTo("apache/kafka:" + versions.kafka());
    assertThat(Yaml.text(compose.services(), "registry", "image"))
        .isEqualTo("apicurio/apicurio-registry-mem:" + versions.apicurio());
    compose
        .services()
        .forEach(
            (name, service) -> {
              String image = Yaml.text(service, "image");
              assertThat(image).as("%s", name).contains(":").doesNotEndWith(":latest");
              if (image.startsWith("palimpsest")) {
                assertThat(image).as("%s", name).endsWith(":" + versions.project());
              }
            });
  }

  @Test
  void shouldUseTheCommandLineAsItIs() {
    assertThat(compose.commands()).hasSize(4);
    assertThat(compose.commands()).allSatisfy(command -> assertThat(command.complaint()).isEmpty());
  }

  @Test
  void shouldNameInstancesAsOthersReachThem() throws IOException {
    List<Object> prometheus = Yaml.documents(FOLDER.resolve("prometheus/prometheus.yml"));
    List<String> scraped =
        Yaml.texts(prometheus.get(0), "scrape_configs", "0", "static_configs", "0", "targets");

    assertThat(compose.instances()).hasSize(2);
    assertThat(scraped)
        .containsExactlyElementsOf(
            compose.commands().stream()
                .flatMap(c -> c.option("--http-advertised").stream())
                .toList())
        .containsExactlyElementsOf(compose.instances().stream().map(i -> i + ":8080").toList());
  }

  @Test
  void shouldGiveEachInstanceItsOwnState() {
    assertThat(
            compose.instances().stream()
                .map(name -> Yaml.text(compose.services(), name, "volumes", "0")))
        .doesNotHaveDuplicates()
        .allMatch(volume -> volume.endsWith(":/var/lib/palimpsest"));
  }

  @Test
  void shouldConfigureBrokerAndConnectAlike() throws IOException {
    Properties broker = properties("broker/server.properties");
    Properties connect = properties("connect/connect.properties");

    assertThat(broker.getProperty("advertised.listeners"))
        .contains("CLIENTS://" + connect.getProperty("bootstrap.servers"));
    assertThat(connect.getProperty("consumer.isolation.level")).isEqualTo("read_committed");
    assertThat(connect.getProperty("plugin.path"))
        .isEqualTo("/opt/connect/plugins")
        .satisfies(
            path -> assertThat(Files.readString(OpsFiles.DOCKERFILE)).contains(" " + path + "\n"));
    for (String topic : List.of("config", "offset", "status")) {
      assertThat(connect.getProperty(topic + ".storage.topic"))
          .startsWith(connect.getProperty("group.id") + "-");
    }
  }

  private static Properties properties(String file) throws IOException {
    Properties properties = new Properties();
    try (var reader = Files.newBufferedReader(FOLDER.resolve(file))) {
      properties.load(reader);
    }
    return properties;
  }
}
