package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class ChildMainTest {

  @Test
  void shouldShutDownInOrderWhenItsInputEnds() throws Exception {
    try (TestJvm child = waitingChild()) {
      child.endInput();

      assertThat(child.line()).isEqualTo("shut down");
      assertThat(child.exitCode()).isZero();
    }
  }

  @Test
  void shouldEndWhenItsParentIsKilled() throws Exception {
    try (TestJvm parent = TestJvm.start(ParentMain.class)) {
      ProcessHandle child = ProcessHandle.of(Long.parseLong(parent.line())).orElseThrow();
      assertThat(child.isAlive()).isTrue();

      parent.signal("KILL");

      await("the child ends").atMost(Duration.ofSeconds(5)).until(() -> !child.isAlive());
    }
  }

  @Test
  void shouldIgnoreWhatATerminalSendsToTheWholeGroup() throws Exception {
    try (TestJvm child = waitingChild()) {
      child.signal("INT");
      child.signal("HUP");

      await("the child stays")
          .during(Duration.ofSeconds(1))
          .atMost(Duration.ofSeconds(2))
          .until(() -> child.handle().isAlive());
      child.endInput();
      assertThat(child.exitCode()).isZero();
    }
  }

  @Test
  void shouldEndOnSigterm() throws Exception {
    try (TestJvm child = waitingChild()) {
      child.signal("TERM");

      assertThat(child.exitCode()).isEqualTo(128 + 15);
    }
  }

  @Test
  void shouldFailAsTheMainClassFails() throws Exception {
    try (TestJvm child = TestJvm.start(ChildMain.class, "no.such.Main")) {
      assertThat(child.exitCode()).isEqualTo(1);
    }
  }

  /** It is copied alone into the class path of the registry. */
  @Test
  void shouldBeOneClassFile() {
    assertThat(ChildMain.class.getDeclaredClasses()).isEmpty();
    assertThat(ChildMain.class.getResource("ChildMain$1.class")).isNull();
  }

  private static TestJvm waitingChild() throws Exception {
    TestJvm child = TestJvm.start(ChildMain.class, WaitingMain.class.getName());
    assertThat(child.line()).isEqualTo("up");
    return child;
  }
}
