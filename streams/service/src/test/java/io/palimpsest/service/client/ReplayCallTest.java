package io.palimpsest.service.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.service.http.replay.ReplayAnswer;
import io.palimpsest.service.http.replay.ReplayRequest;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ReplayCallTest {
  private StandInService service;

  @BeforeEach
  void start() throws IOException {
    service = new StandInService();
    service.on("POST /replays", 202, replay("pricing", 0));
    service.on("DELETE /replays/7", 200, replay("cancelled", 1));
  }

  @AfterEach
  void stop() {
    service.close();
  }

  static String replay(String state, int done) {
    return "{\"id\":\"7\",\"state\":\"%s\",\"progress\":{\"done\":%d,\"of\":2}}"
        .formatted(state, done);
  }

  private ReplayCall begin() {
    return ReplayCall.begin(
        new ServiceClient(
            new ServicePlace(URI.create(service.url()), StandInService.TOKEN, Optional.empty())),
        new ReplayRequest(null, null, null, null));
  }

  @Test
  void shouldFollowAReplayToItsEnd() {
    service.on("GET /replays/7", 200, replay("pricing", 1));
    service.on("GET /replays/7", 200, replay("priced", 2));
    service.on("POST /replays/7/confirmation", 202, replay("sending", 0));
    service.on("GET /replays/7", 200, replay("done", 2));
    List<Long> progress = new ArrayList<>();

    try (ReplayCall replay = begin()) {
      assertThat(replay.awaitPrice(at -> progress.add(at.done())).state()).isEqualTo("priced");
      replay.confirm();
      assertThat(replay.awaitEnd(at -> progress.add(at.done())).progress())
          .isEqualTo(new ReplayAnswer.Progress(2, 2));
    }

    assertThat(progress).containsExactly(0L, 1L, 0L);
    assertThat(service.calls()).doesNotContain("DELETE /replays/7");
  }

  @Test
  void shouldEndWhatNobodyWaitsForAnyMore() {
    service.on("GET /replays/7", 200, replay("priced", 2));

    try (ReplayCall replay = begin()) {
      replay.awaitPrice(at -> {});
    }

    assertThat(service.calls()).endsWith("DELETE /replays/7").doesNotContain("POST /replays/7");
  }

  @Test
  void shouldSayWhyItFailed() {
    service.on(
        "GET /replays/7",
        200,
        replay("failed", 1).replace("\"id\"", "\"detail\":\"too many\",\"id\""));

    try (ReplayCall replay = begin()) {
      assertThatThrownBy(() -> replay.awaitPrice(at -> {}))
          .isInstanceOf(ServiceCallException.class)
          .hasMessage("too many");
    }
    assertThat(service.calls()).doesNotContain("DELETE /replays/7");
  }

  @Test
  void shouldSayThatSomebodyCancelledIt() {
    service.on("GET /replays/7", 200, replay("cancelled", 1));

    try (ReplayCall replay = begin()) {
      assertThatThrownBy(() -> replay.awaitPrice(at -> {})).hasMessageContaining("cancelled");
    }
  }

  @Test
  void shouldSayOnceThatTheServiceIsGone() {
    ReplayCall replay = begin();
    service.close();

    assertThatThrownBy(() -> replay.awaitPrice(at -> {}))
        .isInstanceOf(ServiceCallException.class)
        .hasMessageContaining(service.url());
    replay.close();
  }
}
