package io.palimpsest.topology;

import static org.assertj.core.api.Assertions.assertThat;

import io.palimpsest.engine.PathStep;
import io.palimpsest.engine.StepTime;
import io.palimpsest.language.policy.PolicyReader;
import io.palimpsest.mechanisms.key.KeyRing;
import io.palimpsest.mechanisms.key.MasterKey;
import io.palimpsest.schemas.Charge;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the path counts is what it does. */
class CountersOnThePathTest {
  private static final String POLICY =
      """
      policy: metered
      version: 1
      topics: [raw.posts]
      tokens: { mechanism: custext, epsilon: 1.0, k: 5, level: token }
      budget: { accountant: pure, epsilon: 4, window: lifetime, when-exhausted: withhold }
      """;

  @TempDir private Path directory;

  private PathDriver path;

  @BeforeEach
  void start() {
    path =
        PathDriver.withLexicon(
            directory.resolve("state"),
            PolicyReader.read(POLICY),
            KeyRing.of(MasterKey.random(), List.of()),
            TinyLexicon.in(directory));
  }

  @AfterEach
  void stop() {
    path.close();
  }

  private long count(PathStep step) {
    return path.counters.time(step).count();
  }

  @Test
  void shouldCountEachPostOnceInEachStepThatItReaches() {
    path.publish("1", "anna", "coffee and tea");
    path.publish("1", "anna", "coffee and tea"); // a copy
    path.publish("2", "anna", String.join(" ", TinyLexicon.WORDS)); // too dear
    path.raw.pipeInput(null, new byte[] {1, 2, 3}, PathDriver.NOW); // no post

    assertThat(Arrays.stream(PathStep.values()).map(this::count))
        .as("validate, admit, deduplicate, detect, pseudonymize, charge, sample, release")
        .containsExactly(4L, 3L, 3L, 2L, 2L, 2L, 1L, 1L);
    assertThat(PathStep.values())
        .allSatisfy(step -> assertThat(path.counters.time(step).nanos()).isPositive());
    assertThat(path.counters.charges()).isEqualTo(1);
    assertThat(path.counters.draws()).isEqualTo(2);
    assertThat(path.counters.releasedAgain()).isZero();
  }

  @Test
  void shouldCountAReplayAsReleasedAndNotAsChargedOrDrawn() {
    path.publish("1", "anna", "coffee and tea");
    path.replay("1", "anna", "coffee and tea");

    assertThat(count(PathStep.RELEASE)).isEqualTo(2);
    assertThat(path.counters.released()).isEqualTo(2);
    assertThat(path.counters.releasedAgain()).isEqualTo(1);
    assertThat(path.counters.charges())
        .isEqualTo(1)
        .isEqualTo(path.charges.readValuesToList().stream().map(Charge::getPostId).count());
    assertThat(path.counters.draws()).isEqualTo(2);
    assertThat(path.safe.readValuesToList()).hasSize(2).extracting("text").hasSize(2);
  }

  @Test
  void shouldTellHowLongPostsTook() {
    path.publish("1", "anna", "coffee");
    var before = path.counters.latencies();
    path.driver.advanceWallClockTime(Duration.ofSeconds(1));
    path.publish("2", "anna", "tea");

    assertThat(path.counters.latencies().count()).isEqualTo(2);
    assertThat(path.counters.latencies().since(before).count()).isEqualTo(1);
    assertThat(path.counters.latencies().since(before).quantileMillis(0.99)).hasValue(0);
  }

  /** To forward a record is to do all that follows, and that is not the step's own work. */
  @Test
  void shouldLeaveOutWhatFollows() {
    long since = System.nanoTime();
    path.publish("1", "anna", "coffee");
    long whole = System.nanoTime() - since;

    assertThat(
            Arrays.stream(PathStep.values())
                .map(path.counters::time)
                .mapToLong(StepTime::nanos)
                .sum())
        .isLessThanOrEqualTo(whole);
  }
}
