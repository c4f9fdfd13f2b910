package io.palimpsest.service.platform;

/**
 * Asks a broker whether it serves clients. A parameter, because this module does not compile
 * against Kafka.
 */
@FunctionalInterface
public interface BrokerProbe {

  /**
   * Called again and again, only once the port takes connections. Must come back within a few
   * seconds either way; an exception counts as "not yet".
   */
  boolean answers(String bootstrapServers);
}
