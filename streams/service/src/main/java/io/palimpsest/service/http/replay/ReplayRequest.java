package io.palimpsest.service.http.replay;

import io.micronaut.core.annotation.Introspected;
import io.micronaut.core.annotation.Nullable;
import io.palimpsest.service.http.problem.ProblemException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/**
 * What is asked for.
 *
 * @param from the first moment, such as 2020-05-01T12:00:00Z, by the timestamps on raw.posts;
 *     absent for the earliest
 * @param to the first moment after it; absent for no end
 * @param policy YAML of a policy that is put in force first; absent for the one in force
 * @param settlingTime how long to wait after that, until all instances have read of it, as an ISO
 *     duration of an hour at most; PT5S if absent
 */
@Introspected
public record ReplayRequest(
    @Nullable String from,
    @Nullable String to,
    @Nullable String policy,
    @Nullable String settlingTime) {
  private static final Duration SETTLING_TIME = Duration.ofSeconds(5);
  private static final Duration LONGEST_SETTLING_TIME = Duration.ofHours(1);

  ReplayOrder checked() {
    return new ReplayOrder(
        // Kafka takes no times before 1970, and nothing is that old.
        Optional.ofNullable(from)
            .map(text -> time("from", text))
            .filter(time -> time.isAfter(Instant.EPOCH)),
        Optional.ofNullable(to).map(text -> time("to", text)),
        Optional.ofNullable(policy),
        settlingTime == null ? SETTLING_TIME : duration(settlingTime));
  }

  private static Instant time(String name, String text) {
    try {
      return Instant.ofEpochMilli(Instant.parse(text).toEpochMilli());
    } catch (DateTimeParseException | ArithmeticException e) {
      throw invalid(name + " must be a time such as 2020-05-01T12:00:00Z");
    }
  }

  private static Duration duration(String text) {
    try {
      Duration duration = Duration.parse(text);
      if (!duration.isNegative() && duration.compareTo(LONGEST_SETTLING_TIME) <= 0) {
        return duration;
      }
    } catch (DateTimeParseException | ArithmeticException e) {
      // Told below.
    }
    throw invalid("settlingTime must be an ISO duration such as PT5S, of an hour at most");
  }

  private static ProblemException invalid(String detail) {
    return ProblemException.unprocessable("invalid-replay", detail);
  }
}
