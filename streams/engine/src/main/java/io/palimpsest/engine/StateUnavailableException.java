package io.palimpsest.engine;

/**
 * Thrown when state cannot be read for a reason unrelated to the post. No decision is made; the
 * caller retries.
 */
public final class StateUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient RuntimeException failure;

  /**
   * Wraps a failure.
   *
   * @param failure the original exception, for the caller to rethrow
   */
  public StateUnavailableException(RuntimeException failure) {
    super(failure);
    this.failure = failure;
  }

  /** Returns the original exception. */
  public RuntimeException failure() {
    return failure;
  }
}
