package io.palimpsest.service.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.LoggingEvent;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class JsonLayoutTest {
  private static JsonNode line(String message, Throwable error, Map<String, String> known)
      throws IOException {
    Logger logger = (Logger) LoggerFactory.getLogger("io.palimpsest.test");
    LoggingEvent event = new LoggingEvent("", logger, Level.WARN, message, error, null);
    event.setMDCPropertyMap(known);
    String line = new JsonLayout().doLayout(event);
    assertThat(line).endsWith("\n").containsOnlyOnce("\n");
    return new ObjectMapper().readTree(line);
  }

  @Test
  void shouldWriteAnObjectALine() throws IOException {
    JsonNode line = line("two\nlines \"quoted\"", null, Map.of("correlationId", "abc"));

    assertThat(line.get("message").asText()).isEqualTo("two\nlines \"quoted\"");
    assertThat(line.get("level").asText()).isEqualTo("WARN");
    assertThat(line.get("logger").asText()).isEqualTo("io.palimpsest.test");
    assertThat(line.get("correlationId").asText()).isEqualTo("abc");
    assertThat(line.get("time").asText()).matches("\\d{4}-\\d\\d-\\d\\dT.*Z");
    assertThat(line.has("errors")).isFalse();
  }

  @Test
  void shouldNameErrorsAndKeepTheirMessages() throws IOException {
    JsonNode line =
        line("it failed", new IllegalStateException("CANARY", new IOException("CANARY")), Map.of());

    assertThat(line.toString()).doesNotContain("CANARY");
    assertThat(line.get("errors").get(0).asText()).isEqualTo("java.lang.IllegalStateException");
    assertThat(line.get("errors").get(1).asText()).isEqualTo("java.io.IOException");
  }
}
