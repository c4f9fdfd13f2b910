package io.palimpsest.service.command;

import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import picocli.CommandLine.Option;

/** From when to when. */
final class TimeRange {
  private static final String EARLIEST = "earliest";

  @Option(
      names = "--from",
      paramLabel = "TIME",
      required = true,
      description =
          "First moment, as 2020-05-01T12:00:00Z, by the timestamps on raw.posts; or 'earliest'.")
  private String from;

  @Option(
      names = "--to",
      paramLabel = "TIME",
      description = "First moment after it (default: up to the last post).")
  private Optional<String> to = Optional.empty();

  /** The first moment; empty for the earliest. */
  Optional<Instant> from() {
    return from.equals(EARLIEST) ? Optional.empty() : Optional.of(time(from, "--from"));
  }

  /** The first moment after it; empty for no end. */
  Optional<Instant> to() {
    return to.map(text -> time(text, "--to"));
  }

  private static Instant time(String text, String option) {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException e) {
      throw new UserError(option + " must be a time such as 2020-05-01T12:00:00Z");
    }
  }
}
