package io.palimpsest.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import io.palimpsest.service.http.access.ApiKey;
import io.palimpsest.service.http.access.Role;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Who may do what, operation by operation, at a service that speaks HTTPS. */
class HttpSecurityIT {
  private static final Duration LIMIT = Duration.ofSeconds(20);
  private static final String CANARY = "xyzzycanary";
  private static final String SECRET = "a secret of jwts, known to this test and nobody else";
  private static final String KEY_ID = "issuer-key-1";
  private static final int REQUESTS_PER_SECOND = 60;

  private static final Set<String> ALL =
      Set.of(Role.PRODUCER, Role.SUPPORT, Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER);
  private static final Set<String> READERS =
      Set.of(Role.SUPPORT, Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER);
  private static final Set<String> WATCHERS =
      Set.of(Role.OPERATOR, Role.AUDITOR, Role.PRIVACY_OFFICER);
  private static final Set<String> CARERS = Set.of(Role.SUPPORT, Role.PRIVACY_OFFICER);
  private static final Set<String> KNOWERS =
      Set.of(Role.SUPPORT, Role.AUDITOR, Role.PRIVACY_OFFICER);

  private static final Set<String> REPLAYERS = Set.of(Role.OPERATOR, Role.PRIVACY_OFFICER);

  /** Who may do what. It is written down here once more, so that a slip in the code is seen. */
  private static final Map<String, Set<String>> ALLOWED =
      Map.ofEntries(
          Map.entry("GET /me", ALL),
          Map.entry("POST /posts", Set.of(Role.PRODUCER)),
          Map.entry("POST /playground", Set.of(Role.OPERATOR, Role.PRIVACY_OFFICER)),
          Map.entry("POST /authors/account", KNOWERS),
          Map.entry("PUT /authors/preference", CARERS),
          Map.entry("POST /authors/preference/withdrawal", CARERS),
          Map.entry("POST /erasures", CARERS),
          Map.entry("GET /erasures/{requestId}", KNOWERS),
          Map.entry("GET /policies", READERS),
          Map.entry("GET /policies/{name}", READERS),
          Map.entry("GET /policies/{name}/history", READERS),
          Map.entry("POST /policies/check", READERS),
          Map.entry("POST /policies", Set.of(Role.PRIVACY_OFFICER)),
          Map.entry("DELETE /policies/{name}", Set.of(Role.PRIVACY_OFFICER)),
          Map.entry("GET /path", WATCHERS),
          Map.entry("GET /path/events", WATCHERS),
          Map.entry("GET /topology", WATCHERS),
          Map.entry("GET /withheld", WATCHERS),
          Map.entry("GET /dead-letters", WATCHERS),
          Map.entry("GET /health", WATCHERS),
          Map.entry("POST /replays", REPLAYERS),
          Map.entry("GET /replays/{id}", WATCHERS),
          Map.entry("POST /replays/{id}/confirmation", REPLAYERS),
          Map.entry("DELETE /replays/{id}", REPLAYERS),
          Map.entry("GET /log-levels", Set.of(Role.OPERATOR)),
          Map.entry("PUT /log-levels", Set.of(Role.OPERATOR)));

  @TempDir private static Path directory;

  private static final Map<String, String> KEYS = new TreeMap<>();
  private static KeyPair issuer;
  private static KeyPair stranger;
  private static HttpServer keySet;
  private static ServiceProcess service;
  private static ApiClient client;
  private static List<Operation> operations;

  /**
   * An operation of the contract.
   *
   * @param name as in {@link #ALLOWED}
   * @param type of its body; empty if it has none
   */
  private record Operation(String name, Optional<String> type) {
    String method() {
      return name.substring(0, name.indexOf(' '));
    }

    /** With something in place of its variables that nobody has. */
    String path() {
      return name.substring(name.indexOf(' ') + 1).replaceAll("\\{[a-zA-Z]+}", "nothing");
    }
  }

