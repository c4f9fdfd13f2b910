package io.palimpsest.service.bench;

/** A measurement that came to nothing; the message is for people. */
public final class BenchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BenchException(String message) {
    super(message);
  }
}
