package io.palimpsest.service.http;

/** The HTTP server cannot start. The message is one line and says what to do. */
public final class HttpServerException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  HttpServerException(String message) {
    super(message);
  }
}
