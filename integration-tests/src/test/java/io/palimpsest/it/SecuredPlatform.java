package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import io.palimpsest.schemas.RawPost;
import io.palimpsest.schemas.registry.ConfluentSchemaRegistry;
import io.palimpsest.schemas.registry.RegistryAddress;
import io.palimpsest.schemas.registry.RegistryUnavailableException;
import io.palimpsest.schemas.registry.SchemaRegistry;
import io.palimpsest.service.platform.ChildMain;
import io.palimpsest.topology.runtime.Cluster;
import io.palimpsest.topology.runtime.ClusterException;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.apache.kafka.common.Uuid;

/**
 * A broker and a registry that speak TLS only. One listener of the broker wants a password
 * (SASL_SSL, SCRAM), the other one a certificate (SSL); the registry shows its certificate.
 *
 * <p>They are the programs of the embedded platform, with other settings. If asked to, the broker
 * lets nobody do anything that is not granted by an ACL; whoever shows a certificate is a super
 * user then.
 */
final class SecuredPlatform implements AutoCloseable {
  static final String USER = "palimpsest";
  static final String PASSWORD = "canary-of-sasl-77c0";

  private static final String HOST = "127.0.0.1";
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final int END_SECONDS = 15;

  private final Path directory;
  private final TestKeys keys;
  private final List<Integer> ports;
  private final List<Process> children = new ArrayList<>();
  private final List<String> users;
  private final boolean authorizes;

  private SecuredPlatform(Path directory, TestKeys keys, List<String> users, boolean authorizes)
      throws IOException {
    this.directory = directory;
    this.keys = keys;
    this.users = List.copyOf(users);
    this.authorizes = authorizes;
    this.ports = freePorts();
  }

  static SecuredPlatform start(Path directory, TestKeys keys)
      throws IOException, InterruptedException {
    return start(new SecuredPlatform(directory, keys, List.of(USER), false));
  }

  /**
   * One that lets users do only what is granted.
   *
   * @param users all with the same password
   */
  static SecuredPlatform startWithAuthorizer(Path directory, TestKeys keys, List<String> users)
      throws IOException, InterruptedException {
    return start(new SecuredPlatform(directory, keys, users, true));
  }

  private static SecuredPlatform start(SecuredPlatform platform)
      throws IOException, InterruptedException {
    try {
      platform.startRegistry();
      platform.startBroker();
      platform.awaitReady();
      return platform;
    } catch (IOException | InterruptedException | RuntimeException e) {
      platform.close();
      throw e;
    }
  }

  /** Where a client needs a password. */
  String passwordListener() {
    return HOST + ":" + ports.get(0);
  }

  /** Where a client needs a certificate. */
  String certificateListener() {
    return HOST + ":" + ports.get(1);
  }

  String registryUrl() {
    return "https://" + HOST + ":" + ports.get(2) + "/apis/ccompat/v7";
  }

  /** For {@link #passwordListener}. */
  Map<String, String> withPassword(String password, Path trustStore) {
    return withPassword(USER, password, trustStore);
  }

  /** For {@link #passwordListener}, as somebody else. */
  Map<String, String> withPassword(String user, String password, Path trustStore) {
    Map<String, String> settings = new HashMap<>(trusting("", trustStore));
    settings.put("security.protocol", "SASL_SSL");
    settings.put("sasl.mechanism", "SCRAM-SHA-512");
    settings.put(
        "sasl.jaas.config",
        "org.apache.kafka.common.security.scram.ScramLoginModule required username=\"%s\" password=\"%s\";"
            .formatted(user, password));
    return settings;
  }

  /** For {@link #certificateListener}. */
  Map<String, String> withCertificate() {
    Map<String, String> settings = new HashMap<>(withoutCertificate());
    settings.putAll(showing("", keys.client()));
    return settings;
  }

  /** Not enough for {@link #certificateListener}. */
  Map<String, String> withoutCertificate() {
    Map<String, String> settings = new HashMap<>(trusting("", keys.trustsServer()));
    settings.put("security.protocol", "SSL");
    return settings;
  }

