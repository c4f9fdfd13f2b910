package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Takes the ten seconds that are its subject. */
class ChildMainIT {

  @Test
  void shouldHaltWhenAShutdownHookHangs() throws Exception {
    try (TestJvm child = TestJvm.start(ChildMain.class, WaitingMain.class.getName(), "hang")) {
      assertThat(child.line()).isEqualTo("up");
      child.endInput();

      assertThat(child.exitCode()).isEqualTo(1);
    }
  }
}
