package io.palimpsest.service.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.service.http.author.Account;
import io.palimpsest.service.http.author.AuthorRequest;
import io.palimpsest.service.http.replay.ReplayRequest;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ServiceClientTest {
  private static final String ACCOUNT =
      """
      {"known":true,"pseudonym":"p","keyEpoch":0,"news":{"of":"a later version"},
       "balances":[{"unit":"pure","window":"lifetime","spent":1.5,"budget":3,"used":0.5}],
       "charges":[{"postId":"1","policy":"p","policyVersion":1,"mechanism":"custext","unit":"pure",
                   "cost":1.5,"draws":2,"chargedAt":"2020-05-01T12:00:00Z"}],
       "instance":"here:1"}
      """;

  private StandInService service;

  @BeforeEach
  void start() throws IOException {
    service = new StandInService();
  }

  @AfterEach
  void stop() {
    service.close();
  }

  private ServiceClient client(String token) {
    return new ServiceClient(new ServicePlace(URI.create(service.url()), token, Optional.empty()));
  }

  private ServiceClient client() {
    return client(StandInService.TOKEN);
  }

  @Test
  void shouldSayWhatWasAskedInTheBodyAndReadTheAnswer() {
    service.on("POST /authors/account", 200, ACCOUNT);

    ServiceAnswer answer = client().post("/authors/account", new AuthorRequest("hush"));

    assertThat(service.requests())
        .containsExactly(
            new StandInService.Request("POST /authors/account", "{\"author\":\"hush\"}"));
    assertThat(answer.text()).isEqualTo(ACCOUNT);
    Account account = answer.as(Account.class);
    assertThat(account.pseudonym()).isEqualTo("p");
    assertThat(account.balances().get(0).budget()).isEqualTo(3);
    assertThat(account.charges().get(0).chargedAt())
        .isEqualTo(Instant.parse("2020-05-01T12:00:00Z"));
    assertThat(account.preference()).isNull();
  }

  @Test
  void shouldLeaveOutWhatIsNotSaid() {
    service.on("POST /replays", 202, "{}");

    client().post("/replays", new ReplayRequest("2020-05-01T12:00:00Z", null, null, null));

    assertThat(service.requests().get(0).body()).isEqualTo("{\"from\":\"2020-05-01T12:00:00Z\"}");
  }

  @Test
  void shouldTellWhatTheServiceSaysInOneLine() {
    service.on(
        "GET /replays/1", 404, "{\"detail\":\"none of\\n this id\",\"correlationId\":\"c\"}");
    service.on("POST /replays", 500, "{\"detail\":\"a fault\",\"correlationId\":\"c-1\"}");

    assertThatThrownBy(() -> client().get("/replays/1"))
        .isInstanceOf(ServiceCallException.class)
        .hasMessage("none of this id");
    assertThatThrownBy(() -> client().post("/replays")).hasMessage("a fault (c-1)");
  }

  @Test
  void shouldSayWhichTokenToGive() {
    assertThatThrownBy(() -> client("plk_other").get("/me"))
        .isInstanceOf(ServiceCallException.class)
        .hasMessageContaining("--token-file")
        .hasMessageNotContaining("plk_other");
  }

  @Test
  void shouldNotBelieveThatAnythingElseIsTheService() {
    service.on("GET /me", 200, "<html>hush</html>").on("GET /health", 302, "<html>hush</html>");

    assertThatThrownBy(() -> client().get("/me").as(Account.class))
        .isInstanceOf(ServiceCallException.class)
        .hasMessageContaining("check the URL")
        .hasMessageNotContaining("hush");
    assertThatThrownBy(() -> client().get("/health"))
        .hasMessageContaining("status 302")
        .hasMessageNotContaining("hush");
  }

  @Test
  void shouldAskAgainWhatCannotBeDoneNow() {
    service.onUnavailable("GET /me", "0").onUnavailable("GET /me", "0").on("GET /me", 200, "{}");

    client().get("/me");

    assertThat(service.calls()).hasSize(3);
  }

  @Test
  void shouldNotAskForEver() {
    service.onUnavailable("GET /me", "0").onUnavailable("GET /health", "3600");

    assertThatThrownBy(() -> client().get("/me")).hasMessage("being restored");
    assertThat(service.calls()).hasSizeBetween(2, 10);
    assertThatThrownBy(() -> client().get("/health")).hasMessage("being restored");
    assertThat(service.calls()).filteredOn("GET /health"::equals).hasSize(1);
  }

  @Test
  void shouldSayThatNothingAnswers() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0)) {
      port = socket.getLocalPort();
    }
    ServiceClient client =
        new ServiceClient(
            new ServicePlace(
                URI.create("http://127.0.0.1:" + port), "plk_canary", Optional.empty()));

    assertThatThrownBy(() -> client.get("/me"))
        .isInstanceOf(ServiceCallException.class)
        .hasMessageContaining("palimpsest run")
        .hasMessageContaining("--url")
        .hasMessageNotContaining("canary");
  }

  @Test
  void shouldShowNoToken() {
    assertThat(new ServicePlace(URI.create("http://h:1"), "plk_canary", Optional.empty()))
        .asString()
        .doesNotContain("canary");
  }
}
