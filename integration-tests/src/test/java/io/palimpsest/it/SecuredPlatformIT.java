package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.SafePost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.Registration;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.RegistrySettingsException;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.run.PrivatizationService;
import io.palimpsest.service.run.ServiceSettings;
import io.palimpsest.topology.PrivatizerConfig;
import io.palimpsest.topology.client.ClusterConnection;
import io.palimpsest.topology.client.RawPostWriter;
import io.palimpsest.topology.client.SafePostReader;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.ClusterException;
import io.palimpsest.topology.serde.RecordSerdes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** TLS, passwords and client certificates, on a broker and a registry that want them. */
class SecuredPlatformIT {
  private static final Duration LIMIT = Duration.ofSeconds(60);

  /** All passwords have it; nothing that is written may. */
  private static final String CANARY = "canary";

  private static final String TLS = "schema.registry.";

  @TempDir private static Path directory;

  private static TestKeys keys;
  private static SecuredPlatform platform;
  private static GuardedRegistry guarded;

  @TempDir private Path work;

  @BeforeAll
  static void start() throws Exception {
    keys = TestKeys.in(directory);
    platform = SecuredPlatform.start(directory, keys);
    guarded = new GuardedRegistry(platform.registryUrl(), keys);
  }

  @AfterAll
  static void stop() {
    guarded.close();
    platform.close();
  }

  @Test
  void shouldReleaseAPostOverSaslAndATlsRegistry() throws Exception {
    Map<String, String> kafka = rightPassword();
    Map<String, String> registry = trusting(keys.trustsServer());
    String[] address =
        address(platform.passwordListener(), kafka, platform.registryUrl(), registry);

    try (ServiceProcess service = ServiceProcess.start(work.resolve("data"), runOptions(address))) {
      SafePost released =
          throughTheService(
              "sasl-1",
              platform.passwordListener(),
              kafka,
              new RegistryAddress(platform.registryUrl(), registry));
      assertThat(released.getText()).isEqualTo("WORD NAME WORD NUMBER");

      // And a command for that service gets in as well
      CommandRun prefer = command("prefer", "somebody", "--no-release", address);
      prefer.assertSucceeded();
      assertThat(prefer.err()).doesNotContain(CANARY);

      service.terminate();
      assertThat(service.output()).contains("palimpsest runs").doesNotContain(CANARY);
    }
  }

  /** The service inside the test, so that all that Kafka's clients would log can be seen. */
  @Test
  void shouldReleaseAPostOverCertificatesAndShowNoPasswordEvenInDetailedLogs() throws Exception {
    ServiceSettings settings = overCertificates(new RegistryAddress(guarded.url(), rightGuard()));
    try (DetailedLog log = new DetailedLog("org.apache.kafka", "org.apache.flink")) {
      try (PrivatizationService service = PrivatizationService.prepare(settings)) {
        service.start();
        SafePost released =
            throughTheService(
                "certificate-1",
                platform.certificateListener(),
                platform.withCertificate(),
                settings.registry());
        assertThat(released.getText()).isEqualTo("WORD NAME WORD NUMBER");
      }

      assertThat(log.lines()).anyMatch(line -> line.contains("ssl.keystore.password = [hidden]"));
      assertThat(log.lines()).noneMatch(line -> line.contains(CANARY));
    }
    assertThat(settings.toString()).doesNotContain(CANARY);
  }

  private enum Refusal {
    WRONG_PASSWORD("SaslAuthenticationException", "--kafka-config"),
    BROKER_NOT_TRUSTED("SslAuthenticationException", "--kafka-config"),
    NO_TLS("does not answer", "--kafka-config"),
    NO_CERTIFICATE("SslAuthenticationException", "--kafka-config"),
    REGISTRY_NOT_TRUSTED("SSLHandshakeException", "--registry-config"),
    WRONG_REGISTRY_PASSWORD("password", "--registry-config");

    private final String[] parts;

