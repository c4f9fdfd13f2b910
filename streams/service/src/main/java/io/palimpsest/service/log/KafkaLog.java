package io.palimpsest.service.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.util.List;
import org.slf4j.LoggerFactory;

/**
 * How much Kafka's clients log. Until a service runs they repeat what our own error says in one
 * line (no broker there, one that turns us away, a topic that is made a moment later), so {@code
 * logback.xml} keeps them at errors and less; a running service wants their warnings.
 */
public final class KafkaLog {
  private static final String CLIENTS = "org.apache.kafka";

  /** Silent until then, and from then on like all others. */
  private static final List<String> SILENT =
      List.of(
          "org.apache.kafka.clients.NetworkClient", "org.apache.kafka.common.utils.KafkaThread");

  private KafkaLog() {}

  /** From here on warnings are worth reading. */
  public static void showWarnings() {
    logger(CLIENTS).setLevel(Level.WARN);
    SILENT.forEach(name -> logger(name).setLevel(null));
  }

  private static Logger logger(String name) {
    return (Logger) LoggerFactory.getLogger(name);
  }
}
