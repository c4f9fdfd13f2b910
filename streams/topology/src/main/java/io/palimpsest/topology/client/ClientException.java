package io.palimpsest.topology.client;

/** A client got no answer or a refusal. The message is one line and says what to do. */
public final class ClientException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ClientException(String message) {
    super(message);
  }
}
