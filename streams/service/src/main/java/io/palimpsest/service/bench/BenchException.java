package io.palimpsest.service.bench;

/** Thrown when a benchmark cannot give a figure. The message says what to do. */
public final class BenchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BenchException(String message) {
    super(message);
  }
}