    Refusal(String... parts) {
      this.parts = parts;
    }

    private String[] address(SecuredPlatformIT test) throws IOException {
      String password = platform.passwordListener();
      String url = platform.registryUrl();
      Map<String, String> registry = trusting(keys.trustsServer());
      return switch (this) {
        case WRONG_PASSWORD ->
            test.address(
                password,
                platform.withPassword("another-canary", keys.trustsServer()),
                url,
                registry);
        case BROKER_NOT_TRUSTED ->
            test.address(
                password,
                platform.withPassword(SecuredPlatform.PASSWORD, keys.trustsClient()),
                url,
                registry);
        case NO_TLS -> test.address(password, Map.of(), url, registry);
        case NO_CERTIFICATE ->
            test.address(
                platform.certificateListener(), platform.withoutCertificate(), url, registry);
        case REGISTRY_NOT_TRUSTED ->
            test.address(password, rightPassword(), url, trusting(keys.trustsClient()));
        case WRONG_REGISTRY_PASSWORD ->
            test.address(password, rightPassword(), guarded.url(), guard("another-canary"));
      };
    }
  }

  @ParameterizedTest
  @EnumSource(Refusal.class)
  void shouldRefuseToStartInOneLineThatSaysWhatToDoAndShowsNoSecret(Refusal refusal)
      throws Exception {
    CommandRun run = command("run", runOptions(refusal.address(this)));

    run.assertOneClearLine(refusal.parts);
    assertThat(run.err()).doesNotContain(CANARY);
  }

  @Test
  void shouldNotTalkToARegistryUnderANameThatItsCertificateDoesNotHave() {
    String otherName = platform.registryUrl().replace("127.0.0.1", "localhost");
    try (DetailedLog log = new DetailedLog("org.apache.flink");
        SchemaRegistry registry =
            ConfluentSchemaRegistry.at(
                new RegistryAddress(otherName, trusting(keys.trustsServer())))) {
      assertThatExceptionOfType(RegistryUnavailableException.class)
          .isThrownBy(() -> registry.idOf("raw.posts-value", RawPost.getClassSchema()))
          .withMessageContainingAll("SSL", "--registry-config");
      assertThat(log.lines()).isNotEmpty().noneMatch(line -> line.contains(CANARY));
    }
  }

  @Test
  void shouldNotBeLetInByTheGuardedRegistryWithoutACertificate() {
    Map<String, String> onlyPassword = new HashMap<>(rightGuard());
    onlyPassword.keySet().removeIf(name -> name.contains("key"));
    try (SchemaRegistry registry =
        ConfluentSchemaRegistry.at(new RegistryAddress(guarded.url(), onlyPassword))) {
      assertThatExceptionOfType(RegistryUnavailableException.class)
          .isThrownBy(() -> registry.idOf("raw.posts-value", RawPost.getClassSchema()));
    }
  }

  @Test
  void shouldSayThatAStoreDoesNotOpenAndNotWithWhat() {
    Map<String, String> kafka = new HashMap<>(rightPassword());
    kafka.put("ssl.truststore.password", "another-canary");
    assertThatExceptionOfType(ClusterException.class)
        .isThrownBy(() -> Cluster.connect(platform.passwordListener(), kafka, LIMIT))
        .withMessageContaining("--kafka-config")
        .withMessageNotContaining(CANARY);

    Map<String, String> registry = new HashMap<>(trusting(keys.trustsServer()));
    registry.put(TLS + "ssl.truststore.password", "another-canary");
    assertThatExceptionOfType(RegistrySettingsException.class)
        .isThrownBy(
            () -> ConfluentSchemaRegistry.at(new RegistryAddress(platform.registryUrl(), registry)))
        .withMessageContaining("--registry-config")
        .withMessageNotContaining(CANARY);
  }

  private static Map<String, String> rightPassword() {
    return platform.withPassword(SecuredPlatform.PASSWORD, keys.trustsServer());
  }