  /** Names of settings of a client that trusts what is in a store. */
  static Map<String, String> trusting(String prefix, Path trustStore) {
    return Map.of(
        prefix + "ssl.truststore.location",
        trustStore.toString(),
        prefix + "ssl.truststore.type",
        "PKCS12",
        prefix + "ssl.truststore.password",
        TestKeys.PASSWORD);
  }

  /** The same of one that shows a certificate. */
  static Map<String, String> showing(String prefix, Path keyStore) {
    return Map.of(
        prefix + "ssl.keystore.location",
        keyStore.toString(),
        prefix + "ssl.keystore.type",
        "PKCS12",
        prefix + "ssl.keystore.password",
        TestKeys.PASSWORD,
        prefix + "ssl.key.password",
        TestKeys.PASSWORD);
  }

  private void startBroker() throws IOException, InterruptedException {
    Path settings = SettingsFile.write(directory.resolve("broker.properties"), brokerSettings());
    List<String> format =
        new ArrayList<>(
            List.of(
                "kafka.tools.StorageTool",
                "format",
                "--cluster-id",
                Uuid.randomUuid().toString(),
                "--config",
                settings.toString()));
    for (String user : users) {
      format.addAll(
          List.of("--add-scram", "SCRAM-SHA-512=[name=" + user + ",password=" + PASSWORD + "]"));
    }
    if (broker(format.toArray(String[]::new)).waitFor() != 0) {
      throw new IllegalStateException("the broker's storage cannot be made: see " + directory);
    }
    children.add(broker("kafka.Kafka", settings.toString()));
  }

  private Properties brokerSettings() throws IOException {
    Properties settings = new Properties();
    try (InputStream defaults =
        ChildMain.class.getResourceAsStream("broker.properties")) { // of the embedded platform
      settings.load(defaults);
    }
    String clients = "PASSWORD://" + passwordListener() + ",CERTIFICATE://" + certificateListener();
    String controller = HOST + ":" + ports.get(3);
    settings.setProperty("log.dirs", directory.resolve("broker").toString());
    settings.setProperty("listeners", clients + ",CONTROLLER://" + controller);
    settings.setProperty("advertised.listeners", clients);
    settings.setProperty("controller.quorum.voters", "1@" + controller);
    settings.setProperty(
        "listener.security.protocol.map", "PASSWORD:SASL_SSL,CERTIFICATE:SSL,CONTROLLER:PLAINTEXT");
    settings.setProperty("inter.broker.listener.name", "CERTIFICATE");
    settings.setProperty("listener.name.certificate.ssl.client.auth", "required");
    settings.setProperty("sasl.enabled.mechanisms", "SCRAM-SHA-512");
    settings.setProperty(
        "listener.name.password.scram-sha-512.sasl.jaas.config",
        "org.apache.kafka.common.security.scram.ScramLoginModule required;");
    settings.putAll(showing("", keys.server()));
    settings.putAll(trusting("", keys.trustsBoth()));
    if (authorizes) {
      settings.setProperty(
          "authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer");
      // The last one is the broker at its own controller; no client reaches that listener's port.
      settings.setProperty("super.users", "User:CN=server;User:CN=client;User:ANONYMOUS");
    }
    return settings;
  }

  private Process broker(String... mainAndArguments) throws IOException {
    return child(
        directory,
        System.getProperty("java.class.path"),
        Map.of(),
        Stream.concat(
                Stream.of(
                    "-Xmx512m",
                    "-Dlogback.configurationFile=io/palimpsest/service/platform/broker-logback.xml",
                    ChildMain.class.getName()),
                Stream.of(mainAndArguments))
            .toList());
  }

