package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LeftoversTest {

  private final List<String> said = new ArrayList<>();

  @Test
  void shouldWaitForAChildThatEndsByItself() throws Exception {
    try (TestJvm child = TestJvm.start(ChildMain.class, WaitingMain.class.getName())) {
      child.line();
      PlatformState state = stateWith(ProcessIdentity.of(child.handle()));
      child.endInput();

      Leftovers.end(state, Duration.ofSeconds(20), said::add);

      assertThat(child.exitCode()).as("ended, not killed").isZero();
      // It may have been quicker than us; then there was nothing to say.
      assertThat(said).hasSizeLessThanOrEqualTo(1);
    }
  }

  @Test
  void shouldKillAChildThatOutlivesOurPatience() throws Exception {
    try (TestJvm child = TestJvm.start(ChildMain.class, WaitingMain.class.getName())) {
      child.line();

      Leftovers.end(
          stateWith(ProcessIdentity.of(child.handle())), Duration.ofMillis(200), said::add);

      assertThat(child.exitCode()).isEqualTo(128 + 9);
      assertThat(said).containsExactly("waiting for an earlier run to end (1 processes)");
    }
  }

  @Test
  void shouldLeaveAStrangerWithTheSameProcessIdAlone() throws Exception {
    try (TestJvm stranger = TestJvm.start(WaitingMain.class)) {
      stranger.line();
      ProcessIdentity now = ProcessIdentity.of(stranger.handle());
      ProcessIdentity before = new ProcessIdentity(now.pid(), now.started().minusSeconds(60));

      Leftovers.end(stateWith(before), Duration.ofMillis(200), said::add);

      assertThat(stranger.handle().isAlive()).isTrue();
      assertThat(said).isEmpty();
    }
  }

  private static PlatformState stateWith(ProcessIdentity child) {
    return new PlatformState(Ports.ANY, Map.of("broker", child));
  }
}
