package io.palimpsest.topology.client;

/** A post was not published. The message says what to do and quotes nothing of the post. */
public final class PublishException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Why. */
  public enum Reason {
    /** More is being sent than the broker takes: wait, and send it again. */
    BUSY,
    /** The broker does not take a post of this size. */
    TOO_LARGE,
    /** The broker does not answer, or refuses: send it again when it runs. */
    UNAVAILABLE
  }

  private final Reason reason;

  PublishException(Reason reason, String message) {
    super(message);
    this.reason = reason;
  }

  /** Why it was not published. */
  public Reason reason() {
    return reason;
  }
}
