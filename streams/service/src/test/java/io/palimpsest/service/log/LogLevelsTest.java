package io.palimpsest.service.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LogLevelsTest {
  @Test
  void shouldLetOurOwnLoggersSayMore() {
    LogLevels.set("io.palimpsest.service.log.test", "TRACE");

    assertThat(LogLevels.all()).containsEntry("io.palimpsest.service.log.test", "TRACE");
  }

  @Test
  void shouldLetOthersWarn() {
    LogLevels.set("org.example.test", "WARN");

    assertThat(LogLevels.all()).containsEntry("org.example.test", "WARN");
  }

  @ParameterizedTest
  @CsvSource({
    "org.apache.kafka, INFO",
    "io.netty, DEBUG",
    "ROOT, TRACE",
    "io.palimpsestic, DEBUG",
    "io.palimpsest, LOUD",
    "io.palimpsest, debug",
    "'', INFO",
    "'a b', WARN"
  })
  void shouldRefuseWhatMayQuoteOrMeansNothing(String logger, String level) {
    assertThatIllegalArgumentException().isThrownBy(() -> LogLevels.set(logger, level));
  }
}
