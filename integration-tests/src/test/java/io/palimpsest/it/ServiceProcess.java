package io.palimpsest.it;

import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** {@code palimpsest run} as a process of its own, with its embedded platform if not told else. */
final class ServiceProcess implements AutoCloseable {
  private static final Duration LIMIT = Duration.ofSeconds(90);
  private static final String HTTP_PORT = "--http-port";
  private static final Pattern TOKEN = Pattern.compile("/#token=(\\S+)");
  private static final Pattern HTTP_URL = Pattern.compile("HTTP (https?://[^\\s\"]+)");

  /** Most of what such a process does in a test is to start. */
  static final List<String> SHORT_LIVED = List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1");

  private static final String OF_BROKER = "palimpsest.broker.options";

  private final Process process;
  private final Path dataDirectory;
  private final Path output;
  private final HttpClient http;

  private ServiceProcess(Process process, Path dataDirectory, Path output, HttpClient http) {
    this.process = process;
    this.dataDirectory = dataDirectory;
    this.output = output;
    this.http = http;
  }

  /** Starts it and waits until posts flow. */
  static ServiceProcess start(Path dataDirectory, String... options) throws IOException {
    return start(dataDirectory, List.of(), HttpClient.newHttpClient(), options);
  }

  /**
   * Starts it and waits until posts flow.
   *
   * @param ofJava further options of its Java
   * @param http trusts its certificate, if it has one
   */
  static ServiceProcess start(
      Path dataDirectory, List<String> ofJava, HttpClient http, String... options)
      throws IOException {
    ServiceProcess service = launch(dataDirectory, ofJava, http, options);
    try {
      service.awaitReady();
    } catch (RuntimeException e) {
      service.close();
      throw e;
    }
    return service;
  }

  /** Starts it and waits for nothing. */
  static ServiceProcess launch(Path dataDirectory, String... options) throws IOException {
    return launch(dataDirectory, List.of(), HttpClient.newHttpClient(), options);
  }

  private static ServiceProcess launch(
      Path dataDirectory, List<String> ofJava, HttpClient http, String... options)
      throws IOException {
    Path output = Files.createTempFile(dataDirectory.getParent(), "service-", ".log");
    List<String> command = new ArrayList<>(command("run", "--data-dir", dataDirectory.toString()));
    command.addAll(List.of(options));
    if (!command.contains(HTTP_PORT)) {
      command.addAll(List.of(HTTP_PORT, "0"));
    }
    command.addAll(1, ofJava);
    command.addAll(1, SHORT_LIVED);
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new ServiceProcess(process, dataDirectory, output, http);
  }

  /** The command line of palimpsest with these arguments, as the launcher would start it. */
  static List<String> command(String... arguments) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-Dpalimpsest.home=" + System.getProperty("palimpsest.home"),
                "-D" + OF_BROKER + "=" + System.getProperty(OF_BROKER, ""),
                "-Dlogback.configurationFile=logback.xml",
                "-cp",
                System.getProperty("java.class.path"),
                "io.palimpsest.service.Main"));
    command.addAll(List.of(arguments));
    return command;
  }

  void awaitReady() {
    await("the service is ready").atMost(LIMIT).until(this::isReady);
  }

  /** Lets some time go by; fails if the service ends within it. */
  void runFor(Duration time) throws IOException, InterruptedException {
    if (process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IllegalStateException("the service ended; it said: " + output());
    }
  }

  private boolean isReady() throws Exception {
    if (!process.isAlive()) {
      throw new IllegalStateException("the service ended; it said: " + output());
    }
    Matcher url = HTTP_URL.matcher(output());
    return url.find() && get(url.group(1) + "/health/readiness").statusCode() == 200;
  }

  /** What its HTTP server answers to whoever has the token of this run, if there is one. */
  HttpResponse<String> get(String pathOrUrl) throws IOException, InterruptedException {
    String url = pathOrUrl.startsWith("http") ? pathOrUrl : httpUrl() + pathOrUrl;
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url));
    Matcher token = TOKEN.matcher(output());
    if (token.find()) {
      request.header("Authorization", "Bearer " + token.group(1));
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  /** Where its HTTP server is. */
  String httpUrl() throws IOException {
    return said(HTTP_URL, "where its HTTP server is");
  }

  /** What it lets in with all roles, if it has a platform of its own. */
  String token() throws IOException {
    await("the token").atMost(LIMIT).until(() -> TOKEN.matcher(output()).find());
    return said(TOKEN, "its token");
  }

  private String said(Pattern pattern, String what) throws IOException {
    Matcher words = pattern.matcher(output());
    if (!words.find()) {
      throw new IllegalStateException("the service has not said " + what);
    }
    return words.group(1);
  }

  /** Everything that it has written to standard output and standard error. */
  String output() throws IOException {
    return Files.readString(output);
  }

  String bootstrapServers() throws IOException {
    return platformProperty("bootstrap.servers");
  }

  String registryUrl() throws IOException {
    return platformProperty("registry.url");
  }

  private String platformProperty(String name) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(dataDirectory.resolve("platform.properties"))) {
      properties.load(reader);
    }
    return properties.getProperty(name);
  }

  List<ProcessHandle> children() {
    return process.descendants().toList();
  }

  /** So that what is in its heap afterwards is in use. */
  void collectGarbage() throws IOException, InterruptedException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                Long.toString(process.pid()),
                "GC.run")
            .redirectErrorStream(true)
            .start();
    if (jcmd.waitFor() != 0) {
      throw new IllegalStateException(new String(jcmd.getInputStream().readAllBytes()));
    }
  }

  /** kill -9. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** SIGTERM; returns the exit code. */
  int terminate() throws InterruptedException {
    process.destroy();
    return process.waitFor();
  }

  @Override
  public void close() {
    process.destroy();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
