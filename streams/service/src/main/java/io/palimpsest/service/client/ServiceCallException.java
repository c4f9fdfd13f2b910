package io.palimpsest.service.client;

/** The service does not do what was asked. The message is one line and says what to do. */
public final class ServiceCallException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ServiceCallException(String message) {
    super(message);
  }
}
