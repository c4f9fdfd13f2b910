package io.palimpsest.benchmarks.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

final class TallyTest {
  private static final long SECOND = 1_000_000_000;

  private final Tally tally = new Tally("run-", 10, 2);

  @Test
  void shouldMeasureFromTheFirstPostToTheLastAnswer() {
    tally.sending(0, 5 * SECOND);
    tally.sending(1, 6 * SECOND);
    tally.add(Outcome.RELEASED, "run-11", 7 * SECOND);
    tally.add(Outcome.WITHHELD, "run-10", 9 * SECOND);

    LoadResult result = tally.result();

    assertThat(result.seconds()).isEqualTo(4);
    assertThat(result.postsPerSecond()).isEqualTo(0.5);
    assertThat(result.released()).isEqualTo(1);
    assertThat(result.withheld()).isEqualTo(1);
    assertThat(result.latencies().least()).isEqualTo(1);
    assertThat(result.latencies().greatest()).isEqualTo(4);
    assertThat(result.line())
        .startsWith("2 posts in 4.0 s: 1 posts/s (1 released, 1 withheld, 0 answered twice)");
  }

  @Test
  void shouldCountAnAnswerOnce() {
    tally.add(Outcome.RELEASED, "run-10", SECOND);
    tally.add(Outcome.RELEASED, "run-10", 2 * SECOND);
    assertThat(tally.isComplete()).isFalse();
    tally.add(Outcome.RELEASED, "run-11", 3 * SECOND);

    assertThat(tally.result().repeated()).isEqualTo(1);
    assertThat(tally.result().released()).isEqualTo(2);
  }

  @Test
  void shouldNotCountPostsOfOthers() {
    for (String id : new String[] {"run-9", "run-12", "run--1", "run-x", "other-10", ""}) {
      tally.add(Outcome.RELEASED, id, SECOND);
    }

    assertThat(tally.answered()).isZero();
    assertThatIllegalStateException().isThrownBy(tally::result);
  }
}
