package io.palimpsest.service.platform;

/**
 * A Kafka broker and a schema registry that are up and answer. Whoever opened a platform closes it,
 * after everything that talks to it is closed.
 */
public interface Platform extends AutoCloseable {

  /** In the form of the Kafka client setting of that name. */
  String bootstrapServers();

  /** Where the Confluent API is served; no slash at the end. */
  String registryUrl();

  /** Ends broker and registry; a second call does nothing. */
  @Override
  void close();
}
