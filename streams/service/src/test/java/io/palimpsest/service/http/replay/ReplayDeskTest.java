package io.palimpsest.service.http.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.palimpsest.language.policy.BuiltInPolicies;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.service.http.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ReplayDeskTest {
  private static final String DOCUMENT =
      """
      policy: redact
      version: %d
      topics: [raw.posts]
      tokens: { mechanism: redact }
      """;

  private static final ReplayOrder ALL =
      new ReplayOrder(Optional.empty(), Optional.empty(), Optional.empty(), Duration.ZERO);

  private final AtomicReference<Instant> now = new AtomicReference<>(StandInGround.NOW);
  private Optional<ReplayDesk> desk = Optional.empty();

  private ReplayDesk over(StandInGround ground) {
    return over(ground, 100);
  }

  private ReplayDesk over(StandInGround ground, long maxPosts) {
    desk = Optional.of(new ReplayDesk(ground, now::get, maxPosts));
    return desk.get();
  }

  @AfterEach
  void close() throws InterruptedException {
    if (desk.isPresent()) {
      desk.get().close();
    }
  }

  private static ReplayOrder with(int version, Duration settlingTime) {
    return new ReplayOrder(
        Optional.empty(), Optional.empty(), Optional.of(DOCUMENT.formatted(version)), settlingTime);
  }

  private static ReplayAnswer awaitState(String state, ReplayDesk desk, String id) {
    await(state)
        .atMost(Duration.ofSeconds(10))
        .until(() -> desk.find(id).answer().state().equals(state));
    return desk.find(id).answer();
  }

  private static void assertRefused(String reason, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            ProblemException.class, e -> assertThat(e.reason()).isEqualTo(reason));
  }

  @Test
  void shouldPriceAndSendNothingBeforeItIsConfirmed() {
    StandInGround ground = StandInGround.of(6);
    ReplayDesk replays = over(ground);

    ReplayAnswer begun = replays.begin(ALL);
    assertThat(begun.quote()).isNull();
    assertThat(begun.sent()).isNull();
    ReplayAnswer priced = awaitState("priced", replays, begun.id());

    assertThat(priced.quote().posts()).isEqualTo(6);
    assertThat(priced.quote().authors()).isEqualTo(2);
    assertThat(priced.quote().policy()).isEqualTo("redact");
    assertThat(priced.progress()).isEqualTo(new ReplayAnswer.Progress(6, 6));
    assertThat(priced.leftOut()).isEqualTo(new LeftOut(1, 2));
    assertThat(ground.sent).isEmpty();

    replays.confirm(replays.find(begun.id()));
    ReplayAnswer done = awaitState("done", replays, begun.id());

    assertThat(done.sent()).isEqualTo(6);
    assertThat(done.reason()).isNull();
    assertThat(ground.sent).hasSize(6);
    assertThat(ground.submitted).isEmpty();
    await("it lets go of its connections").until(() -> ground.open.get() == 0);
  }

  @Test
  void shouldPutThePolicyInForceOnlyWhenConfirmed() {
    StandInGround ground = StandInGround.of(1);
    ReplayDesk replays = over(ground);
    String id = replays.begin(with(2, Duration.ofMillis(1))).id();

    awaitState("priced", replays, id);
    assertThat(ground.submitted).isEmpty();
    replays.confirm(replays.find(id));
    awaitState("done", replays, id);

    assertThat(ground.submitted).containsExactly(DOCUMENT.formatted(2));
    assertThat(ground.sent).hasSize(1);
  }

  @Test
  void shouldSendNothingUnderAPolicyThatIsRefused() {
    StandInGround ground = StandInGround.of(1);
    ReplayDesk replays = over(ground);
    String id = replays.begin(with(13, Duration.ZERO)).id();

    awaitState("priced", replays, id);
    replays.confirm(replays.find(id));
    ReplayAnswer failed = awaitState("failed", replays, id);

    assertThat(failed.reason()).isEqualTo("refused");
    assertThat(failed.detail()).isEqualTo("not this one");
    assertThat(failed.sent()).isZero();
    assertThat(ground.sent).isEmpty();
  }

  @Test
  void shouldStopWaitingForInstancesWhenCancelled() throws InterruptedException {
    StandInGround ground = StandInGround.of(1);
    ReplayDesk replays = over(ground);
    String id = replays.begin(with(2, Duration.ofHours(1))).id();
    awaitState("priced", replays, id);
    replays.confirm(replays.find(id));
    await("it is submitted").until(() -> !ground.submitted.isEmpty());

    ReplayAnswer answer = replays.cancel(replays.find(id));

    assertThat(answer.state()).isEqualTo("cancelled");
    assertThat(ground.sent).isEmpty();
  }

  @Test
  void shouldHaveOneAtATime() throws InterruptedException {
    ReplayDesk replays = over(StandInGround.of(1));
    String id = replays.begin(ALL).id();
    awaitState("priced", replays, id);

    assertRefused("busy", () -> replays.begin(ALL));
    replays.cancel(replays.find(id));

    assertThat(replays.begin(ALL).id()).isNotEqualTo(id);
  }

  @Test
  void shouldCancelWhatIsBeingPriced() throws InterruptedException {
    CountDownLatch gate = new CountDownLatch(1);
    StandInGround ground = new StandInGround(1_000, gate);
    ReplayDesk replays = over(ground);
    String id = replays.begin(ALL).id();
    await("it has begun").until(() -> replays.find(id).answer().progress().done() > 0);
    assertRefused("not-priced", () -> replays.confirm(replays.find(id)));

    replays.find(id).cancel();
    gate.countDown();
    ReplayAnswer answer = awaitState("cancelled", replays, id);

    assertThat(answer.quote()).isNull();
    assertThat(answer.progress()).isEqualTo(new ReplayAnswer.Progress(1, 1_000));
    await("it lets go of its connections").until(() -> ground.open.get() == 0);
    assertThat(replays.cancel(replays.find(id)).state()).isEqualTo("cancelled");
  }

  @Test
  void shouldCancelWhatWaitsAndSendItNoMore() throws InterruptedException {
    StandInGround ground = StandInGround.of(1);
    ReplayDesk replays = over(ground);
    String id = replays.begin(ALL).id();
    awaitState("priced", replays, id);

    assertThat(replays.cancel(replays.find(id)).state()).isEqualTo("cancelled");

    assertRefused("not-priced", () -> replays.confirm(replays.find(id)));
    await("it lets go of its connections").until(() -> ground.open.get() == 0);
  }

  @Test
  void shouldDropWhatNobodyConfirms() {
    StandInGround ground = StandInGround.of(1);
    ReplayDesk replays = over(ground);
    String id = replays.begin(ALL).id();
    awaitState("priced", replays, id);

    now.set(StandInGround.NOW.plus(ReplayDesk.PATIENCE).minusMillis(1));
    replays.dropForgotten();
    assertThat(replays.find(id).answer().state()).isEqualTo("priced");
    now.set(StandInGround.NOW.plus(ReplayDesk.PATIENCE));
    assertRefused("not-priced", () -> replays.confirm(replays.find(id)));

    assertThat(replays.find(id).answer().state()).isEqualTo("cancelled");
    assertThat(replays.find(id).answer().reason()).isEqualTo("not-confirmed");
    await("it lets go of its connections").until(() -> ground.open.get() == 0);
  }

  @Test
  void shouldNotSendWhatWasPricedForAnotherPolicy() {
    StandInGround ground = StandInGround.of(1);
    ReplayDesk replays = over(ground);
    String id = replays.begin(ALL).id();
    awaitState("priced", replays, id);

    ground.inForce = PolicyReader.read(DOCUMENT.formatted(2));
    assertRefused("policy-changed", () -> replays.confirm(replays.find(id)));
    assertThat(ground.sent).isEmpty();

    ground.inForce = BuiltInPolicies.redact();
    replays.confirm(replays.find(id));
    awaitState("done", replays, id);
  }

  @Test
  void shouldRefuseMoreThanItCanRemember() {
    ReplayDesk replays = over(StandInGround.of(4), 3);

    ReplayAnswer failed = awaitState("failed", replays, replays.begin(ALL).id());

    assertThat(failed.reason()).isEqualTo("too-many-posts");
    assertThat(failed.detail()).contains("3 posts", "shorter ranges");
  }

  @Test
  void shouldTellNothingOfAFaultButThatThereWasOne() {
    StandInGround ground = StandInGround.of(1);
    ground.failure = Optional.of(new IllegalStateException("some words"));
    ReplayDesk replays = over(ground);

    ReplayAnswer failed = awaitState("failed", replays, replays.begin(ALL).id());

    assertThat(failed.reason()).isEqualTo("failed");
    assertThat(failed.detail()).doesNotContain("some words");
    await("it lets go of its connections").until(() -> ground.open.get() == 0);
  }

  @Test
  void shouldKeepTheLastFew() throws InterruptedException {
    ReplayDesk replays = over(StandInGround.of(1));
    String first = replays.begin(ALL).id();
    replays.cancel(replays.find(first));
    for (int i = 1; i < ReplayDesk.MAX_KEPT; i++) {
      replays.cancel(replays.find(replays.begin(ALL).id()));
    }

    assertThat(replays.find(first).answer().state()).isEqualTo("cancelled");
    replays.begin(ALL);
    assertRefused("unknown-replay", () -> replays.find(first));
  }

  @Test
  void shouldEndWithTheServer() throws InterruptedException {
    StandInGround ground = new StandInGround(2, new CountDownLatch(1));
    ReplayDesk replays = over(ground);
    String id = replays.begin(ALL).id();
    await("it has begun").until(() -> replays.find(id).answer().progress().done() > 0);

    replays.close();

    await("it is over").until(() -> replays.find(id).isOver());
    await("it lets go of its connections").until(() -> ground.open.get() == 0);
  }
}
