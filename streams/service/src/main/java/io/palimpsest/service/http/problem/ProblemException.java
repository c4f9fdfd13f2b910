package io.palimpsest.service.http.problem;

import io.micronaut.http.HttpStatus;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A request cannot be done. Whatever it says goes to the caller, so it quotes nothing. */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient HttpStatus status;
  private final String reason;
  private final transient Map<String, Object> more;
  private final transient Optional<Duration> retryAfter;

  private ProblemException(
      HttpStatus status,
      String reason,
      String detail,
      Map<String, Object> more,
      Optional<Duration> retryAfter) {
    super(detail, null, false, false);
    this.status = status;
    this.reason = reason;
    this.more = more;
    this.retryAfter = retryAfter;
  }

  /** Something else. */
  public static ProblemException of(HttpStatus status, String reason, String detail) {
    return new ProblemException(status, reason, detail, Map.of(), Optional.empty());
  }

  /** What was sent means nothing here. */
  public static ProblemException unprocessable(String reason, String detail) {
    return of(HttpStatus.UNPROCESSABLE_ENTITY, reason, detail);
  }

  /** There is no such thing. */
  public static ProblemException notFound(String reason, String detail) {
    return of(HttpStatus.NOT_FOUND, reason, detail);
  }

  /** The caller is too fast. */
  public static ProblemException tooMany(String reason, String detail, Duration retryAfter) {
    return new ProblemException(
        HttpStatus.TOO_MANY_REQUESTS, reason, detail, Map.of(), Optional.of(retryAfter));
  }

  /** It cannot be done now. */
  public static ProblemException unavailable(String reason, String detail, Duration retryAfter) {
    return new ProblemException(
        HttpStatus.SERVICE_UNAVAILABLE, reason, detail, Map.of(), Optional.of(retryAfter));
  }

  /** The same, saying more. */
  public ProblemException with(Map<String, Object> members) {
    return new ProblemException(status, reason, getMessage(), Map.copyOf(members), retryAfter);
  }

  HttpStatus status() {
    return status;
  }

  /** A word for programs to decide by. */
  public String reason() {
    return reason;
  }

  Map<String, Object> more() {
    return more;
  }

  Optional<Duration> retryAfter() {
    return retryAfter;
  }
}
