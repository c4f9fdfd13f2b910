package io.palimpsest.topology.runtime;

/** The Kafka cluster is not as it has to be. The message is one line and says what to do. */
public final class ClusterException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClusterException(String message) {
    super(message);
  }
}
