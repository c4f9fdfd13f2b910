package io.palimpsest.service.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import org.junit.jupiter.api.Test;

class MessagelessThrowableTest {
  private static String converted(Throwable error) {
    LoggingEvent event =
        new LoggingEvent(
            "test", new LoggerContext().getLogger("test"), Level.WARN, "it failed", error, null);
    return new MessagelessThrowable().convert(event);
  }

  @Test
  void shouldWriteClassesAndFramesOfAllCausesAndNoMessage() {
    Throwable error =
        new IllegalStateException("a secret", new NumberFormatException("another secret"));

    assertThat(converted(error))
        .contains("IllegalStateException", "caused by java.lang.NumberFormatException")
        .contains("MessagelessThrowableTest")
        .doesNotContain("secret");
  }

  @Test
  void shouldWriteNothingWhereThereIsNoError() {
    assertThat(converted(null)).isEmpty();
  }
}