  @BeforeAll
  static void start() throws Exception {
    KeyPairGenerator rsa = KeyPairGenerator.getInstance("RSA");
    rsa.initialize(2048);
    issuer = rsa.generateKeyPair();
    stranger = rsa.generateKeyPair();
    keySet = serveKeySet();
    for (String role : Role.ALL) {
      KEYS.put(role, ApiKey.newSecret());
    }
    writeKeys(KEYS);
    TestKeys tls = TestKeys.in(directory);
    HttpClient http =
        HttpClient.newBuilder()
            .sslContext(tls.context())
            .version(HttpClient.Version.HTTP_1_1)
            .build();
    service =
        ServiceProcess.start(
            directory.resolve("data"),
            List.of(),
            http,
            "--policy",
            "redact",
            "--threads",
            "1",
            "--playground",
            "--max-requests",
            Integer.toString(REQUESTS_PER_SECOND),
            "--api-keys",
            keyFile().toString(),
            "--jwt-secret-file",
            Files.writeString(directory.resolve("jwt-secret"), SECRET).toString(),
            "--jwks-url",
            "http://127.0.0.1:%d/keys".formatted(keySet.getAddress().getPort()),
            "--tls-keystore",
            tls.server().toString(),
            "--tls-password-file",
            Files.writeString(directory.resolve("password"), TestKeys.PASSWORD).toString());
    client = new ApiClient(service.httpUrl(), Optional.of(service.token()), http);
    operations = operations();
  }

  @AfterAll
  static void stop() {
    if (service != null) {
      service.close();
    }
    keySet.stop(0);
  }

