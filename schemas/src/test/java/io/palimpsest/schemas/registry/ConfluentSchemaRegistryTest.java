package io.palimpsest.schemas.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.palimpsest.schemas.RawPost;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.avro.Schema;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Against a server that gives one answer. The real registry is tested where there is one. */
class ConfluentSchemaRegistryTest {

  private static final Schema SCHEMA = RawPost.getClassSchema();
  private static final String SUBJECT = "raw.posts-value";

  private final AtomicInteger requests = new AtomicInteger();
  private HttpServer server;
  private ConfluentSchemaRegistry registry;
  private volatile int status;
  private volatile String answer;
  private volatile String authorization;

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::respond);
    server.start();
    registry = ConfluentSchemaRegistry.at(url());
  }

  @AfterEach
  void stop() {
    registry.close();
    server.stop(0);
  }

  @Test
  void shouldFindASchemaAndAskForItOnce() {
    answer(200, "{\"schema\": " + quoted(SCHEMA.toString()) + "}");

    assertThat(registry.schemaById(7)).contains(SCHEMA);
    assertThat(registry.schemaById(7)).contains(SCHEMA);
    assertThat(requests).hasValue(1);
  }

  @Test
  void shouldFindASchemaWithNamesThatWeWouldNotGive() {
    answer(
        200,
        "{\"schema\": "
            + quoted("{\"type\": \"enum\", \"name\": \"E\", \"symbols\": [\"ä\", \"größe\"]}")
            + "}");

    assertThat(registry.schemaById(7).orElseThrow().getEnumSymbols()).containsExactly("ä", "größe");
  }

  @Test
  void shouldNotKnowASchemaThatTheRegistryDoesNotHave() {
    answer(404, "{\"error_code\": 40403, \"message\": \"Schema 7 not found\"}");

    assertThat(registry.schemaById(7)).isEmpty();
    assertThat(registry.idOf(SUBJECT, SCHEMA)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"JSON", "PROTOBUF"})
  void shouldNotKnowASchemaThatIsNotAvro(String type) {
    answer(200, "{\"schemaType\": \"" + type + "\", \"schema\": \"{}\"}");

    assertThat(registry.schemaById(7)).isEmpty();
  }

  @Test
  void shouldNotKnowAnAvroSchemaThatCannotBeParsed() {
    answer(200, "{\"schema\": \"{\"}");

    assertThat(registry.schemaById(7)).isEmpty();
  }

  @Test
  void shouldShowUserAndPassword() {
    answer(200, "{\"id\": 12}");

    register(Map.of("basic.auth.user.info", "anna:can:ary"));

    assertThat(authorization)
        .isEqualTo(
            "Basic "
                + Base64.getEncoder()
                    .encodeToString("anna:can:ary".getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void shouldShowAToken() {
    answer(200, "{\"id\": 12}");

    register(Map.of("bearer.auth.token", "canary"));

    assertThat(authorization).isEqualTo("Bearer canary");
  }

  @Test
  void shouldFetchATokenAndShowIt() {
    String claims =
        "{\"sub\":\"palimpsest\",\"scope\":\"registry\",\"iat\":1780000000,\"exp\":4102444800}";
    String token = base64("{\"alg\":\"none\"}") + "." + base64(claims) + "." + base64("signature");
    // One answer for both questions: the token's, and then the registry's
    answer(200, "{\"id\": 12, \"access_token\": \"" + token + "\"}");

    register(
        Map.of(
            "bearer.auth.credentials.source",
            "OAUTHBEARER",
            "bearer.auth.issuer.endpoint.url",
            url() + "/token",
            "bearer.auth.client.id",
            "palimpsest",
            "bearer.auth.client.secret",
            "canary",
            "bearer.auth.scope",
            "registry"));

    assertThat(authorization).isEqualTo("Bearer " + token);
  }

  private static String base64(String text) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }

  private void register(Map<String, String> settings) {
    try (SchemaRegistry secured =
        ConfluentSchemaRegistry.at(new RegistryAddress(url(), settings))) {
      assertThat(secured.register(SUBJECT, SCHEMA)).isEqualTo(12);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 403})
  void shouldSayThatItIsNotLetIn(int refusal) {
    for (String body :
        List.of("{\"error_code\": 40101, \"message\": \"canary\"}", "<html>canary")) {
      answer(refusal, body);

      assertThatExceptionOfType(RegistryUnavailableException.class)
          .isThrownBy(() -> registry.schemaById(7))
          .withMessageContainingAll("password", "--registry-config")
          .withMessageNotContaining("canary");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "schema.registry.ssl.truststore.location, canary.p12",
    "schema.registry.ssl.keystore.type, canary",
    "http.read.timeout.ms, canary",
    "bearer.auth.credentials.source, OAUTHBEARER"
  })
  void shouldSayThatThereCanBeNoClientAndShowNoValue(String name, String value) {
    Map<String, String> settings = new HashMap<>(Map.of(name, value));
    settings.putIfAbsent("schema.registry.ssl.keystore.location", "canary.p12");

    assertThatExceptionOfType(RegistrySettingsException.class)
        .isThrownBy(() -> ConfluentSchemaRegistry.at(new RegistryAddress(url(), settings)))
        .withMessageContaining("--registry-config")
        .withMessageNotContaining("canary")
        .withNoCause();
  }

  @ParameterizedTest
  @ValueSource(ints = {401, 403, 429, 500, 502, 503})
  void shouldBeUnavailableWhenTheAnswerIsAnError(int error) {
    answer(error, "{\"error_code\": 50001, \"message\": \"canary\"}");

    assertUnavailable(() -> registry.schemaById(7));
    assertUnavailable(() -> registry.idOf(SUBJECT, SCHEMA));
    assertUnavailable(() -> registry.accepts(SUBJECT, SCHEMA));
    assertUnavailable(() -> registry.register(SUBJECT, SCHEMA));
  }

  /** A proxy between us and the registry must not make good records look bad. */
  @ParameterizedTest
  @ValueSource(ints = {200, 404, 409, 422, 502})
  void shouldBeUnavailableWhenTheAnswerIsNotARegistrys(int anyStatus) {
    answer(anyStatus, "<html>canary</html>");

    assertUnavailable(() -> registry.schemaById(7));
  }

  @Test
  void shouldBeUnavailableWhenNobodyListens() {
    server.stop(0);

    assertUnavailable(() -> registry.schemaById(7));
    assertUnavailable(() -> registry.register(SUBJECT, SCHEMA));
  }

  @Test
  void shouldAskAgainAfterAFailure() {
    answer(500, "{\"error_code\": 50001, \"message\": \"\"}");
    assertUnavailable(() -> registry.schemaById(7));

    answer(200, "{\"schema\": " + quoted(SCHEMA.toString()) + "}");

    assertThat(registry.schemaById(7)).contains(SCHEMA);
  }

  @Test
  void shouldRegister() {
    answer(200, "{\"id\": 12}");

    assertThat(registry.register(SUBJECT, SCHEMA)).isEqualTo(12);
  }

  @ParameterizedTest
  @CsvSource({"409, 409", "422, 42201"})
  void shouldSayThatASchemaIsRefused(int refusal, int code) {
    answer(refusal, "{\"error_code\": " + code + ", \"message\": \"canary\"}");

    assertThatExceptionOfType(SchemaRefusedException.class)
        .isThrownBy(() -> registry.register(SUBJECT, SCHEMA))
        .withMessageContainingAll("RawPost", SUBJECT)
        .withMessageNotContaining("canary");
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void shouldSayWhetherASubjectAcceptsASchema(boolean compatible) {
    answer(200, compatibilityAndLatest(compatible, SCHEMA));

    assertThat(registry.accepts(SUBJECT, SCHEMA)).isEqualTo(compatible);
  }

  @Test
  void shouldNotBelieveARegistryWithoutRulesThatAcceptsAnything() {
    answer(200, compatibilityAndLatest(true, Schema.create(Schema.Type.INT)));

    assertThat(registry.accepts(SUBJECT, SCHEMA)).isFalse();
  }

  @Test
  void shouldBeUnavailableWhenTheAnswerMeansNothing() {
    answer(200, "{\"is_compatible\": true}"); // and no latest version in the next answer

    assertUnavailable(() -> registry.accepts(SUBJECT, SCHEMA));
  }

  /** One answer for each of the questions that are asked. */
  private static String compatibilityAndLatest(boolean compatible, Schema latest) {
    return "{\"is_compatible\": %s, \"subject\": \"%s\", \"version\": 1, \"id\": 7, \"schema\": %s}"
        .formatted(compatible, SUBJECT, quoted(latest.toString()));
  }

  @ParameterizedTest
  @ValueSource(ints = {40401, 40402})
  void shouldAcceptAnythingUnderANewSubject(int code) {
    answer(404, "{\"error_code\": " + code + ", \"message\": \"not found\"}");

    assertThat(registry.accepts(SUBJECT, SCHEMA)).isTrue();
  }

  private void assertUnavailable(ThrowingCallable question) {
    assertThatExceptionOfType(RegistryUnavailableException.class)
        .isThrownBy(question)
        .withMessageStartingWith("The schema registry at " + url() + " does not answer (")
        .withMessageNotContaining("canary")
        .withNoCause();
  }

  private String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort();
  }

  private void answer(int withStatus, String body) {
    status = withStatus;
    answer = body;
  }

  private void respond(HttpExchange exchange) throws IOException {
    requests.incrementAndGet();
    authorization = exchange.getRequestHeaders().getFirst("Authorization");
    byte[] body = answer.getBytes(StandardCharsets.UTF_8);
    try (exchange) {
      exchange.getRequestBody().readAllBytes();
      exchange.getResponseHeaders().set("Content-Type", "application/vnd.schemaregistry.v1+json");
      exchange.sendResponseHeaders(status, body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static String quoted(String json) {
    return "\"" + json.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }
}
