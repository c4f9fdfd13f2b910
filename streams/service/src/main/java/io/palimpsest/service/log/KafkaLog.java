package io.palimpsest.service.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import org.slf4j.LoggerFactory;

/**
 * How much Kafka's clients log. Until a service runs they repeat what our own error says in one
 * line (no broker there, a topic that is made a moment later), so {@code logback.xml} keeps them at
 * errors; a running service wants their warnings.
 */
public final class KafkaLog {
  private KafkaLog() {}

  /** From here on warnings are worth reading. */
  public static void showWarnings() {
    ((Logger) LoggerFactory.getLogger("org.apache.kafka")).setLevel(Level.WARN);
  }
}