  private static Map<String, String> trusting(Path trustStore) {
    return SecuredPlatform.trusting(TLS, trustStore);
  }

  private static Map<String, String> rightGuard() {
    return guard(GuardedRegistry.PASSWORD);
  }

  private static Map<String, String> guard(String password) {
    Map<String, String> settings = new HashMap<>(trusting(keys.trustsServer()));
    settings.putAll(SecuredPlatform.showing(TLS, keys.client()));
    settings.put("basic.auth.user.info", GuardedRegistry.USER + ":" + password);
    return settings;
  }

  private static ServiceSettings overCertificates(RegistryAddress registry) {
    RunningPath path = RunningPath.redacting();
    return new ServiceSettings(
        new PrivatizerConfig(
            PrivatizerConfig.DEFAULT_APPLICATION_ID,
            platform.certificateListener(),
            directory.resolve("state"),
            1,
            RunningPath.RULES,
            PrivatizerConfig.DEFAULT_DEDUPLICATION_WINDOW,
            PrivatizerConfig.DEFAULT_SHARING_DELAY,
            0,
            platform.withCertificate()),
        registry,
        Registration.AUTOMATIC,
        path.privatizers(),
        path.policy(),
        path.ring(),
        ServiceSettings.MissingTopics.CREATE,
        1);
  }

  /** A post goes in, and its release comes out. */
  private static SafePost throughTheService(
      String id, String bootstrapServers, Map<String, String> kafka, RegistryAddress address)
      throws InterruptedException {
    try (SchemaRegistry registry = ConfluentSchemaRegistry.at(address)) {
      ClusterConnection connection =
          new ClusterConnection(
              bootstrapServers, kafka, new RecordSerdes(registry, Registration.AUTOMATIC));
      try (RawPostWriter writer = new RawPostWriter(connection);
          SafePostReader reader = new SafePostReader(connection)) {
        writer.write(new RawPost(id, "anna", "Call Anna on 555-0100", Instant.EPOCH));
        return await("the release")
            .atMost(LIMIT)
            .until(() -> released(reader, id), Optional::isPresent)
            .orElseThrow();
      }
    }
  }

  private static Optional<SafePost> released(SafePostReader reader, String id) {
    return reader.poll(Duration.ofMillis(200)).stream()
        .filter(post -> post.getId().equals(id))
        .findFirst();
  }

  /** The options that all commands share, with the settings in files. */
  private String[] address(
      String bootstrapServers,
      Map<String, String> kafka,
      String registryUrl,
      Map<String, String> registry)
      throws IOException {
    return new String[] {
      "--bootstrap-servers",
      bootstrapServers,
      "--kafka-config",
      file("kafka.properties", kafka),
      "--registry-url",
      registryUrl,
      "--registry-config",
      file("registry.properties", registry)
    };
  }

  private String file(String name, Map<String, String> settings) throws IOException {
    Path file = SettingsFile.write(work.resolve(name), settings);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    return file.toString();
  }

  private String[] runOptions(String[] address) throws IOException {
    Path key = Files.writeString(work.resolve("key"), "0123456789abcdef".repeat(4));
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
    return Stream.concat(
            Stream.of(address),
            Stream.of(
                "--policy",
                "redact",
                "--key-file",
                key.toString(),
                "--create-topics",
                "--partitions",
                "1",
                "--threads",
                "1"))
        .toArray(String[]::new);
  }

  private CommandRun command(String name, String... options) throws Exception {
    List<String> line = new ArrayList<>(List.of(name));
    line.addAll(List.of(options));
    if (name.equals("run")) {
      line.addAll(List.of("--data-dir", work.resolve("data").toString(), "--http-port", "0"));
    }
    return CommandRun.of(work, work, "", line.toArray(String[]::new));
  }

  private CommandRun command(String name, String first, String second, String[] options)
      throws Exception {
    return command(
        name, Stream.concat(Stream.of(first, second), Stream.of(options)).toArray(String[]::new));
  }
}
