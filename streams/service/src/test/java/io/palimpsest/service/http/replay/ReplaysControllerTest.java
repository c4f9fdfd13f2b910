package io.palimpsest.service.http.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.micronaut.http.HttpHeaders;
import io.micronaut.http.HttpResponse;
import io.micronaut.security.authentication.Authentication;
import io.palimpsest.service.http.access.Role;
import io.palimpsest.service.http.problem.ProblemException;
import java.time.InstantSource;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReplaysControllerTest {
  private static final Authentication OPERATOR = Authentication.build("o", List.of(Role.OPERATOR));

  private static final Authentication OFFICER =
      Authentication.build("p", List.of(Role.PRIVACY_OFFICER));

  private static final ReplayRequest WITHOUT_POLICY = new ReplayRequest(null, null, null, null);

  private static final ReplayRequest WITH_POLICY =
      new ReplayRequest(
          null,
          null,
          """
          policy: redact
          version: 2
          topics: [raw.posts]
          tokens: { mechanism: redact }
          """,
          "PT0S");

  private final ReplayDesk desk =
      new ReplayDesk(StandInGround.of(1), InstantSource.fixed(StandInGround.NOW), 10);
  private final ReplaysController replays = new ReplaysController(desk);

  @AfterEach
  void close() throws InterruptedException {
    desk.close();
  }

  private static void assertForbidden(ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ProblemException.class, e -> assertThat(e.reason()).isEqualTo("forbidden"));
  }

  private void awaitPrice(String id) {
    await("it is priced").until(() -> replays.find(id).state().equals("priced"));
  }

  @Test
  void shouldSayWhereAReplayCanBeFollowed() {
    HttpResponse<ReplayAnswer> begun = replays.begin(WITHOUT_POLICY, OPERATOR);

    assertThat(begun.code()).isEqualTo(202);
    assertThat(begun.header(HttpHeaders.LOCATION))
        .isEqualTo("/api/v1/replays/" + begun.body().id());
    awaitPrice(begun.body().id());
    assertThat(replays.confirm(begun.body().id(), OPERATOR).code()).isEqualTo(202);
  }

  @Test
  void shouldLetNobodyButAPrivacyOfficerPutAPolicyInForce() {
    assertForbidden(() -> replays.begin(WITH_POLICY, OPERATOR));

    String id = replays.begin(WITH_POLICY, OFFICER).body().id();
    awaitPrice(id);
    assertForbidden(() -> replays.confirm(id, OPERATOR));
    assertThat(replays.confirm(id, OFFICER).code()).isEqualTo(202);
  }
}
