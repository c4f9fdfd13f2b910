package io.palimpsest.benchmarks.load;

/** A measurement has failed. The message is one line and says what to do. */
final class LoadException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  LoadException(String message) {
    super(message);
  }
}
