package io.palimpsest.service.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadinessTest {

  @TempDir Path temp;
  private final List<String> said = new CopyOnWriteArrayList<>();
  private DataDirectory data;

  @BeforeEach
  void open() {
    data = DataDirectory.open(temp);
  }

  @AfterEach
  void close() {
    data.close();
  }

  @Test
  void shouldAskAgainUntilTheChildAnswers() {
    ChildProcess child = child(WaitingMain.class.getName(), 0);
    AtomicInteger asked = new AtomicInteger();
    try (Readiness readiness = new Readiness(Duration.ofSeconds(30), said::add)) {
      readiness.expect(
          child,
          () -> {
            if (asked.incrementAndGet() == 1) {
              throw new IllegalStateException("not yet");
            }
            return asked.get() == 3;
          },
          "it is ready");
      readiness.await();
    } finally {
      child.askToEnd();
      child.awaitEnd();
    }
    assertThat(asked).hasValue(3);
    assertThat(said).containsExactly("it is ready");
  }

  @Test
  void shouldNameExitCodeAndLogOfAChildThatEnds() {
    assertThatThrownBy(() -> awaitSilent(child("no.such.Main", 0), Duration.ofSeconds(30)))
        .isInstanceOf(PlatformException.class)
        .hasMessage(
            "the embedded broker ended with exit code 1; see %s and %s",
            data.root().resolve("logs/broker.log"), data.root().resolve("logs/broker.out"));
    assertThat(temp.resolve("logs/broker.out")).content().contains("no.such.Main");
  }

  @Test
  void shouldTellThatThePortWasTaken() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName(Ports.HOST))) {
      int port = taken.getLocalPort();
      assertThatThrownBy(() -> awaitSilent(child("no.such.Main", port), Duration.ofSeconds(30)))
          .isInstanceOf(PlatformException.class)
          .hasMessageContaining("port " + port + " was taken by another program, start again");
    }
  }

  @Test
  void shouldGiveUpOnAChildThatNeverAnswers() {
    ChildProcess child = child(WaitingMain.class.getName(), 0);
    try {
      assertThatThrownBy(() -> awaitSilent(child, Duration.ofSeconds(1)))
          .isInstanceOf(PlatformException.class)
          .hasMessageStartingWith("the embedded broker did not answer within 1 s; see ");
    } finally {
      child.askToEnd();
      child.awaitEnd();
    }
  }

  @Test
  void shouldPassOnNothingOfOurEnvironmentButTheHarmless() throws Exception {
    ChildProcess child = child(EnvironmentMain.class.getName(), 0);
    assertThat(child.exitCode(Duration.ofSeconds(30))).isZero();
    assertThat(temp.resolve("logs/broker.out"))
        .content()
        .contains("CLASSPATH")
        .doesNotContain("USER", "JAVA_TOOL_OPTIONS", "MAVEN");
  }

  private void awaitSilent(ChildProcess child, Duration limit) {
    try (Readiness readiness = new Readiness(limit, said::add)) {
      readiness.expect(child, () -> false, "never");
      readiness.await();
    }
  }

  private ChildProcess child(String main, int port) {
    return ChildProcess.start(
        new ChildCommand(
            "broker",
            port,
            data.root(),
            System.getProperty("java.class.path"),
            List.of(),
            List.of(main),
            Map.of()),
        data);
  }

  /** Prints the names of its environment. */
  static final class EnvironmentMain {

    private EnvironmentMain() {}

    public static void main(String[] args) {
      System.getenv().keySet().forEach(System.out::println);
    }
  }
}
