package io.palimpsest.engine;

/**
 * Where state is kept something failed that has nothing to do with the post: nothing is decided
 * about it, and the work is to be done again.
 */
public final class StateUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient RuntimeException failure;

  /**
   * For a failure.
   *
   * @param failure as it was thrown, for whoever handles it
   */
  public StateUnavailableException(RuntimeException failure) {
    super(failure);
    this.failure = failure;
  }

  /** What was thrown. */
  public RuntimeException failure() {
    return failure;
  }
}
