package io.palimpsest.service.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.slf4j.LoggerFactory;

class LogLevelsTest {
  @BeforeEach
  void makeLoggers() {
    LoggerFactory.getLogger("io.palimpsest.service.log.test");
    LoggerFactory.getLogger("org.example.test");
    LoggerFactory.getLogger("org.apache.kafka");
    LoggerFactory.getLogger("io.palimpsestic");
    ((Logger) LoggerFactory.getLogger("org.example.silent")).setLevel(Level.OFF);
    LoggerFactory.getLogger("org.example.silent.too");
  }

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
    "org.example.silent, ERROR",
    "org.example.silent.too, WARN",
    "io.palimpsest.nobody, DEBUG",
    "'', INFO",
    "'a b', WARN"
  })
  void shouldRefuseWhatMayQuoteOrMeansNothing(String logger, String level) {
    assertThatIllegalArgumentException().isThrownBy(() -> LogLevels.set(logger, level));
  }
}
