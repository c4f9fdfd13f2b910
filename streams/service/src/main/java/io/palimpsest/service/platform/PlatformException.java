package io.palimpsest.service.platform;

/** The platform cannot start. The message is one line for the user: what is wrong, what to do. */
public final class PlatformException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  PlatformException(String message) {
    super(message);
  }

  PlatformException(String message, Throwable cause) {
    super(message, cause);
  }
}
