package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedPlatformIT {

  private static final String SCHEMA = "{\"schema\":\"{\\\"type\\\":\\\"string\\\"}\"}";

  @TempDir Path temp;
  private final List<String> said = new CopyOnWriteArrayList<>();
  private final HttpClient http = HttpClient.newHttpClient();

  @AfterEach
  void shouldLeaveNoChild() {
    assertThat(ProcessHandle.current().descendants()).isEmpty();
  }

  @Test
  void shouldKeepTopicsAndSchemaIdsAlsoOnOtherPorts() throws Exception {
    String bootstrapServers;
    String registryUrl;
    String schemaId;
    try (EmbeddedPlatform platform = start()) {
      bootstrapServers = platform.bootstrapServers();
      registryUrl = platform.registryUrl();
      createTopic(platform);
      // So that the id asked for later is not the first one a new registry would give.
      post(platform, "/subjects/other/versions", SCHEMA.replace("string", "long"));
      schemaId = post(platform, "/subjects/posts/versions", SCHEMA);
      assertThat(schemaId).contains("\"id\":");
      assertThat(said).hasSize(3).last().asString().contains("ready at");
      assertThatThrownBy(this::start).hasMessageContaining("is in use by another palimpsest");
    }
    try (EmbeddedPlatform platform = start()) {
      assertThat(platform.bootstrapServers()).isEqualTo(bootstrapServers);
      assertThat(platform.registryUrl()).isEqualTo(registryUrl);
      assertThatItRemembers(platform, schemaId);
    }
    Ports old = PlatformState.read(temp.resolve("platform.properties")).ports();
    try (ServerSocket broker = occupy(old.broker());
        ServerSocket controller = occupy(old.controller());
        ServerSocket registry = occupy(old.registry());
        EmbeddedPlatform platform = start()) {
      assertThat(platform.bootstrapServers()).isNotEqualTo(bootstrapServers);
      assertThat(platform.registryUrl()).isNotEqualTo(registryUrl);
      assertThat(List.of(broker, controller, registry)).noneMatch(ServerSocket::isClosed);
      assertThatItRemembers(platform, schemaId);
    }
  }

  @Test
  void shouldIgnoreCtrlCAndTellWhenAChildEnds() throws Exception {
    List<PlatformException> failures = new CopyOnWriteArrayList<>();
    try (EmbeddedPlatform platform = start()) {
      platform.onFailure(failures::add);
      Map<String, ProcessIdentity> children =
          PlatformState.read(temp.resolve("platform.properties")).children();
      for (ProcessIdentity child : children.values()) {
        new ProcessBuilder("kill", "-INT", Long.toString(child.pid())).start().waitFor();
      }
      await("both stay")
          .during(Duration.ofSeconds(2))
          .atMost(Duration.ofSeconds(4))
          .until(failures::isEmpty);
      createTopic(platform);
      post(platform, "/subjects/posts/versions", SCHEMA);

      children.get("broker").find().orElseThrow().destroyForcibly();

      await("the failure is told").until(() -> !failures.isEmpty());
      assertThat(failures)
          .singleElement()
          .asString()
          .contains("the embedded broker ended with exit code 137; see ", "broker.log");
    }
  }

  @Test
  void shouldEndWithAKilledParentAndStartRightAfterIt() throws Exception {
    try (TestJvm parent = parent(List.of(), temp)) {
      readUntil(parent, "up");
      Map<String, ProcessIdentity> children =
          PlatformState.read(temp.resolve("platform.properties")).children();
      assertThat(children).containsKeys("broker", "registry");
      assertThat(children.get("broker").find()).isPresent();
      assertThat(children.get("registry").find()).isPresent();

      parent.signal("KILL");
      parent.exitCode();

      try (EmbeddedPlatform platform = start()) {
        assertThat(children.values()).allMatch(child -> child.find().isEmpty());
        createTopic(platform);
      }
    }
  }

  @Test
  void shouldEndWithAKilledParentThatNobodyFollows() throws Exception {
    try (TestJvm parent = parent(List.of(), temp)) {
      readUntil(parent, "up");
      Map<String, ProcessIdentity> children =
          PlatformState.read(temp.resolve("platform.properties")).children();

      parent.signal("KILL");

      await("no child is left")
          .atMost(Duration.ofSeconds(5))
          .until(() -> children.values().stream().allMatch(child -> child.find().isEmpty()));
    }
  }

  @Test
  void shouldRemoveATemporaryDirectoryAtClose() throws Exception {
    try (TestJvm parent = parent(List.of("-Djava.io.tmpdir=" + temp))) {
      readUntil(parent, "up");
      assertThat(platformDirectories()).hasSize(1);

      parent.endInput();
      assertThat(parent.exitCode()).isZero();
    }
    assertThat(platformDirectories()).isEmpty();
  }

  @Test
  void shouldRemoveATemporaryDirectoryWhenEndedWhileStarting() throws Exception {
    try (TestJvm parent = parent(List.of("-Djava.io.tmpdir=" + temp))) {
      readUntil(parent, "starting the embedded broker and schema registry");
      await("both are on their way").until(() -> parent.handle().children().count() >= 2);
      assertThat(platformDirectories()).hasSize(1);

      // Not INT, which is ignored by whatever is started in the background of a script; a JVM runs
      // the same hooks for both.
      parent.signal("TERM");
      parent.exitCode();
    }
    assertThat(platformDirectories()).isEmpty();
  }

  @Test
  void shouldNameTheLogWhenTheBrokerCannotStart() throws Exception {
    Files.createDirectories(temp.resolve("broker"));
    Files.writeString(temp.resolve("broker/meta.properties"), "version=1\ncluster.id=x\nnode.id=7");

    assertThatThrownBy(this::start)
        .isInstanceOf(PlatformException.class)
        .hasMessageStartingWith("the embedded broker ended with exit code 1; see ")
        .hasMessageContaining("/logs/broker.log");
    assertThat(temp.resolve("logs/broker.log")).content().contains("node id 7");
  }

  @Test
  void shouldFormatAgainWhatWasKilledWhileFormatting() throws Exception {
    start().close();
    Files.delete(temp.resolve("broker/meta.properties"));
    try (EmbeddedPlatform platform = start()) {
      createTopic(platform);
    }
  }

  private EmbeddedPlatform start() {
    return EmbeddedPlatform.start(temp, PlatformMain::answers, said::add);
  }

  private static TestJvm parent(List<String> options, Object... arguments) throws IOException {
    List<String> all = new ArrayList<>();
    for (String property : List.of("palimpsest.home", "palimpsest.broker.options")) {
      all.add("-D" + property + "=" + System.getProperty(property, ""));
    }
    all.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    all.addAll(options);
    return TestJvm.start(all, PlatformMain.class, arguments);
  }

  /** The broker's client logs to the same output. */
  private static void readUntil(TestJvm jvm, String wanted) throws IOException {
    for (String line = jvm.line(); !line.equals(wanted); line = jvm.line()) {
      assertThat(line).isNotEqualTo("null");
    }
  }

  private List<Path> platformDirectories() throws IOException {
    try (var paths = Files.list(temp)) {
      return paths.filter(p -> p.getFileName().toString().startsWith("palimpsest-")).toList();
    }
  }

  private static void createTopic(Platform platform) throws Exception {
    try (Admin admin = admin(platform)) {
      admin.createTopics(List.of(new NewTopic("raw.posts", 2, (short) 1))).all().get();
    }
  }

  private void assertThatItRemembers(Platform platform, String schemaId) throws Exception {
    try (Admin admin = admin(platform)) {
      assertThat(admin.listTopics().names().get()).contains("raw.posts");
      assertThat(admin.describeTopics(List.of("raw.posts")).allTopicNames().get())
          .hasEntrySatisfying("raw.posts", topic -> assertThat(topic.partitions()).hasSize(2));
    }
    assertThat(post(platform, "/subjects/posts", SCHEMA))
        .contains(schemaId.replaceAll(".*(\"id\":\\d+).*", "$1"));
  }

  private String post(Platform platform, String path, String body) throws Exception {
    HttpResponse<String> answer =
        http.send(
            HttpRequest.newBuilder(URI.create(platform.registryUrl() + path))
                .header("Content-Type", "application/vnd.schemaregistry.v1+json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }

  private static Admin admin(Platform platform) {
    return Admin.create(Map.<String, Object>of("bootstrap.servers", platform.bootstrapServers()));
  }

  private static ServerSocket occupy(int port) throws IOException {
    return new ServerSocket(port, 1, InetAddress.getByName(Ports.HOST));
  }
}