  private static HttpServer serveKeySet() throws IOException {
    byte[] keys = TestJwt.keySet(issuer, KEY_ID).getBytes(StandardCharsets.UTF_8);
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/keys",
        exchange -> {
          exchange.getResponseHeaders().set("Content-Type", "application/json");
          exchange.sendResponseHeaders(200, keys.length);
          exchange.getResponseBody().write(keys);
          exchange.close();
        });
    server.start();
    return server;
  }

  private static Path keyFile() {
    return directory.resolve("api-keys");
  }

  private static void writeKeys(Map<String, String> secrets) throws IOException {
    Files.write(
        keyFile(),
        secrets.entrySet().stream()
            .map(e -> ApiKey.of(e.getKey(), Set.of(e.getKey()), e.getValue()).line())
            .toList());
  }

  /** All that the served contract offers. */
  private static List<Operation> operations() throws Exception {
    ApiAnswer document = client.anonymous().get("//openapi/palimpsest.yml");
    assertThat(document.status()).isEqualTo(200);
    Map<?, ?> paths =
        (Map<?, ?>)
            ((Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(document.body()))
                .get("paths");
    List<Operation> found = new ArrayList<>();
    paths.forEach(
        (path, methods) -> {
          assertThat(path).asString().startsWith(ApiClient.BASE + "/");
          ((Map<?, ?>) methods)
              .forEach(
                  (method, operation) ->
                      found.add(
                          new Operation(
                              method.toString().toUpperCase(Locale.ROOT)
                                  + " "
                                  + path.toString().substring(ApiClient.BASE.length()),
                              bodyType((Map<?, ?>) operation))));
        });
    return found;
  }

  private static Optional<String> bodyType(Map<?, ?> operation) {
    return Optional.ofNullable((Map<?, ?>) operation.get("requestBody"))
        .map(body -> ((Map<?, ?>) body.get("content")).keySet().iterator().next().toString());
  }

  @Test
  void shouldKnowWhoMayDoWhatOfEverythingThatIsOffered() {
    assertThat(operations)
        .extracting(Operation::name)
        .containsExactlyInAnyOrderElementsOf(ALLOWED.keySet());
  }

  @Test
  void shouldRefuseEveryOperationWithoutAValidToken() throws Exception {
    Map<String, String> invalid = invalidTokens();
    for (Operation operation : operations) {
      ApiAnswer anonymous = call(client.anonymous(), operation);
      anonymous.expectProblem(401);
      assertThat(anonymous.header("WWW-Authenticate")).as(operation.name()).startsWith("Bearer");
      for (Map.Entry<String, String> token : invalid.entrySet()) {
        ApiAnswer answer = call(client.with(token.getValue()), operation);
        assertThat(answer.status()).as(operation.name() + " with " + token.getKey()).isEqualTo(401);
        answer.expectProblem(401);
      }
    }
  }

  /** Each claims to have all roles. */
  private static Map<String, String> invalidTokens() throws Exception {
    String[] roles = Role.ALL.toArray(String[]::new);
    byte[] secret = SECRET.getBytes(StandardCharsets.UTF_8);
    Map<String, Object> expired = TestJwt.claims(roles);
    expired.put("exp", TestJwt.in(Duration.ofHours(-1)));
    Map<String, Object> endless = TestJwt.claims(roles);
    endless.remove("exp");
    Map<String, Object> early = TestJwt.claims(roles);
    early.put("nbf", TestJwt.in(Duration.ofMinutes(30)));
    return Map.ofEntries(
        Map.entry("nonsense", "nonsense"),
        Map.entry("a key that nobody has", ApiKey.newSecret()),
        Map.entry(
            "the hash of a key",
            ApiKey.of("any", Set.of(Role.OPERATOR), KEYS.get(Role.OPERATOR)).hash()),
        Map.entry("an expired JWT", TestJwt.signedWith(secret, expired)),
        Map.entry("a JWT that never ends", TestJwt.signedWith(secret, endless)),
        Map.entry("a JWT that is not yet valid", TestJwt.signedWith(secret, early)),
        Map.entry("an unsigned JWT", TestJwt.unsigned(TestJwt.claims(roles))),
        Map.entry(
            "a JWT of another secret",
            TestJwt.signedWith(
                (SECRET + "?").getBytes(StandardCharsets.UTF_8), TestJwt.claims(roles))),
        Map.entry(
            "an altered JWT",
            TestJwt.altered(
                TestJwt.signedWith(secret, TestJwt.claims(Role.PRODUCER)), TestJwt.claims(roles))),
        Map.entry(
            "a JWT of another issuer",
            TestJwt.signedWith(stranger.getPrivate(), KEY_ID, TestJwt.claims(roles))),
        Map.entry(
            "an expired JWT of the issuer",
            TestJwt.signedWith(issuer.getPrivate(), KEY_ID, expired)),
        Map.entry(
            "a JWT signed with the issuer's public key",
            TestJwt.signedWith(issuer.getPublic().getEncoded(), TestJwt.claims(roles))));
  }

  @Test
  void shouldLetKeysDoWhatTheirRoleMayAndNothingElse() throws Exception {
    assertAllowed(KEYS);
  }

  @Test
  void shouldLetJwtsDoWhatTheirRoleMayAndNothingElse() throws Exception {
    Map<String, String> shared = new TreeMap<>();
    Map<String, String> issued = new TreeMap<>();
    for (String role : Role.ALL) {
      // a name for each, since callers of one name share a limit
      Map<String, Object> claims = TestJwt.claims(role);
      claims.put("sub", "shared-" + role);
      shared.put(role, TestJwt.signedWith(SECRET.getBytes(StandardCharsets.UTF_8), claims));
      claims.put("sub", "issued-" + role);
      issued.put(role, TestJwt.signedWith(issuer.getPrivate(), KEY_ID, claims));
    }
    assertAllowed(shared);
    assertAllowed(issued);

    // And a role that does not exist opens nothing
    String nobody =
        TestJwt.signedWith(
            SECRET.getBytes(StandardCharsets.UTF_8), TestJwt.claims("admin", "ROLE_OPERATOR"));
    for (Operation operation : operations) {
      call(client.with(nobody), operation).expectProblem(403);
    }
  }

  private static void assertAllowed(Map<String, String> tokens) throws Exception {
    for (Operation operation : operations) {
      Set<String> reached = new TreeSet<>();
      for (Map.Entry<String, String> token : tokens.entrySet()) {
        ApiAnswer answer = call(client.with(token.getValue()), operation);
        if (answer.status() == 403) {
          answer.expectProblem(403);
        } else {
          assertThat(answer.status())
              .as("%s as %s: %s", operation.name(), token.getKey(), answer.body())
              .isNotEqualTo(401)
              .isLessThan(500);
          reached.add(token.getKey());
        }
      }
      assertThat(reached)
          .as(operation.name())
          .containsExactlyInAnyOrderElementsOf(ALLOWED.get(operation.name()));
    }
  }

  /** With a body that no operation does anything for. Streams are left after their beginning. */
  private static ApiAnswer call(ApiClient caller, Operation operation) throws Exception {
    HttpRequest.Builder request = caller.request(operation.path());
    operation.type().ifPresent(type -> request.header("Content-Type", type));
    request.method(
        operation.method(),
        operation.type().isPresent() ? BodyPublishers.ofString("{}") : BodyPublishers.noBody());
    HttpResponse<InputStream> response =
        caller.http().send(request.build(), BodyHandlers.ofInputStream());
    try (InputStream body = response.body()) {
      boolean isEndless =
          response.headers().firstValue("Content-Type").orElse("").contains("event-stream");
      return new ApiAnswer(
          response.statusCode(),
          response.headers(),
          isEndless ? "" : new String(body.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  @Test
  void shouldShowMetricsToSomeAndHealthWithoutDetailsToAll() throws Exception {
    client.anonymous().get("//prometheus").expectProblem(401);
    Set<String> reached = new TreeSet<>();
    for (Map.Entry<String, String> key : KEYS.entrySet()) {
      if (client.with(key.getValue()).get("//prometheus").status() == 200) {
        reached.add(key.getKey());
      }
    }
    assertThat(reached).containsExactlyInAnyOrder(Role.OPERATOR, Role.AUDITOR, Role.METRICS);
    for (String probe : List.of("//health/liveness", "//health/readiness")) {
      ApiAnswer health = client.anonymous().get(probe);
      assertThat(health.status()).isEqualTo(200);
      assertThat(health.json().fieldNames()).toIterable().containsExactly("status");
    }
    for (String endpoint :
        List.of("beans", "env", "loggers", "info", "routes", "threaddump", "caches", "metrics")) {
      assertThat(client.get("//" + endpoint).status()).as(endpoint).isEqualTo(404);
    }
  }

  @Test
  void shouldServeNothingButTheConsoleAndTheContractToNobody() throws Exception {
    for (String path :
        List.of(
            "//console/../application.properties",
            "//console/%2e%2e/application.properties",
            "//console/..%2fapplication.properties",
            "//console/..%5capplication.properties",
            "//console//etc/passwd",
            "//openapi/../logback.xml",
            "//application.properties",
            "//logback.xml")) {
      ApiAnswer answer = client.anonymous().get(path);
      assertThat(answer.status()).as(path).isBetween(400, 404);
      assertThat(answer.body()).doesNotContain("micronaut", "root:");
    }
  }

  @Test
  void shouldTellBrowsersToLoadNothingFromElsewhere() throws Exception {
    for (String path : List.of("//", "//console/app.js", "/me", "/nothing")) {
      ApiAnswer answer = client.anonymous().get(path);
      assertThat(answer.header("Content-Security-Policy"))
          .as(path)
          .contains("default-src 'self'", "frame-ancestors 'none'");
      assertThat(answer.header("X-Content-Type-Options")).as(path).isEqualTo("nosniff");
      assertThat(answer.header("Referrer-Policy")).as(path).isEqualTo("no-referrer");
      assertThat(answer.header("Server")).as(path).isEmpty();
    }
    assertThat(client.anonymous().get("//").header("Content-Type")).startsWith("text/html");
    assertThat(client.get("/me").header("Cache-Control")).isEqualTo("no-store");
    assertThat(client.get("/me").headers().map()).doesNotContainKey("set-cookie");
  }

  @Test
  void shouldTakeAndRevokeKeysWhileItRuns() throws Exception {
    Map<String, String> more = new TreeMap<>(KEYS);
    String secret = ApiKey.newSecret();
    ApiClient guest = client.with(secret);
    guest.get("/me").expectProblem(401);

    Files.writeString(
        keyFile(),
        Files.readString(keyFile()) + ApiKey.of("guest", Set.of(Role.AUDITOR), secret).line());
    await("the key is taken").atMost(LIMIT).until(() -> guest.get("/me").status() == 200);
    assertThat(guest.get("/me").json().get("name").asText()).isEqualTo("guest");

    writeKeys(more);
    await("the key is revoked").atMost(LIMIT).until(() -> guest.get("/me").status() == 401);

    // What is wrong lets nobody in until it is right
    Files.writeString(keyFile(), "nonsense\n");
    ApiClient auditor = client.with(KEYS.get(Role.AUDITOR));
    await("it is closed").atMost(LIMIT).until(() -> auditor.get("/me").status() == 401);
    writeKeys(KEYS);
    await("it is open").atMost(LIMIT).until(() -> auditor.get("/me").status() == 200);
  }

  @Test
  void shouldLimitTheRequestsOfOneCallerAndOfNoOther() throws Exception {
    Map<String, Object> claims = TestJwt.claims(Role.AUDITOR);
    claims.put("sub", "hasty");
    ApiClient hasty =
        client.with(TestJwt.signedWith(SECRET.getBytes(StandardCharsets.UTF_8), claims));
    // Few connections that are used again and again, since each costs more than many requests
    List<CompletableFuture<ApiAnswer>> callers =
        IntStream.range(0, 4)
            .mapToObj(i -> CompletableFuture.supplyAsync(() -> lastOfMany(hasty)))
            .toList();
    List<ApiAnswer> limited =
        callers.stream()
            .map(CompletableFuture::join)
            .filter(answer -> answer.status() != 200)
            .toList();

    assertThat(limited).isNotEmpty();
    for (ApiAnswer answer : limited) {
      assertThat(answer.expectProblem(429).get("reason").asText()).isEqualTo("rate-limited");
      assertThat(answer.header("Retry-After")).isEqualTo("1");
    }
    client.get("/me").expect(200);
  }

  /** The first that is no success, or else the last. */
  private static ApiAnswer lastOfMany(ApiClient caller) {
    try {
      ApiAnswer answer = caller.get("/me");
      for (int i = 0; i < 50 * REQUESTS_PER_SECOND && answer.status() == 200; i++) {
        answer = caller.get("/me");
      }
      return answer;
    } catch (IOException | InterruptedException e) {
      throw new CompletionException(e);
    }
  }

  @Test
  void shouldSayNothingOfAuthorsAndTextsInHeadersLogsOrMetrics() throws Exception {
    client.put("/log-levels", Map.of("logger", "io.palimpsest", "level", "DEBUG")).expect(200);
    Map<String, String> author = Map.of("author", CANARY);
    Map<String, String> post = Map.of("author", CANARY, "text", CANARY + " told Barack Obama");
    List<ApiAnswer> answers =
        List.of(
            client.post("/posts", Map.of("posts", List.of(post))),
            client.post("/posts", Map.of("posts", List.of(post, Map.of("author", CANARY)))),
            client.post("/posts", "{\"posts\":[{\"" + CANARY + "\":1}]}"),
            client.post("/posts", "{\"posts\":" + CANARY),
            client.post("/posts?" + CANARY + "=" + CANARY, "{}"),
            client.postText("/posts", CANARY),
            client.post("/authors/account", author),
            client.post("/authors/account", "{\"author\":\"" + CANARY + "\",\"x\":1}"),
            client.put("/authors/preference", Map.of("author", CANARY, "release", CANARY)),
            client.put("/authors/preference", Map.of("author", CANARY, "release", true)),
            client.post("/authors/preference/withdrawal", author),
            client.postText("/policies/check", CANARY),
            client.postText("/policies", "policy: " + CANARY),
            client.get("/policies/" + CANARY),
            client.delete("/policies/" + CANARY),
            client.get("/erasures/" + CANARY),
            client.get("/withheld?limit=" + CANARY),
            client.get("/" + CANARY),
            client.get("//" + CANARY),
            client.put("/log-levels", Map.of("logger", CANARY + "!", "level", CANARY)),
            client.with(CANARY).get("/me"),
            client.post("/erasures", author));
    ApiAnswer tried = client.post("/playground", Map.of("text", CANARY + " and Barack Obama"));
    HttpResponse<String> marked =
        client
            .http()
            .send(
                client.request("/me").header("X-Correlation-Id", CANARY + "!").build(),
                BodyHandlers.ofString());
    client.put("/log-levels", Map.of("logger", "io.palimpsest", "level", "INFO")).expect(200);

    assertThat(tried.expect(200).at("/raw/0/text").asText()).isEqualTo(CANARY);
    assertThat(answers).extracting(ApiAnswer::status).contains(202, 200, 400, 404, 415, 422, 401);
    assertThat(answers).extracting(ApiAnswer::status).allMatch(status -> status < 500);
    assertThat(answers).extracting(ApiAnswer::body).noneMatch(body -> body.contains(CANARY));
    assertThat(
            Stream.concat(answers.stream(), Stream.of(tried, ApiAnswer.of(marked)))
                .map(answer -> answer.headers().map().toString())
                .collect(Collectors.toList()))
        .noneMatch(headers -> headers.contains(CANARY));
    assertThat(service.output()).contains("POST /api/v1/playground").doesNotContain(CANARY);
    assertThat(client.get("//prometheus").body()).contains("palimpsest_").doesNotContain(CANARY);
  }

  @Test
  void shouldSpeakNothingButTls() {
    URI plain = URI.create(service(client.url()).replace("https:", "http:") + "/health/liveness");
    assertThatThrownBy(
            () ->
                client.http().send(HttpRequest.newBuilder(plain).build(), BodyHandlers.ofString()))
        .isInstanceOf(IOException.class);
  }

  private static String service(String url) {
    assertThat(url).startsWith("https://127.0.0.1:");
    return url;
  }
}
