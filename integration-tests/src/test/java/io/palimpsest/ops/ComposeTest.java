package io.palimpsest.ops;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ComposeTest {
  private static final Path FOLDER = OpsFiles.COMPOSE.getParent();

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
  void shouldMakeEverySecretThatIsNeeded() throws IOException {
    String script = Files.readString(FOLDER.resolve("make-secrets"));

    Yaml.map(compose.root(), "secrets")
        .forEach(
            (name, secret) -> {
              assertThat(Yaml.text(secret, "file")).isEqualTo("./secrets/" + name);
              // Those of Kafka's users are made in a loop over the users.
              assertThat(script).contains(name.startsWith("kafka-") ? "kafka-" : "keep " + name);
            });
    assertThat(Files.readString(FOLDER.resolve(".gitignore"))).contains("secrets/", ".env");
  }

  @Test
  void shouldLetOnlyTheServiceAndConnectSeeTheBroker() {
    assertThat(
            compose.services().entrySet().stream()
                .filter(entry -> Yaml.texts(entry.getValue(), "networks").contains("raw"))
                .map(Map.Entry::getKey))
        .containsExactlyInAnyOrder("broker", "topics", "palimpsest-1", "palimpsest-2", "connect");
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
    assertThat(compose.commands()).hasSize(3);
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