  private void startRegistry() throws IOException {
    Path home = Path.of(System.getProperty("palimpsest.home"), "registry").toAbsolutePath();
    Path runner;
    try (Stream<Path> files = Files.list(home)) {
      runner = files.filter(f -> f.toString().endsWith("-runner.jar")).findFirst().orElseThrow();
    }
    String main;
    try (JarFile jar = new JarFile(runner.toFile())) {
      main = jar.getManifest().getMainAttributes().getValue(Attributes.Name.MAIN_CLASS);
    }
    children.add(
        child(
            home,
            runner + File.pathSeparator + childMainAlone(),
            Map.of(
                "QUARKUS_HTTP_HOST",
                HOST,
                "QUARKUS_HTTP_INSECURE_REQUESTS",
                "disabled",
                "QUARKUS_HTTP_SSL_PORT",
                ports.get(2).toString(),
                "QUARKUS_HTTP_SSL_CERTIFICATE_KEY_STORE_FILE",
                keys.server().toString(),
                "QUARKUS_HTTP_SSL_CERTIFICATE_KEY_STORE_FILE_TYPE",
                "PKCS12",
                "QUARKUS_HTTP_SSL_CERTIFICATE_KEY_STORE_PASSWORD",
                TestKeys.PASSWORD,
                "REGISTRY_DATASOURCE_URL",
                "jdbc:h2:file:" + directory.resolve("registry-db")),
            List.of("-Xmx256m", ChildMain.class.getName(), main)));
  }

  /** Quarkus reads settings and services from all of its class path, so the rest stays away. */
  private Path childMainAlone() throws IOException {
    String resource = ChildMain.class.getName().replace('.', '/') + ".class";
    Path classes = directory.resolve("classes");
    Files.createDirectories(classes.resolve(resource).getParent());
    try (InputStream bytes = ChildMain.class.getClassLoader().getResourceAsStream(resource)) {
      Files.copy(bytes, classes.resolve(resource));
    }
    return classes;
  }

  private Process child(
      Path workingDirectory, String classPath, Map<String, String> environment, List<String> line)
      throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1");
    builder.command().addAll(line);
    builder.environment().put("CLASSPATH", classPath);
    builder.environment().putAll(environment);
    return builder
        .directory(workingDirectory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(Files.createTempFile(directory, "child-", ".out").toFile())
        .start();
  }

  private void awaitReady() {
    await("the registry answers")
        .atMost(LIMIT)
        .ignoreException(RegistryUnavailableException.class)
        .until(this::registryAnswers);
    await("the broker answers")
        .atMost(LIMIT)
        .ignoreException(ClusterException.class)
        .until(this::brokerAnswers);
  }

  private boolean registryAnswers() {
    if (!listens(ports.get(2))) {
      return false;
    }
    try (SchemaRegistry registry =
        ConfluentSchemaRegistry.at(
            new RegistryAddress(
                registryUrl(), trusting("schema.registry.", keys.trustsServer())))) {
      return registry.accepts("ready-value", RawPost.getClassSchema());
    }
  }

  private boolean brokerAnswers() {
    if (!listens(ports.get(1))) {
      return false;
    }
    Cluster.connect(certificateListener(), withCertificate(), PATIENCE).close();
    return true;
  }

  /** Clients log what they think of a port where nobody listens. */
  private boolean listens(int port) {
    if (!children.stream().allMatch(Process::isAlive)) {
      throw new IllegalStateException("the broker or the registry ended: see " + directory);
    }
    try (Socket socket = new Socket(HOST, port)) {
      return socket.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private static List<Integer> freePorts() throws IOException {
    InetAddress host = InetAddress.getByName(HOST);
    try (ServerSocket a = new ServerSocket(0, 1, host);
        ServerSocket b = new ServerSocket(0, 1, host);
        ServerSocket c = new ServerSocket(0, 1, host);
        ServerSocket d = new ServerSocket(0, 1, host)) {
      return Stream.of(a, b, c, d).map(ServerSocket::getLocalPort).toList();
    }
  }

  /** Their input ends, and they with it. */
  @Override
  public void close() {
    for (Process child : children) {
      try {
        child.getOutputStream().close();
      } catch (IOException e) {
        // it is gone already
      }
    }
    for (Process child : children) {
      try {
        child.waitFor(END_SECONDS, TimeUnit.SECONDS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      child.destroyForcibly();
    }
  }
}
