package io.palimpsest.service.http.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.palimpsest.service.http.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayRequestTest {
  @Test
  void shouldMeanEverythingWhereNothingIsSaid() {
    ReplayOrder order = new ReplayRequest(null, null, null, null).checked();

    assertThat(order.from()).isEmpty();
    assertThat(order.to()).isEmpty();
    assertThat(order.document()).isEmpty();
    assertThat(order.settlingTime()).isEqualTo(Duration.ofSeconds(5));
  }

  @Test
  void shouldTakeTimes() {
    ReplayOrder order =
        new ReplayRequest("2020-05-01T12:00:00Z", "2020-05-02T12:00:00Z", "p", "PT0S").checked();

    assertThat(order.from()).contains(Instant.parse("2020-05-01T12:00:00Z"));
    assertThat(order.to()).contains(Instant.parse("2020-05-02T12:00:00Z"));
    assertThat(order.document()).contains("p");
    assertThat(order.settlingTime()).isZero();
  }

  @Test
  void shouldBeginWithTheEarliestWhereNothingIsAsOld() {
    assertThat(new ReplayRequest("1950-01-01T00:00:00Z", null, null, null).checked().from())
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "hush", "2020-05-01", "+999999999-01-01T00:00:00Z"})
  void shouldRefuseATimeThatIsNoneAndNotQuoteIt(String time) {
    assertThatThrownBy(() -> new ReplayRequest(time, null, null, null).checked())
        .isInstanceOfSatisfying(
            ProblemException.class, e -> assertThat(e.reason()).isEqualTo("invalid-replay"))
        .hasMessage("from must be a time such as 2020-05-01T12:00:00Z");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hush", "PT-1S", "PT2H"})
  void shouldRefuseASettlingTimeThatIsNone(String time) {
    assertThatThrownBy(() -> new ReplayRequest(null, null, null, time).checked())
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("settlingTime must be")
        .hasMessageNotContaining("hush");
  }
}
