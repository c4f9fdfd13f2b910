package io.palimpsest.topology.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class BrokerAnswersTest {

  @Test
  void shouldAskUntilBrokersHaveHeardOfIt() {
    AtomicInteger questions = new AtomicInteger();

    new BrokerAnswers("broker:9092", Duration.ofMinutes(1))
        .awaitThat("topics are there", () -> questions.incrementAndGet() == 3);

    assertThat(questions).hasValue(3);
  }

  @Test
  void shouldSayWhatToDoIfTheyNeverHearOfIt() {
    BrokerAnswers answers = new BrokerAnswers("broker:9092", Duration.ZERO);

    assertThatExceptionOfType(ClusterException.class)
        .isThrownBy(() -> answers.awaitThat("topics are there", () -> false))
        .withMessageContaining("broker:9092")
        .withMessageContaining("topics are there")
        .withMessageContaining("check that its brokers reach their controller");
  }

  @Test
  void shouldEndAtOnceWhenInterrupted() {
    BrokerAnswers answers = new BrokerAnswers("broker:9092", Duration.ofMinutes(1));
    Thread.currentThread().interrupt();

    assertThatExceptionOfType(ClusterException.class)
        .isThrownBy(() -> answers.awaitThat("topics are there", () -> false));

    assertThat(Thread.interrupted()).isTrue();
  }
}
